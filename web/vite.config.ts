/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type HtmlTagDescriptor, type Plugin } from "vite"; // not vitest's: building does without it

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether a module is brought with another. */
function comesWith(root: string, id: string, modules: Modules): boolean {
  const found = new Set([id]);
  for (const one of found) {
    if (one.endsWith(root)) return true;
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer);
  }
  return false;
}

/** All of the first page is one file: every request takes longer than what it carries. */
function group(id: string, modules: Modules): string | null {
  if (comesWith("/src/main.ts", id, modules)) return "in"; // small: it runs before the first page is there
  return comesWith("/src/open.ts", id, modules) ? FIRST : null;
}
const FIRST = "front"; // no other file is called so

/** The first page is asked for together with the way in, and not by it. */
const together: Plugin = {
  name: "together",
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find((one) => one.type === "chunk" && one.name === FIRST);
      if (chunk?.type !== "chunk") throw new Error("there is no first page");
      const link = (rel: string, file: string): HtmlTagDescriptor => ({ tag: "link", attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: "head" });
      return [link("modulepreload", chunk.fileName), ...[...(chunk.viteMetadata?.importedCss ?? [])].map((file) => link("stylesheet", file))];
    },
  },
  apply: "build",
};

export default defineConfig({
  plugins: [svelte(), together],
  worker: { format: "es" },
  build: {
    outDir: "../src/tertulia/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: FIRST, name: group }] } },
    },
  },
  // Only index.html says where the pages lie: `tertulia site` puts them anywhere.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  server: {
    fs: { allow: [".."] }, // the sentences lie beside the Python code
    proxy: { "/api": "http://127.0.0.1:8421", "/games": "http://127.0.0.1:8421", "/ws": { target: "ws://127.0.0.1:8421", ws: true } },
  },
  test: { include: ["{src,draw}/**/*.test.ts"], isolate: false },
});
