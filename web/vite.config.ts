/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite"; // not vitest's: building does without it

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}
const known = new Map<string, boolean>();

/** Whether the first page brings it. All of that is one file: every request takes longer than what it carries. */
function first(id: string, modules: Modules): boolean {
  if (id.endsWith("/src/main.ts")) return true;
  if (!known.has(id)) {
    known.set(id, false); // modules may import each other
    known.set(id, (modules.getModuleInfo(id)?.importers ?? []).some((one) => first(one, modules)));
  }
  return known.get(id) ?? false;
}

export default defineConfig({
  plugins: [svelte()],
  worker: { format: "es" },
  build: {
    outDir: "../src/tertulia/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ debugName: "first", name: (id, modules) => (first(id, modules) ? "first" : null) }] } },
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
