/** Tables on a server. What is secret is known there and nowhere else; here is what the own seat may know. */
import {
  Commitments,
  type Edition,
  type Hint,
  type Message,
  type Row,
  type Rules,
  replay,
  SeatView,
  SPECTATOR,
  tell,
} from "zoco-kernel";
import type { Seat } from "../board.js";
import { rulesOf } from "../games.js";
import { absenceInWords } from "../online/absence.js";
import { ask, messageOf, serverTime } from "../online/server.js";
import type { TableConnection } from "../online/tableConnection.svelte.js";
import type { TableState, TakeBackNow } from "../online/tableState.js";
import { verdictOn } from "../online/verdict.js";
import { link } from "../route.svelte.js";
import type { DealtFrom, LogEntry, Multiplayer, Snapshot, Table, Verified } from "./table.js";

/** What the server says of the own last decision. */
const TAKE_BACK: Readonly<Record<TakeBackNow, Snapshot["takeBack"]>> = {
  possible: true,
  "by-agreement": "by-agreement",
  nothing: { id: "app-undo-not-yours", parameters: {} },
  revealed: { id: "card-was-revealed", parameters: {} },
};

export class OnlineTable implements Table {
  readonly id: string;
  readonly rules: Rules;
  readonly edition: Edition;
  readonly #connection: TableConnection;
  readonly #listeners = new Set<(snapshot: Snapshot) => void>();
  #snapshot: Snapshot;
  /** The server tells by itself what breaks: `connection.failure`. */
  onBroken: (what: Message) => void = () => undefined;

  private constructor(connection: TableConnection, rules: Rules) {
    [this.id, this.rules, this.#connection] = [connection.id, rules, connection];
    this.edition = rules.edition(connection.facts.edition);
    this.#snapshot = this.#read(connection.state);
    connection.onChange = (state) => this.#hear(state);
  }

  /** Of a room whose game has begun. */
  static async at(connection: TableConnection): Promise<OnlineTable> {
    return new OnlineTable(connection, await rulesOf(connection.facts.game));
  }

  readonly seats: readonly Seat[] = $derived.by(() => {
    return this.#connection.state.chairs.map(({ name, bot }, seat) => {
      return { name: typeof name === "string" ? name : "", colour: this.edition.colours[seat]!, level: bot };
    });
  });

  readonly multiplayer: Multiplayer = $derived.by(() => {
    const { state, facts, present, watching, isConnected, newsFrom } = this.#connection;
    const { chairs, clock, chat, log, you } = state;
    const isNews =
      newsFrom !== null && newsFrom < log.length && log.findLastIndex(({ seat }) => seat === you) < newsFrom;
    return {
      ...{
        isConnected,
        present,
        watching,
        chat,
        missing: this.#missing(),
        newsFrom: isNews ? newsFrom : null,
        isRematchSet: state.rematch !== null,
        isClosed: state.status === "closed",
      },
      hasOpenDeck: facts.open_deck,
      deal: this.#dealt,
      away: chairs.map(({ away }) => away as Multiplayer["away"][number]),
      free: chairs.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : [])),
      left:
        clock && ((seat) => Math.max(0, clock.left[seat]! - (clock.seat === seat ? serverTime() - clock.since : 0))),
      ticking: clock && clock.seat >= 0 ? clock.seat : null,
      say: (text, name) => (you === null ? this.#connection.call(text, name) : this.#connection.say(text)),
      sit: (seat, name) => this.#connection.take(seat, name),
      resign: () => this.#connection.act("resign"),
      comeBack: () => this.#connection.act("back"),
      proposal: state.proposal,
      replaceable: this.#replaceable(),
      absence: absenceInWords(facts),
      propose: (what) => this.#connection.tell("propose", { what }),
      agree: () => this.#connection.tell("agree", { proposal: state.proposal!.number }),
      decline: () => this.#connection.tell("decline", { proposal: state.proposal!.number }),
      replace: (chair, by) => this.#connection.tell("replace", { chair, by }),
      report: (what, why) => this.#connection.report(what, why),
    };
  });

  readonly #dealt: DealtFrom | null = $derived.by(() => {
    const { deal } = this.#connection.state;
    if (deal === null) return null;
    const hasCommitted = (deal.order ?? []).map((chair) => deal.seats[chair] !== null);
    const fingerprint = new Commitments().fingerprint(deal.server, deal.seats);
    return { hasCommitted, fingerprint, trouble: this.#connection.deal.trouble };
  });

  #replaceable(): number | null {
    const { state, facts, present } = this.#connection;
    const seat = this.rules.view.number(state.row!, "seat");
    const { kind, away } = state.chairs[seat]!;
    const isGone = state.status === "running" && kind === "person" && !present[seat] && away === null;
    const isPlaying = state.you !== null && state.you !== seat && state.chairs[state.you]!.bot === null;
    return isGone && isPlaying && (facts.absence ?? null) !== null ? seat : null;
  }

  #missing(): Message | null {
    const { state, facts, present } = this.#connection;
    const seat = this.rules.view.number(state.row!, "seat");
    const { kind, name, away } = state.chairs[seat]!;
    if (state.status !== "running" || kind !== "person" || present[seat] || away !== null || facts.pace === "days")
      return null;
    const parameters = { name: typeof name === "string" ? name : "", minutes: Math.ceil((facts.patience ?? 0) / 60) };
    return { id: facts.patience === null ? "app-online-missing" : "app-online-missing-bot", parameters };
  }

  readonly guidance = null;

  get allowsHints(): boolean {
    return this.#connection.facts.hints;
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  listen(listener: (snapshot: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #read({ you, row, log, takeBack, isPractice, chairs, status, ended }: TableState): Snapshot {
    const onTurn = this.rules.view.number(row!, "seat");
    return {
      moment: log.length,
      viewer: you ?? SPECTATOR,
      row: row!,
      log,
      takeBack: TAKE_BACK[takeBack],
      curtain: null,
      handover: null,
      isPractice,
      thinking: status === "running" && chairs[onTurn]!.bot !== null ? onTurn : null,
      ended: ended && { ending: ended.ending, seat: ended.seat ?? 0, winners: ended.winners },
    };
  }

  #hear(state: TableState): void {
    const snapshot = this.#read(state);
    const { row, log, thinking, takeBack, ended } = this.#snapshot;
    const isOther = snapshot.row !== row || snapshot.log !== log || snapshot.thinking !== thinking;
    if (isOther || snapshot.takeBack !== takeBack || (snapshot.ended !== null) !== (ended !== null))
      this.#show(snapshot);
  }

  #show(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener(snapshot);
  }

  /** What surely follows is shown at once; it is taken back if the server refuses. */
  async play(notation: string): Promise<void> {
    const asked = this.#connection.play(notation);
    this.#foresee(notation);
    try {
      await asked;
    } catch (error) {
      this.#show(this.#read(this.#connection.state));
      throw error;
    }
  }

  #foresee(notation: string): void {
    const { row, log, viewer, moment } = this.#snapshot;
    const seatView = new SeatView(this.rules, this.edition, row);
    const action = seatView.action(notation);
    const after = seatView.foresee(action);
    if (after === null) return;
    const names = this.seats.map(({ name, colour }) => name || { id: `colour-${colour}`, parameters: {} });
    const line: LogEntry = { moment, seat: viewer, told: tell(seatView, action, after, true, names) };
    this.#show({ ...this.#snapshot, moment: moment + 1, row: after.row, log: [...log, line] });
  }

  takeBack(): Promise<void> {
    return this.#connection.undo();
  }

  async rowAt(moment: number): Promise<Row | null> {
    return this.#connection.state.rows[moment] ?? null;
  }

  handOver(): Promise<void> {
    return Promise.resolve();
  }

  liftCurtain(): Promise<void> {
    return Promise.resolve();
  }

  async hint(): Promise<readonly Hint[]> {
    const { hints } = await ask("POST /tables/{id}/hint", { id: this.id });
    const seatView = new SeatView(this.rules, this.edition, this.#snapshot.row);
    return hints.map(({ notation, shares, what, rule, why, close }) => {
      const explained = { what: messageOf(what), rule };
      return {
        action: seatView.action(notation),
        notation,
        shares,
        what: explained,
        why: messageOf(why),
        isClose: close,
      };
    });
  }

  record(): Promise<string> {
    return this.#connection.record();
  }

  verify(): Promise<Verified> | null {
    return this.#connection.state.deal === null ? null : this.#verify();
  }

  async #verify(): Promise<Verified> {
    const { rows, you } = this.#connection.state;
    const game = replay(this.rules, await this.record());
    return { verdict: await verdictOn(game, this.id, you, rows), fair: game.extra.fair };
  }

  async rematch(): Promise<string> {
    return link(["online", this.#connection.state.rematch ?? (await this.#connection.rematch())]);
  }

  /** Others' cards are in the record, so before the end there are only the moments that the viewer saw. */
  replay(moment?: number): string | null {
    if (moment !== undefined) return link(["online", this.id], { at: moment });
    return this.#connection.state.status === "over" ? link(["replay", "online", this.id]) : null;
  }

  leave(): void {
    this.#listeners.clear();
    this.#connection.leave();
  }
}
