/** The boards as one module for Node, which draws a view into an SVG: `npm run draw`. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: "injected" } })], // the styles of a component come with its drawing
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: "draw/lines.js",
    outDir: "../src/tertulia/envs/draw",
    emptyOutDir: true,
    minify: true,
    target: "esnext", // who paints this knows light-dark()
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: "draw.mjs" } },
  },
});
