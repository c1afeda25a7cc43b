import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tertulia/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the sentences lie beside the Python code
    proxy: { "/api": "http://127.0.0.1:8421", "/ws": { target: "ws://127.0.0.1:8421", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
