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

/** Plug-ins: those of the server or, where none answers, those that it had the last time. */
export async function findPlugins(isServed: boolean): Promise<void> {
  const list = new URL("games.json", document.baseURI).href;
  try {
    const kept = await openKept();
    const answer = isServed ? await fetch(list) : await kept?.match(list);
    if (answer === undefined) return;
    const found = ((await answer.clone().json()) as readonly Required<GameInfo>[]).map(withAddresses);
    addGames(found);
    if (!isServed || kept === undefined) return;
    await kept.put(list, answer);
    await forgetOthers(kept, new Set([list, ...found.flatMap(filesOf)]));
  } catch {
    // the network is gone, or something else than Zoco has answered
  }
}

function withAddresses(game: Required<GameInfo>): Required<GameInfo> {
  const absolute = (path: string): string => new URL(path, document.baseURI).href;
  return {
    ...game,
    module: absolute(game.module),
    description: absolute(game.description),
    lessons: absolute(game.lessons),
    catalogues: Object.fromEntries(Object.entries(game.catalogues).map(([code, path]) => [code, absolute(path)])),
  };
}

function filesOf(game: Required<GameInfo>): string[] {
  return [game.module, game.description, game.lessons, ...Object.values(game.catalogues)];
}

async function forgetOthers(kept: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const request of await kept.keys()) if (!wanted.has(request.url)) await kept.delete(request);
}

/** What is kept of plug-ins. Pages that did not come over a safe connection can keep nothing. */
async function openKept(): Promise<Cache | undefined> {
  return globalThis.caches?.open("plug-ins").catch(() => undefined);
}

/** A file of a plug-in, kept from its first use on. Its address changes with its content, so it is never old. */
export async function fetchKept(address: string): Promise<Response> {
  const kept = await openKept();
  const found = await kept?.match(address);
  if (found !== undefined) return found;
  const answer = await fetch(address);
  if (answer.ok) await kept?.put(address, answer.clone()).catch(() => undefined); // the disk may be full
  return answer;
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
  const get = game.catalogues === undefined ? fetch : fetchKept;
  const [module, description] = await Promise.all([
    get(game.module).then((answer) => answer.arrayBuffer()),
    get(game.description).then((answer) => answer.json() as Promise<Description>),
  ]);
  return Rules.load(name, module, description);
}
