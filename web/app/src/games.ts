/** The games and their rules: those that the app was built with, and plug-ins of the server. Workers load this, too. */
import { type Description, Rules } from "zoco-kernel";
import { AppError } from "./errors.js";

/** What the app knows of a game before its rules are loaded. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly year: number;
  /** Before the numbers of its rules. */
  readonly letter: string;
  readonly levels: readonly string[];
  /** Addresses. */
  readonly module: string;
  readonly description: string;
  /** Of a plug-in: the address of its lessons, */
  readonly lessons?: string;
  /** and by language those of its texts. */
  readonly catalogues?: Readonly<Record<string, string>>;
}

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
const SUMMARIES = import.meta.glob<Omit<GameInfo, "module" | "description">>("../../kernel/built/*/description.json", {
  query: "?summary",
  import: "default",
  eager: true,
});

const games = new Map<string, GameInfo>();
for (const summary of Object.values(SUMMARIES)) {
  const folder = `${BUILT}/${summary.name}`;
  games.set(summary.name, {
    ...summary,
    module: MODULES[`${folder}/module.wasm`]!,
    description: DESCRIPTIONS[`${folder}/description.json`]!,
  });
}

/** By name, the oldest first. */
export function gameNames(): readonly string[] {
  const byAge = (a: GameInfo, b: GameInfo): number => a.year - b.year || a.name.localeCompare(b.name);
  return [...games.values()].sort(byAge).map(({ name }) => name);
}

export function gameNamed(name: string): GameInfo | undefined {
  return games.get(name);
}

/** The games that were added while the app runs, for workers, which know only what the app was built with. */
export function addedGames(): readonly GameInfo[] {
  return [...games.values()].filter(({ catalogues }) => catalogues !== undefined);
}

export function addGames(added: readonly GameInfo[]): void {
  for (const game of added) if (!games.has(game.name)) games.set(game.name, game);
}

/** Asks the server for its plug-ins. Where it does not answer, there are none. */
export async function findPlugins(): Promise<void> {
  try {
    const answer = await fetch(new URL("games.json", document.baseURI));
    const absolute = (path: string): string => new URL(path, document.baseURI).href;
    const found = (await answer.json()) as readonly Required<GameInfo>[];
    addGames(
      found.map((game) => ({
        ...game,
        module: absolute(game.module),
        description: absolute(game.description),
        lessons: absolute(game.lessons),
        catalogues: Object.fromEntries(Object.entries(game.catalogues).map(([code, path]) => [code, absolute(path)])),
      })),
    );
  } catch {
    // the network is gone, or something else than Zoco has answered
  }
}

const loading = new Map<string, Promise<Rules>>();

/** The rules of a game; in the page and in every worker they are loaded once. */
export function rulesOf(name: string): Promise<Rules> {
  if (!loading.has(name)) {
    const rules = load(name);
    rules.catch(() => loading.delete(name)); // the next attempt may find a network
    loading.set(name, rules);
  }
  return loading.get(name)!;
}

async function load(name: string): Promise<Rules> {
  const game = games.get(name);
  if (game === undefined) throw new AppError("app-no-such-game", { name });
  const [module, description] = await Promise.all([
    fetch(game.module).then((answer) => answer.arrayBuffer()),
    fetch(game.description).then((answer) => answer.json() as Promise<Description>),
  ]);
  return Rules.load(name, module, description);
}
