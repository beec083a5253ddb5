/** Tables in this browser: people around one screen, and bots. */
import { type Edition, type Hint, type Message, newGame, type Row, type Rules } from "zoco-kernel";
import type { Seat } from "../board.js";
import { newId, saveGame, seatsOf } from "../gameStore.js";
import { rulesOf } from "../games.js";
import { link } from "../route.svelte.js";
import type { SnapshotUpdate } from "./localGame.js";
import type { LogEntry, Snapshot, Table } from "./table.js";
import type { Opened } from "./worker.js";
import { WorkerProxy } from "./workerProxy.js";

export interface Places {
  readonly game: string;
  /** The standard one where none is named. */
  readonly edition?: string;
  readonly seats: readonly Pick<Seat, "name" | "level">[];
  /** People around one screen may take back across turns and cards. */
  readonly isFriendly?: boolean;
}

/** Sets a new table and returns its id. */
export async function newLocalTable({ game, edition, seats, isFriendly = false }: Places): Promise<string> {
  const rules = await rulesOf(game);
  const begun = newGame(rules, { players: seats.length, ...(edition !== undefined && { edition }) });
  begun.names = seats.map(({ name }) => name);
  begun.extra = { bots: seats.map(({ level }) => level), started: new Date().toISOString() };
  const id = newId();
  await saveGame(id, begun.record(), seatsOf(begun), isFriendly);
  return id;
}

/** T1.3, A1.1: how seats are drawn. */
export function byLot<Item>(items: readonly Item[]): Item[] {
  const weights = crypto.getRandomValues(new Uint32Array(items.length));
  return items
    .map((item, k) => ({ item, weight: weights[k]! }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ item }) => item);
}

export class LocalTable implements Table {
  readonly id: string;
  readonly rules: Rules;
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  readonly multiplayer = null;
  readonly allowsHints = true;
  readonly guidance = null;
  onBroken: (what: Message) => void = () => undefined;
  readonly #proxy: WorkerProxy;
  readonly #listeners = new Set<(snapshot: Snapshot) => void>();
  #snapshot!: Snapshot;

  private constructor(id: string, rules: Rules, opened: Opened, proxy: WorkerProxy) {
    [this.id, this.rules, this.#proxy] = [id, rules, proxy];
    this.edition = rules.edition(opened.edition);
    this.seats = opened.seats;
  }

  static async open(id: string): Promise<LocalTable> {
    const proxy = new WorkerProxy();
    try {
      const opened = await proxy.ask<Opened>("open", id);
      const table = new LocalTable(id, await rulesOf(opened.game), opened, proxy);
      proxy.onUpdate = (update) => table.#hear(update);
      proxy.onBroken = (what) => table.onBroken(what);
      await proxy.ask("begin");
      return table;
    } catch (error) {
      proxy.close();
      throw error;
    }
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  #hear({ from, log, ...snapshot }: SnapshotUpdate): void {
    const before: readonly LogEntry[] = this.#snapshot?.log ?? [];
    this.#snapshot = { ...snapshot, log: [...before.slice(0, from), ...log] };
    for (const listener of this.#listeners) listener(this.#snapshot);
  }

  listen(listener: (snapshot: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(notation: string): Promise<void> {
    return this.#proxy.ask("play", notation);
  }

  takeBack(): Promise<void> {
    return this.#proxy.ask("takeBack");
  }

  rowAt(moment: number): Promise<Row | null> {
    return this.#proxy.ask("rowAt", String(moment));
  }

  handOver(): Promise<void> {
    return this.#proxy.ask("handOver");
  }

  liftCurtain(): Promise<void> {
    return this.#proxy.ask("liftCurtain");
  }

  hint(): Promise<readonly Hint[]> {
    return this.#proxy.ask("hint");
  }

  record(): Promise<string> {
    return this.#proxy.ask("record");
  }

  verify(): null {
    return null;
  }

  async rematch(): Promise<string> {
    return link([
      "table",
      await newLocalTable({ game: this.rules.name, edition: this.edition.name, seats: byLot(this.seats) }),
    ]);
  }

  replay(moment?: number): string {
    return moment === undefined ? link(["replay", this.id]) : link(["table", this.id], { at: moment });
  }

  leave(): void {
    this.#listeners.clear();
    this.#proxy.close();
  }
}
