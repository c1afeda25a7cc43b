/** The service worker, after everything else: it begins with the list of all files that there are then. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { defineConfig } from "vite";

const PAGES = "../src/tertulia/server/web";
const WORKER = "sw.js";
/** The weights of champions, as large as all the rest: wanted by some, and kept from then on. */
const LARGE = /\.champion-[^.]*\.bin$/;
/** Types and pictures are packed already, and weights have nothing to gain. */
const PACKS_WELL = /^assets\/.*\.(js|css|wasm)$/;

const hash = (data: Buffer | string): string => `sha256-${createHash("sha256").update(data).digest("base64")}`;

function names(): string[] {
  const found = readdirSync(PAGES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith(".br"));
  return found.map(({ parentPath, name }) => join(parentPath, name).slice(PAGES.length + 1).replaceAll("\\", "/")).sort();
}

/** Each file once more, as small as it gets: packed here, once and side by side, it costs a server nothing. */
async function pack(): Promise<void> {
  const files = names().filter((one) => PACKS_WELL.test(one)).map((name) => join(PAGES, name));
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))));
}

/** As one line, so that `tertulia site` can add to it. */
function build(): string {
  const files = names().filter((name) => name !== WORKER && !LARGE.test(name)).map((name) => [name, hash(readFileSync(join(PAGES, name)))]);
  return JSON.stringify({ version: hash(JSON.stringify(files)), files: Object.fromEntries(files) });
}

export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: "list-of-files",
      generateBundle(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type === "chunk") worker.code = `const BUILD = ${build()};\n${worker.code}`;
      },
      closeBundle: pack,
    },
  ],
  build: {
    outDir: PAGES,
    emptyOutDir: false,
    rolldownOptions: { input: "app/service_worker.ts", output: { format: "iife", entryFileNames: WORKER } },
  },
});
