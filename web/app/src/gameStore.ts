/** The games that are kept in this browser: records, under short names. */
import { createStore, del, get, set, type UseStore, values } from "idb-keyval";
import {
  type Game,
  type GameRecord,
  type Message,
  recordLine,
  replay,
  type Substitute,
  USUAL_LEVEL,
} from "zoco-kernel";
import type { Seat } from "./board.js";
import { AppError, whatOf } from "./errors.js";
import { gameNamed, gameNames, rulesOf } from "./games.js";

export interface StoredGame {
  readonly id: string;
  /** A line of text, as files have it: seeds beyond JavaScript's numbers stay exact. */
  readonly record: string;
  readonly seats: readonly Seat[];
  /** When it was kept last, as an ISO date. */
  readonly changed: string;
  /** People around one screen may take back across turns and cards. */
  readonly isFriendly?: boolean;
}

/** What lists show of a game. */
export interface GameSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly started: string | null;
  readonly changed: string;
  readonly moves: number;
  readonly record: string;
  /** By seat, and the winning seats; null while the game runs. */
  readonly result: GameRecord["result"] | null;
  /** Taken back across turns or cards: it does not count. */
  readonly isPractice: boolean;
  /** How people ended it, where the rules did not. */
  readonly ended: NonNullable<GameRecord["ended"]> | null;
  /** By seat: at the end, a bot plays for its person. */
  readonly isStoodIn: readonly boolean[];
}

const ID_SIGNS = 8;

let opened: UseStore | null = null;

/** Storage may be closed (a private window, a blocked site) or full: that is said, and nothing goes on as if it were kept. */
async function inStore<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> {
  try {
    opened ??= createStore("zoco", "games");
    return await work(opened);
  } catch (error) {
    const name = error instanceof DOMException ? error.name : String(error);
    throw new AppError(name === "QuotaExceededError" ? "app-store-full" : "app-store-closed", { error: name });
  }
}

export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(ID_SIGNS));
  return Array.from(numbers, (number) => (number % 36).toString(36)).join("");
}

/** Keeps a game as it stands. Whoever plays it hears of it when that fails. */
export function saveGame(id: string, record: GameRecord, seats: readonly Seat[], isFriendly = false): Promise<void> {
  return put({
    id,
    record: recordLine(record),
    seats: seats.map((seat) => ({ ...seat })),
    changed: new Date().toISOString(),
    ...(isFriendly && { isFriendly }),
  });
}

function put(entry: StoredGame): Promise<void> {
  return inStore((store) => set(entry.id, entry, store));
}

export function loadGame(id: string): Promise<StoredGame | null> {
  return inStore(async (store) => (await get<StoredGame>(id, store)) ?? null);
}

export function deleteGame(id: string): Promise<void> {
  return inStore((store) => del(id, store));
}

/** All games, those changed last first. */
export async function listGames(): Promise<GameSummary[]> {
  const entries = await inStore((store) => values<StoredGame>(store));
  return entries.map(listed).sort((a, b) => b.changed.localeCompare(a.changed));
}

function listed({ id, record, seats, changed }: StoredGame): GameSummary {
  const { game, started, moves, result, practice, ended, substitutes } = JSON.parse(record) as GameRecord;
  const known = {
    started: started ?? null,
    moves: moves.length,
    result: result ?? null,
    isPractice: practice === true,
    ended: ended ?? null,
    isStoodIn: seats.map((_, seat) => isStoodIn(substitutes ?? [], seat, moves.length)),
  };
  return { id, game: game, seats, changed, record, ...known };
}

/** Whether a bot plays for a person, after that many decisions. */
export function isStoodIn(substitutes: readonly Substitute[], seat: number, moment: number): boolean {
  const last = substitutes.findLast(([whose, at]) => whose === seat && at <= moment);
  return last !== undefined && last[2] !== null;
}

/** Who sat where, as far as a record says it. */
export function seatsOf(game: Game): Seat[] {
  const { kinds } = game.rules.description.bots;
  const bots = game.extra.bots ?? [];
  return Array.from({ length: game.players }, (_, seat) => {
    const bot = bots[seat] ?? false;
    const known = typeof bot === "string" && Object.hasOwn(kinds, bot.split(":")[0]!);
    const level = known ? bot : bot === false ? null : USUAL_LEVEL;
    return { name: game.names?.[seat] ?? "", colour: game.edition.colours[seat]!, level };
  });
}

/** Plays a record again, whichever game it is of; what is wrong with it is an error. */
export async function readGame(line: string, number = 1): Promise<Game> {
  const named = /"game"\s*:\s*"(\w+)"/.exec(line)?.[1];
  const rules = await rulesOf(named !== undefined && gameNamed(named) ? named : gameNames()[0]!);
  return replay(rules, line, number);
}

export interface Imported {
  readonly ids: readonly string[];
  /** One for each record that could not be taken: which, and what is wrong with it. */
  readonly troubles: readonly Message[];
}

/** Takes the games of record files in; the good ones are kept, whatever is wrong with the others. */
export async function importGames(
  files: Iterable<File>,
  progress: (games: number) => void = () => {},
): Promise<Imported> {
  const known = new Map((await inStore((store) => values<StoredGame>(store))).map(({ id, record }) => [record, id]));
  const [ids, troubles]: [string[], Message[]] = [[], []];
  for (const file of files) {
    const lines = linesOf(await file.text());
    if (lines.length === 0) troubles.push({ id: "record-empty-file", parameters: { path: file.name } });
    for (const [line, text] of lines) {
      try {
        const game = await readGame(text);
        const record = recordLine(game.record());
        const id = known.get(record) ?? newId();
        if (!known.has(record)) await put({ id, record, seats: seatsOf(game), changed: new Date().toISOString() });
        known.set(record, id);
        ids.push(id);
        progress(ids.length);
      } catch (error) {
        if (error instanceof AppError) throw error; // nothing more can be kept
        troubles.push({
          id: "app-import-failed",
          parameters: { file: file.name, line, what: plain(inside(whatOf(error))) },
        });
      }
    }
  }
  return { ids, troubles };
}

/** Without the words of a parser. */
function plain(what: Message): Message {
  return what.id === "record-not-json" ? { id: "app-import-not-json", parameters: {} } : what;
}

/** What is wrong in a record, without the number that it has in a file of its own. */
function inside(what: Message): Message {
  const { what: inner, move } = what.parameters;
  if (what.id === "record-wrong" && typeof inner === "object") return inner;
  if (what.id === "record-wrong-at" && typeof inner === "object") {
    return { id: "app-import-failed-at", parameters: { move: move!, what: inner } };
  }
  return what;
}

/** The records in a file with their lines' numbers: one a line, or one that is written over many. */
function linesOf(text: string): [number, string][] {
  const lines = text.split(/\r?\n/).flatMap((line, k): [number, string][] => (line.trim() ? [[k + 1, line]] : []));
  try {
    if (lines.length > 1 && JSON.parse(text)) return [[1, text]];
  } catch {
    // no single object, so each line is one
  }
  return lines;
}

/** Lets the person save a game as a file. */
export async function downloadGame(id: string): Promise<void> {
  const entry = await loadGame(id);
  if (entry !== null) downloadRecord(entry.record);
}

export function downloadRecord(record: string): void {
  const { game, started } = JSON.parse(record) as GameRecord;
  const address = URL.createObjectURL(new Blob([`${record}\n`], { type: "application/jsonl" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `${game}-${(started ?? new Date().toISOString()).slice(0, 10)}.jsonl`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it only after the click
}
