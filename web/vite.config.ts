/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type HtmlTagDescriptor, type Plugin } from "vite"; // not vitest's: building does without it

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Which of these brings a module. */
function broughtBy(roots: RegExp, id: string, modules: Modules): RegExpExecArray | null {
  const found = new Set([id]);
  for (const one of found) {
    const root = roots.exec(one);
    if (root) return root;
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer);
  }
  return null;
}

const FIRST = "front"; // no other file is called so
/** What belongs together is one file: every request takes longer than what it carries, and one file packs better than two. */
const PAGES = {
  in: /\/src\/main\.ts$/, // small: it runs before the first page is there
  [FIRST]: /\/src\/open\.ts$/,
  table: /\/src\/(pages\/Table\.svelte|games\/shared\/.*)$/,
  board: /\/src\/games\/(?<name>\w+)\/index\.ts$/,
  rest: /\/src\/table\/rest\.ts$/,
};
const WORKERS = { worker: /\/src\/here\/worker\.ts$/ };

/** Chromium compiles such a file as a whole while it comes, instead of each function when somebody waits for it. */
const AT_ONCE = "//# allFunctionsCalledOnLoad\n";
const PRESSED = /src\/(pages\/Table\.svelte|games\/\w+\/index\.ts|here\/worker\.ts)$/;

const outputOf = (files: Record<string, RegExp>): object => ({
  postBanner: ({ moduleIds }: { moduleIds: string[] }) => (moduleIds.some((id) => PRESSED.test(id)) ? AT_ONCE : ""),
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: Object.entries(files).map(([debugName, roots], number) => ({
      debugName,
      name: (id: string, modules: Modules) => {
        const root = broughtBy(roots, id, modules);
        return root && (root.groups?.["name"] ?? debugName);
      },
      priority: 9 - number, // what comes with the first page is there already
    })),
  },
});

/** The first page is asked for together with the way in, and not by it. */
const together: Plugin = {
  name: "together",
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find((one) => one.type === "chunk" && one.name === FIRST);
      if (chunk?.type !== "chunk") throw new Error("there is no first page");
      const link = (rel: string, file: string): HtmlTagDescriptor => ({ tag: "link", attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: "head" });
      const needed = [chunk.fileName, ...chunk.imports].filter((file) => !(bundle[file] as { isEntry?: boolean }).isEntry);
      return [...needed.map((file) => link("modulepreload", file)), ...[...(chunk.viteMetadata?.importedCss ?? [])].map((file) => link("stylesheet", file))];
    },
  },
  apply: "build",
};

/** Who reads the pages does not read what is written between the sentences. What a game says to those who ask is a file of its own. */
const sentences: Plugin = {
  name: "sentences",
  enforce: "post",
  transform(code, id) {
    const [, text] = /\.ftl\?raw/.test(id) ? code.split(/^export default /) : [];
    return text && `export default ${JSON.stringify(partOf(id)(bare(JSON.parse(text) as string)))}`;
  },
};
const bare = (sentences: string): string => sentences.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=\S)/g, "\n");

const ASKED = /^\w+-(help|why)-/;
const HELP = /\n +\.help = .*/;
/** `?raw&asked`: help, and why an action may be good; `?raw`: the rest of a game's sentences. */
function partOf(id: string): (sentences: string) => string {
  const [, asked] = /\/words\/\w\w\.ftl\?raw(&asked)?$/.exec(id) ?? [, null];
  const each = (text: string): string[] => text.split(/\n(?=[-a-z])/);
  if (asked === null) return (text) => text;
  if (asked) return (text) => each(text).filter((one) => ASKED.test(one) || HELP.test(one)).join("\n");
  return (text) => each(text).filter((one) => !ASKED.test(one)).map((one) => one.replace(HELP, "")).join("\n");
}

export default defineConfig({
  plugins: [svelte(), together, sentences],
  worker: { format: "es", rolldownOptions: { output: outputOf(WORKERS) } },
  build: {
    outDir: "../src/tertulia/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: outputOf(PAGES) },
  },
  // Only index.html says where the pages lie: `tertulia site` puts them anywhere.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  server: {
    fs: { allow: [".."] }, // the sentences lie beside the Python code
    proxy: { "/api": "http://127.0.0.1:8421", "/games": "http://127.0.0.1:8421", "/ws": { target: "ws://127.0.0.1:8421", ws: true } },
  },
  test: { include: ["{src,draw}/**/*.test.ts"], isolate: false },
});
