/** Tables in this browser: people around one screen, and bots. */
import { type Edition, type Hint, type Message, newGame, type Rules } from "zoco-kernel";
import type { Seat } from "../board.js";
import { AppError, whatOf } from "../errors.js";
import { rulesOf } from "../games.js";
import { link } from "../route.svelte.js";
import { keep, newId, seatsOf } from "../shelf.js";
import type { News } from "./host.js";
import type { Happening, Standing, Table } from "./table.js";
import type { Answer, Call, Door, Opened } from "./worker.js";

export interface Places {
  readonly game: string;
  /** The standard one where none is named. */
  readonly edition?: string;
  readonly seats: readonly Pick<Seat, "name" | "level">[];
}

/** Sets a new table and returns its id. */
export async function newLocalTable({ game, edition, seats }: Places): Promise<string> {
  const rules = await rulesOf(game);
  const begun = newGame(rules, { players: seats.length, ...(edition !== undefined && { edition }) });
  begun.names = seats.map(({ name }) => name);
  begun.extra = { bots: seats.map(({ level }) => level), started: new Date().toISOString() };
  const id = newId();
  await keep(id, begun.record(), seatsOf(begun));
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
  readonly company = null;
  readonly allowsHints = true;
  onBroken: (what: Message) => void = () => undefined;
  readonly #office: Office;
  readonly #listeners = new Set<(standing: Standing) => void>();
  #standing!: Standing;

  private constructor(id: string, rules: Rules, opened: Opened, office: Office) {
    [this.id, this.rules, this.#office] = [id, rules, office];
    this.edition = rules.edition(opened.edition);
    this.seats = opened.seats;
  }

  static async open(id: string): Promise<LocalTable> {
    const office = new Office();
    try {
      const opened = await office.ask<Opened>("open", id);
      const table = new LocalTable(id, await rulesOf(opened.game), opened, office);
      office.onNews = (news) => table.#hear(news);
      office.onBroken = (what) => table.onBroken(what);
      await office.ask("begin");
      return table;
    } catch (error) {
      office.close();
      throw error;
    }
  }

  get standing(): Standing {
    return this.#standing;
  }

  #hear({ from, log, ...standing }: News): void {
    const before: readonly Happening[] = this.#standing?.log ?? [];
    this.#standing = { ...standing, log: [...before.slice(0, from), ...log] };
    for (const listener of this.#listeners) listener(this.#standing);
  }

  listen(listener: (standing: Standing) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(notation: string): Promise<void> {
    return this.#office.ask("play", notation);
  }

  takeBack(): Promise<void> {
    return this.#office.ask("takeBack");
  }

  liftCurtain(): Promise<void> {
    return this.#office.ask("liftCurtain");
  }

  hint(): Promise<readonly Hint[]> {
    return this.#office.ask("hint");
  }

  record(): Promise<string> {
    return this.#office.ask("record");
  }

  async rematch(): Promise<string> {
    return link([
      "table",
      await newLocalTable({ game: this.rules.name, edition: this.edition.name, seats: byLot(this.seats) }),
    ]);
  }

  replay(moment?: number): string {
    const { viewer } = this.#standing;
    return link(["replay", this.id], moment === undefined ? {} : { at: moment, ...(viewer >= 0 && { seat: viewer }) });
  }

  leave(): void {
    this.#listeners.clear();
    this.#office.close();
  }
}

/** The worker in which the table lives, and what is being waited for from there. */
class Office {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  #asked = 0;
  onNews: (news: News) => void = () => undefined;
  onBroken: (what: Message) => void = () => undefined;

  constructor() {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => this.#hear(data));
    this.#worker.addEventListener("error", ({ message }) => this.onBroken(whatOf(message)));
  }

  ask<Result>(door: Door, given = ""): Promise<Result> {
    const number = ++this.#asked;
    const call: Call = { number, door, given };
    this.#worker.postMessage(call);
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  #hear(answer: Answer): void {
    if ("news" in answer) {
      this.onNews(answer.news);
      return;
    }
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if ("result" in answer) waiting?.resolve(answer.result as never);
    else if (waiting === undefined) this.onBroken(answer.refused);
    else waiting.reject(new AppError(answer.refused.id, answer.refused.parameters));
  }

  close(): void {
    this.#worker.terminate();
  }
}
