import { defineConfig, mergeConfig } from "vitest/config";
import app from "./vite.config.js";

export default mergeConfig(app, defineConfig({ test: { include: ["test/**/*.test.ts"] } }));
