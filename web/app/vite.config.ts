import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./", // the site works in any folder of any host
  plugins: [svelte()],
  resolve: { alias: { "zoco-kernel/built": at("../kernel/built"), "zoco-kernel": at("../kernel/src/index.ts") } },
  worker: { format: "es" },
  build: { outDir: at("../../src/zoco/web"), emptyOutDir: true, target: "es2022" },
  server: { fs: { allow: [at("../..")] } },
  test: { include: ["test/**/*.test.ts"] },
});
