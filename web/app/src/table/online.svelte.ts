/** Tables on a server. What is secret is known there and nowhere else; here is what the own seat may know. */
import { type Edition, type Hint, type Message, type Rules, SeatView, SPECTATOR, tell } from "zoco-kernel";
import type { Seat } from "../board.js";
import { rulesOf } from "../games.js";
import type { Now } from "../online/now.js";
import type { Room } from "../online/room.svelte.js";
import { ask, messageOf, serverTime } from "../online/server.js";
import { link } from "../route.svelte.js";
import type { Company, Happening, Standing, Table } from "./table.js";

export class OnlineTable implements Table {
  readonly id: string;
  readonly rules: Rules;
  readonly edition: Edition;
  readonly #room: Room;
  readonly #listeners = new Set<(standing: Standing) => void>();
  #standing: Standing;
  /** The server tells by itself what breaks: `room.failure`. */
  onBroken: (what: Message) => void = () => undefined;

  private constructor(room: Room, rules: Rules) {
    [this.id, this.rules, this.#room] = [room.id, rules, room];
    this.edition = rules.edition(room.facts.edition);
    this.#standing = this.#read(room.now);
    room.onChange = (now) => this.#hear(now);
  }

  /** Of a room whose game has begun. */
  static async at(room: Room): Promise<OnlineTable> {
    return new OnlineTable(room, await rulesOf(room.facts.game));
  }

  readonly seats: readonly Seat[] = $derived.by(() => {
    return this.#room.now.chairs.map(({ name, bot }, seat) => {
      return { name: typeof name === "string" ? name : "", colour: this.edition.colours[seat]!, level: bot };
    });
  });

  readonly company: Company = $derived.by(() => {
    const { now, facts, present, watching, isConnected, newsFrom } = this.#room;
    const { chairs, clock, talk, log, you } = now;
    const isNews =
      newsFrom !== null && newsFrom < log.length && log.findLastIndex(({ seat }) => seat === you) < newsFrom;
    return {
      ...{
        isConnected,
        present,
        watching,
        talk,
        missing: this.#missing(),
        newsFrom: isNews ? newsFrom : null,
        isRematchSet: now.rematch !== null,
        isClosed: now.status === "closed",
      },
      hasOpenDeck: facts.open_deck,
      away: chairs.map(({ away }) => away as Company["away"][number]),
      free: chairs.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : [])),
      left:
        clock && ((seat) => Math.max(0, clock.left[seat]! - (clock.seat === seat ? serverTime() - clock.since : 0))),
      ticking: clock && clock.seat >= 0 ? clock.seat : null,
      say: (text, name) => (you === null ? this.#room.call(text, name) : this.#room.say(text)),
      sit: (seat, name) => this.#room.take(seat, name),
      resign: () => this.#room.act("resign"),
      comeBack: () => this.#room.act("back"),
      rowAt: (moment) => now.rows[moment] ?? null,
    };
  });

  #missing(): Message | null {
    const { now, facts, present } = this.#room;
    const seat = this.rules.view.number(now.row!, "seat");
    const { kind, name, away } = now.chairs[seat]!;
    if (now.status !== "running" || kind !== "person" || present[seat] || away !== null || facts.pace === "days")
      return null;
    const parameters = { name: typeof name === "string" ? name : "", minutes: Math.ceil((facts.patience ?? 0) / 60) };
    return { id: facts.patience === null ? "app-online-missing" : "app-online-missing-bot", parameters };
  }

  get allowsHints(): boolean {
    return this.#room.facts.hints;
  }

  get standing(): Standing {
    return this.#standing;
  }

  listen(listener: (standing: Standing) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #read({ you, row, log, own, chairs, status }: Now): Standing {
    const onTurn = this.rules.view.number(row!, "seat");
    const canTakeBack = status === "running" && onTurn === you && own > 0;
    return {
      moment: log.length,
      viewer: you ?? SPECTATOR,
      row: row!,
      log,
      takeBack: canTakeBack || { id: "app-undo-not-yours", parameters: {} },
      curtain: null,
      thinking: status === "running" && chairs[onTurn]!.bot !== null ? onTurn : null,
    };
  }

  #hear(now: Now): void {
    const standing = this.#read(now);
    const { row, log, thinking } = this.#standing;
    if (standing.row !== row || standing.log !== log || standing.thinking !== thinking) this.#show(standing);
  }

  #show(standing: Standing): void {
    this.#standing = standing;
    for (const listener of this.#listeners) listener(standing);
  }

  /** What surely follows is shown at once; it is taken back if the server refuses. */
  async play(notation: string): Promise<void> {
    const asked = this.#room.play(notation);
    this.#foresee(notation);
    try {
      await asked;
    } catch (error) {
      this.#show(this.#read(this.#room.now));
      throw error;
    }
  }

  #foresee(notation: string): void {
    const { row, log, viewer, moment } = this.#standing;
    const sight = new SeatView(this.rules, this.edition, row);
    const action = sight.action(notation);
    const after = sight.foresee(action);
    if (after === null) return;
    const names = this.seats.map(({ name, colour }) => name || { id: `colour-${colour}`, parameters: {} });
    const line: Happening = { moment, seat: viewer, told: tell(sight, action, after, true, names) };
    this.#show({ ...this.#standing, moment: moment + 1, row: after.row, log: [...log, line] });
  }

  takeBack(): Promise<void> {
    return this.#room.undo();
  }

  liftCurtain(): Promise<void> {
    return Promise.resolve();
  }

  async hint(): Promise<readonly Hint[]> {
    const { hints } = await ask("POST /tables/{id}/hint", { id: this.id });
    const sight = new SeatView(this.rules, this.edition, this.#standing.row);
    return hints.map(({ notation, shares, what, rule, why, close }) => {
      const explained = { what: messageOf(what), rule };
      return { action: sight.action(notation), notation, shares, what: explained, why: messageOf(why), isClose: close };
    });
  }

  record(): Promise<string> {
    return this.#room.record();
  }

  async rematch(): Promise<string> {
    return link(["online", this.#room.now.rematch ?? (await this.#room.rematch())]);
  }

  /** Others' cards are in the record, so before the end there are only the moments that the viewer saw. */
  replay(moment?: number): string | null {
    if (moment !== undefined) return link(["online", this.id], { at: moment });
    return this.#room.now.status === "over" ? link(["replay", "online", this.id]) : null;
  }

  leave(): void {
    this.#listeners.clear();
    this.#room.leave();
  }
}
