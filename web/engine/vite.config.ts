/** The engine as one file for programs, with all that it needs: `npm run engine`. */

import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  build: {
    lib: { entry: "src/engine/index.ts", formats: ["es"], fileName: "index" },
    outDir: "../dist/engine",
    emptyOutDir: true,
    minify: false, // who uses it reads it
    target: "es2023",
  },
});
