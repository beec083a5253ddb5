/** The games and their rules. Nothing here draws: workers load it, too. */
import { Rules, type Description, type GameName } from "zoco-kernel";

const MODULES = import.meta.glob<string>("../../kernel/built/*.wasm", { query: "?url", import: "default", eager: true });
const DESCRIPTIONS = import.meta.glob<string>("../../kernel/built/*.json", { query: "?url", import: "default", eager: true });

export const GAMES: readonly GameName[] = ["toledo", "alcazar"];

const loading = new Map<GameName, Promise<Rules>>();

/** The rules of a game; in the page and in every worker they are loaded once. */
export function rulesOf<Name extends GameName>(name: Name): Promise<Rules<Name>> {
  if (!loading.has(name)) loading.set(name, load(name));
  return loading.get(name) as Promise<Rules<Name>>;
}

async function load(name: GameName): Promise<Rules> {
  const [module, description] = await Promise.all([
    fetch(MODULES[`../../kernel/built/${name}.wasm`]!).then((answer) => answer.arrayBuffer()),
    fetch(DESCRIPTIONS[`../../kernel/built/${name}.json`]!).then((answer) => answer.json() as Promise<Description>),
  ]);
  return Rules.load(name, module, description);
}
