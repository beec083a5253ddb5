import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { posters } from "./posters.js";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const SERVER = process.env.ZOCO_SERVER ?? "http://127.0.0.1:8000";

/** A catalogue in parts: what is spoken, and the texts of the rules; what only the command says stays out. */
function catalogues(): Plugin {
  const isRule = (message: string): boolean => /^\w+-(rule|rules|chapter|picture)-/.test(message);
  const isCommand = (message: string): boolean =>
    /^(#|help-|arena-|simulate-|admin-|gpu-|learn-|play-(?!bot-name)|replay-|serve-)/.test(message);
  return {
    name: "zoco-catalogues",
    enforce: "pre",
    load(id) {
      const [, file, part] = /^(.+\.ftl)\?(spoken|rules)$/.exec(id) ?? [];
      if (file === undefined) return null;
      const messages = readFileSync(file, "utf8").split(/^(?=[a-zA-Z#])/m);
      const wanted = messages.filter((message) => !isCommand(message) && isRule(message) === (part === "rules"));
      return `export default ${JSON.stringify(wanted.join(""))};`;
    },
  };
}

/** What the app knows of a game before its rules are loaded: a few facts of its description. */
function summaries(): Plugin {
  return {
    name: "zoco-summaries",
    enforce: "pre",
    load(id) {
      const [, file] = /^(.+\.json)\?summary$/.exec(id) ?? [];
      if (file === undefined) return null;
      const { name, title, year, letter, bots } = JSON.parse(readFileSync(file, "utf8"));
      return `export default ${JSON.stringify({ name, title, year, letter, levels: bots.levels })};`;
    },
  };
}

/** What a file of the build cannot do without; pictures and kernels come when they are asked for. */
function neededBy(file: Rollup.OutputBundle[string]): string[] {
  if (file.type === "asset") return [];
  return [...file.imports, ...(file.viteMetadata?.importedCss ?? [])];
}

/** The service worker, with a list of all files; another list or page is another version. */
function offline(): Plugin {
  return {
    name: "zoco-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const given = readdirSync(at("public"));
      const version = createHash("sha256");
      for (const [name, file] of Object.entries(bundle))
        version.update(name).update(file.type === "asset" ? file.source : file.code);
      for (const name of given) version.update(name).update(readFileSync(at(`public/${name}`)));
      const entry = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" && file.isEntry ? [file.fileName] : [],
      );
      const files = {
        ...Object.fromEntries(Object.entries(bundle).map(([name, file]) => [name, neededBy(file)])),
        ...Object.fromEntries(given.map((name) => [name, []])),
        "index.html": entry,
      };
      const source = readFileSync(at("service-worker.js"), "utf8")
        .replace("__VERSION__", version.digest("hex").slice(0, 12))
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}

const resolve = { alias: { "zoco-kernel/built": at("../kernel/built"), "zoco-kernel": at("../kernel/src/index.ts") } };

export default defineConfig({
  base: "./", // the site works in any folder of any host
  plugins: [catalogues(), summaries(), posters(resolve), svelte(), offline()],
  resolve,
  worker: { format: "es", plugins: () => [summaries()] },
  build: { outDir: at("../../src/zoco/web"), emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [at("../..")] },
    // In development, a running `zoco serve` has the tables and the plug-ins; the header says that they are there.
    proxy: Object.fromEntries(["/api", "/games"].map((path) => [path, { target: SERVER, ws: true }])),
    headers: { "Zoco-Tables": "here" },
  },
});
