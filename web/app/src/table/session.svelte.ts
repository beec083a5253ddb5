/** What the viewer of a table does there: decides, takes back, asks for hints, and learns why something is not possible. */
import { untrack } from "svelte";
import { type AnyView, type Hint, type Message, question, SeatView, score, whyNot } from "zoco-kernel";
import type { BoardProps, GameParts } from "../board.js";
import { BoardSelection } from "../boardSelection.svelte.js";
import { say, tell } from "../catalogue.svelte.js";
import { whatOf } from "../errors.js";
import { timing } from "../motion.js";
import { notify } from "../notify.js";
import { nameOf } from "../parts/names.js";
import { preferences } from "../preferences.svelte.js";
import { go, route } from "../route.svelte.js";
import { END, play, TURN } from "../sounds.js";
import { Playback } from "./playback.svelte.js";
import type { Table } from "./table.js";

const LEAST_STEP = 350; // milliseconds: less cannot be followed at any pace
const LONG = 1500; // milliseconds of silence after which a wait is explained

export interface Notice {
  readonly what: Message;
  readonly rule?: string;
}

export class TableSession {
  readonly table: Table;
  readonly parts: GameParts;
  readonly playback: Playback;
  /** Why something is not possible, and by which rule. */
  notice: Notice | null = $state.raw(null);
  /** A decision that ends the turn and waits to be confirmed. */
  pending: number | null = $state(null);
  hints: readonly Hint[] | null = $state.raw(null);
  /** The viewer's last decision. */
  decided: { readonly notation: string } | null = $state.raw(null);
  isThinking = $state(false);
  /** Nothing more can be decided until the table has answered. */
  isSending = $state(false);

  readonly snapshot = $derived.by(() => this.playback.snapshot);
  readonly view: AnyView = $derived.by(() => this.playback.view);
  readonly seats = $derived.by(() => this.table.seats);
  readonly names = $derived(this.seats.map(nameOf));
  /** The moment of the game that is being looked at again: of the address, or stepped to from there. */
  at: number | null = $state(null);
  past: AnyView | null = $state.raw(null);
  #beforePast: AnyView | null = null;
  /** The past is shown moment by moment, up to the present. */
  isReplaying = $state(false);
  readonly isOver = $derived(this.view.ending !== 0 || this.snapshot.ended !== null);
  /** How it ended, in words. */
  readonly ending: Message = $derived.by(() => {
    const { rules, ended } = { rules: this.table.rules, ended: this.snapshot.ended };
    if (ended === null)
      return { id: `${rules.name}-ending-${rules.description.endings[this.view.ending]}`, parameters: {} };
    return { id: `told-${ended.ending}`, parameters: { player: this.names[ended.seat]! } };
  });
  readonly isOnTurn = $derived.by(() => {
    const { viewer, thinking, curtain } = this.snapshot;
    return !this.isOver && !this.isSending && this.view.seat === viewer && thinking === null && curtain === null;
  });
  readonly isAsked = $derived.by(() => this.isOnTurn && this.past === null && this.table.guidance?.isReading !== true);
  readonly seatView: SeatView | null = $derived.by(() => (this.isAsked ? this.#seatView() : null));
  readonly selection = $derived.by(() => {
    const { decide, refuse, seatView } = this;
    const { guidance } = this.table;
    const marked = new Set([...this.#touched, ...(guidance?.look ?? [])]);
    const glows = (action: number): boolean => guidance?.glows(seatView!.write(action)) ?? true;
    return new BoardSelection(this.parts, seatView, marked, { decide, refuse, glows });
  });
  /** In the past: what that moment's decision changed. */
  readonly #touched = $derived.by(() => {
    if (this.past === null) return this.playback.touched;
    return new Set(this.#beforePast === null ? [] : this.parts.touched(this.#beforePast, this.past));
  });
  readonly boardProps: BoardProps = $derived.by(() => {
    const { rules, edition } = this.table;
    const shown = { rules, edition, seats: this.seats, view: this.past ?? this.view };
    return { shown, seatView: this.seatView, selection: this.selection };
  });
  readonly winners: readonly number[] = $derived.by(() => {
    return this.snapshot.ended?.winners ?? (this.isOver ? this.#seatView().winners : []);
  });
  /** The final score, line by line. */
  readonly scores: readonly { readonly heading: string; readonly points: readonly number[] }[] = $derived.by(() => {
    if (!this.isOver) return [];
    const bySeat = this.seats.map((_, seat) => score(this.#seatView(), seat));
    return bySeat[0]!.map(([heading], line) => ({ heading, points: bySeat.map((lines) => lines[line]![1]) }));
  });
  /** For screen readers: what happened, and what is asked now. */
  readonly spoken = $derived.by(() => {
    if (!this.isAsked) return this.snapshot.log.at(-1)?.told.map(tell).join(" ") ?? "";
    const news = this.playback.news.flatMap(({ told }) => told.map(tell)).join(" ");
    return `${news} ${tell(question(this.seatView!, this.names))}`;
  });

  constructor(table: Table, parts: GameParts) {
    [this.table, this.parts] = [table, parts];
    this.playback = new Playback(table, parts);
    $effect(() => () => this.playback.leave());
    $effect(() => {
      void this.snapshot;
      this.dismiss();
    });
    $effect(() => {
      this.at = momentIn(route.query);
    });
    $effect(() => void this.#look(this.at));
    $effect(() => this.#goOn());
    this.#announceTurns();
  }

  async #look(at: number | null): Promise<void> {
    const row = at === null ? null : await this.table.rowAt(at).catch(() => null);
    if (at !== this.at) return;
    this.#beforePast = untrack(() => this.past);
    this.past = row && (this.table.rules.view.decode(row) as unknown as AnyView);
  }

  /** The next moment, when this one has been looked at. */
  #goOn(): (() => void) | undefined {
    const { at, isReplaying } = this;
    if (!isReplaying || at === null) return undefined;
    const timer = setTimeout(() => this.lookAt(at + 1), Math.max(timing().step * 2, LEAST_STEP));
    return () => clearTimeout(timer);
  }

  /** At a moment of the game; at its last one, at the present again. */
  lookAt(moment: number): void {
    if (moment >= this.snapshot.moment) this.toPresent();
    else this.at = Math.max(0, moment);
  }

  /** Plays the others' decisions since the viewer's last one again. */
  replayNews(): void {
    const first = this.playback.news[0];
    if (first === undefined) return;
    this.playback.skip();
    [this.at, this.isReplaying] = [first.moment, true];
  }

  #seatView(): SeatView {
    return new SeatView(this.table.rules, this.table.edition, this.snapshot.row);
  }

  #announceTurns(): void {
    let wasOnTurn = false;
    const { title } = this.table.rules.description;
    $effect(() => {
      if (this.isOver) play(END);
      else if (this.isOnTurn && !wasOnTurn) {
        play(TURN);
        if (this.table.multiplayer) notify(say("app-title-your-turn", { game: title }), this.table.id);
      }
      wasOnTurn = this.isOnTurn;
    });
    $effect(() => {
      document.title = this.isOnTurn ? say("app-title-your-turn", { game: title }) : `${title} · Zoco`;
    });
  }

  readonly decide = (action: number): void => {
    this.hints = null;
    if (preferences.confirm && this.pending !== action && this.#endsTurn(action)) this.pending = action;
    else void this.#send(this.seatView!.write(action));
  };

  readonly confirm = (): void => {
    if (this.pending !== null) this.decide(this.pending);
  };

  #endsTurn(action: number): boolean {
    const after = this.seatView!.after(action).view;
    return after.seat !== this.snapshot.viewer || after.ending !== 0;
  }

  async #send(notation: string): Promise<void> {
    this.isSending = true;
    this.decided = { notation };
    await this.attempt(() => this.table.play(notation));
    this.isSending = false;
  }

  async attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.selection.forget(); // with the keys, you can only reach what glows
      this.notice = { what: whatOf(error) };
    }
  }

  readonly refuse = (picked: readonly string[]): void => {
    this.notice = this.#reason(picked) ?? { what: { id: "app-not-now", parameters: {} } };
  };

  #reason(picked: readonly string[]): Notice | null {
    const { seatView } = this;
    if (seatView === null) {
      const id = this.isOver ? `${this.table.rules.name}-ask-over` : "app-not-your-turn";
      return { what: { id, parameters: {} } };
    }
    for (const notation of this.parts.meant(seatView, picked)) {
      const why = whyNot(seatView, notation, this.names);
      if (why !== null) return why;
    }
    return null;
  }

  readonly undo = (): void => {
    const { takeBack } = this.snapshot;
    this.selection.forget();
    if (takeBack === true) void this.attempt(() => this.table.takeBack());
    else if (takeBack === "by-agreement") void this.attempt(() => this.table.multiplayer!.propose("take-back"));
    else this.notice = { what: takeBack };
  };

  async askForHints(): Promise<void> {
    if (this.seatView === null || this.isThinking || !this.table.allowsHints) return;
    const asked = this.snapshot.moment;
    this.isThinking = true;
    const long = setTimeout(() => (this.notice = { what: { id: "app-hint-wait", parameters: {} } }), LONG);
    await this.attempt(async () => {
      const found = await this.table.hint();
      if (asked === this.snapshot.moment) this.hints = found;
    });
    clearTimeout(long);
    this.isThinking = false;
    if (this.notice?.what.id === "app-hint-wait") this.notice = null;
  }

  tellAll(messages: readonly Message[]): string {
    return messages.map(tell).join(" ");
  }

  /** What lies over the table is put away. */
  dismiss(): void {
    [this.pending, this.hints, this.notice] = [null, null, null];
  }

  /** Back from a moment that is being looked at again. */
  toPresent(): void {
    [this.at, this.isReplaying] = [null, false];
    if (route.query.has("at")) go(route.path);
  }
}

function momentIn(query: URLSearchParams): number | null {
  const written = query.get("at");
  return written !== null && /^\d+$/.test(written) ? Number(written) : null;
}
