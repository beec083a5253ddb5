/** The games and their rules. Nothing here draws: workers load it, too. */
import { type Description, Rules } from "zoco-kernel";

const BUILT = "../../kernel/built";
const MODULES = import.meta.glob<string>("../../kernel/built/*/module.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});
const DESCRIPTIONS = import.meta.glob<string>("../../kernel/built/*/description.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const LETTERS = import.meta.glob<string>("../../kernel/built/*/description.json", { import: "letter", eager: true });
const YEARS = import.meta.glob<number>("../../kernel/built/*/description.json", { import: "year", eager: true });

const fileOf = (name: string): string => `${BUILT}/${name}/description.json`;

/** By name, the oldest first. */
export const GAMES: readonly string[] = Object.keys(DESCRIPTIONS)
  .map((path) => path.split("/").at(-2)!)
  .sort((a, b) => YEARS[fileOf(a)]! - YEARS[fileOf(b)]! || a.localeCompare(b));

/** Before the numbers of a game's rules. */
export function letterOf(name: string): string {
  return LETTERS[fileOf(name)]!;
}

const loading = new Map<string, Promise<Rules>>();

/** The rules of a game; in the page and in every worker they are loaded once. */
export function rulesOf(name: string): Promise<Rules> {
  if (!loading.has(name)) loading.set(name, load(name));
  return loading.get(name)!;
}

async function load(name: string): Promise<Rules> {
  const [module, description] = await Promise.all([
    fetch(MODULES[`${BUILT}/${name}/module.wasm`]!).then((answer) => answer.arrayBuffer()),
    fetch(DESCRIPTIONS[fileOf(name)]!).then((answer) => answer.json() as Promise<Description>),
  ]);
  return Rules.load(name, module, description);
}
