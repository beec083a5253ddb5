/** The rules as tests load them: without a server. */
import { type Description, Rules } from "zoco-kernel";

const MODULES = import.meta.glob<string>("../../kernel/built/*/module.wasm", {
  query: "?url&inline",
  import: "default",
});
const DESCRIPTIONS = import.meta.glob<Description>("../../kernel/built/*/description.json", { import: "default" });

const CATALOGUES = import.meta.glob<string>(
  ["../../../src/zoco/messages/*.ftl", "../../../src/zoco/*/messages/*.ftl"],
  { query: "?raw", import: "default" },
);

/** All that is said in a language, shared and by game. */
export async function catalogueOf(language: string): Promise<string> {
  const files = Object.keys(CATALOGUES).filter((path) => path.endsWith(`/${language}.ftl`));
  return (await Promise.all(files.map((path) => CATALOGUES[path]!()))).join("\n");
}

export async function rulesOf(name: string): Promise<Rules> {
  const [module, description] = await Promise.all([
    MODULES[`../../kernel/built/${name}/module.wasm`]!(),
    DESCRIPTIONS[`../../kernel/built/${name}/description.json`]!(),
  ]);
  return Rules.load(name, await (await fetch(module)).arrayBuffer(), description);
}
