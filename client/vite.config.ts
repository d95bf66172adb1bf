import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Built into the Python package: one wheel holds the server and its page, and nothing is loaded from elsewhere.
export default defineConfig({
  base: "./", // wherever on its site the page is
  plugins: [svelte()],
  build: { outDir: "../src/housebound/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8025", ws: true } } },
});
