/** The boards as one script for V8, which draws a view into an SVG: `npm run draw`. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: "injected" } })], // the styles of a component come with its drawing
  publicDir: false,
  ssr: { noExternal: true, resolve: { conditions: ["worker", "module"] } },
  build: {
    ssr: "draw/draw.ts",
    outDir: "../src/tertulia/envs/draw",
    emptyOutDir: true,
    minify: true,
    target: "esnext", // the styles are resolved when it draws
    rolldownOptions: { output: { codeSplitting: false, format: "iife", name: "boards", entryFileNames: "boards.js" } },
  },
});
