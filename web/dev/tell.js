/** Says messages as the pages do, in every language: JSON with `games`, `players` and `told` in, sentences by language out. */

import { json } from "node:stream/consumers";
import { createServer } from "vite";

const { games, players, told } = await json(process.stdin);
Object.assign(globalThis, { document: { documentElement: {} } }); // the words write there in which language they speak
const server = await createServer({ logLevel: "error", appType: "custom", server: { middlewareMode: true, watch: null, ws: false } });
const { words } = await server.ssrLoadModule("/src/words/words.svelte.ts");
const { LANGUAGES } = await server.ssrLoadModule("/src/facts.ts");
await words.need("web", ...games);
const sentences = {};
for (const language of Object.keys(LANGUAGES)) {
  await words.speak(language);
  sentences[language] = told.map((said) => words.tell(said, players));
}
await server.close();
console.log(JSON.stringify(sentences));
