import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { emblems } from "./tools/emblems.ts";
import { messages } from "./tools/messages.ts";

const SERVER = process.env.CONCLAVE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte(), emblems(), messages()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: SERVER, changeOrigin: false }, // the server accepts only its own origin
      "/ws": { target: SERVER, ws: true, changeOrigin: false },
    },
  },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
