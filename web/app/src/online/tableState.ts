/** A table on the server as it is known here: folded from what the server sent, event by event. */
import type { Message, Row } from "zoco-kernel";
import type { ChatLine, LogEntry } from "../table/table.js";
import type { ClockNow, DealNow, Delta, ProposalNow, Result, SeenChair, TableNow } from "./api.js";
import type { Agreement, Decision, Seating, TableEvent } from "./frames.js";
import { messageOf } from "./server.js";

export type TakeBackNow = NonNullable<TableNow["take_back"]>;

export interface TableState {
  /** Of the last event. */
  readonly number: number;
  readonly status: TableNow["status"];
  readonly chairs: readonly SeenChair[];
  /** The own seat. */
  readonly you: number | null;
  readonly row: Row | null;
  /** What the own seat saw after that many decisions. */
  readonly rows: readonly Row[];
  readonly log: readonly LogEntry[];
  /** Of the own next decision. */
  readonly next: number;
  /** What would become of the own last decision. */
  readonly takeBack: TakeBackNow;
  readonly isPractice: boolean;
  readonly clock: ClockNow | null;
  readonly chat: readonly ChatLine[];
  readonly rematch: string | null;
  /** What the shuffles follow from; null where the server shuffles by itself. */
  readonly deal: DealNow | null;
  readonly proposal: ProposalNow | null;
  /** By people, before the rules would have ended it. */
  readonly ended: Result | null;
}

/** Before the first event. */
export function before({ chairs, clock, deal }: TableNow): TableState {
  const nobody: SeenChair = { kind: "open", name: null, bot: null, away: null };
  return {
    ...{ number: 0, status: "open", you: null, row: null, rows: [], log: [], next: 0, chat: [], rematch: null },
    ...{ takeBack: "nothing", isPractice: false, proposal: null, ended: null },
    chairs: chairs.map(() => nobody),
    clock: clock ?? null,
    deal: deal ?? null,
  };
}

export function fold(before: TableState, event: TableEvent): TableState {
  const { number } = event;
  const { proposal = before.proposal, take_back: takeBack = before.takeBack, practice = before.isPractice } = event;
  const state = { ...before, proposal, takeBack, isPractice: practice };
  switch (event.what) {
    case "start": {
      const { chairs, you = null, clock = null, next } = event;
      const row = rowOf(event.view);
      const deal = event.deal ?? null;
      return { ...state, number, status: "running", chairs, you, clock, next: next ?? 0, row, rows: [row], deal };
    }
    case "play":
    case "undo":
      return decided(state, event);
    case "chat": {
      const { at, seat = null, name, text, line = 0 } = event;
      return { ...state, number, chat: [...state.chat, { number, at, seat, name, text, line }] };
    }
    case "propose":
    case "agree":
    case "decline":
    case "end":
      return agreed(state, event);
    case "rematch":
      return { ...state, number, rematch: event.rematch };
    case "close":
      return { ...state, number, status: "closed" };
    default: {
      const { chairs, clock = state.clock, at } = event;
      const note = noteOf(state, event);
      return {
        ...state,
        number,
        chairs,
        clock,
        deal: event.deal ?? state.deal,
        chat: note ? [...state.chat, { number, at, seat: null, note }] : state.chat,
      };
    }
  }
}

function decided(state: TableState, event: Decision): TableState {
  const { number, seat, told, clock = null, delta, next } = event;
  const row = patched(state.row!, delta);
  const line: LogEntry = { moment: state.log.length, seat, told: told.map(messageOf) };
  const status = event.result ? "over" : state.status;
  return {
    ...state,
    number,
    status,
    clock,
    next: next ?? state.next,
    row,
    rows: [...state.rows, row],
    log: [...state.log, line],
  };
}

/** What people say to each other is a note; what follows when all of them agree is part of the game's course. */
function agreed(state: TableState, event: Agreement): TableState {
  const { number, at, seat, told, delta, next, result, clock = state.clock } = event;
  const said = told.map(messageOf);
  const note = { number, at, seat: null, note: said.at(delta ? 0 : -1)! };
  const after = { ...state, number, clock, next: next ?? state.next, chat: [...state.chat, note] };
  if (result) return { ...after, status: "over", ended: result };
  if (!delta) return after;
  const row = patched(state.row!, delta);
  const line: LogEntry = { moment: state.log.length, seat, told: said.slice(-1) };
  return {
    ...after,
    row,
    rows: [...state.rows, row],
    log: [...state.log, line],
  };
}

/** What people hear when somebody comes or goes while the game runs. */
function noteOf({ row }: TableState, { what, seat, chairs }: Seating): Message | null {
  if (row === null || seat === undefined || seat === null) return null;
  const { name, away } = chairs[seat]!;
  const parameters = { name: typeof name === "string" ? name : name === null ? "" : messageOf(name) };
  if (what === "back") return { id: "app-note-back", parameters };
  return what === "away" ? { id: `app-note-away-${away}`, parameters } : null;
}

function patched(row: Row, { at, to }: Delta): Row {
  const changed = row.slice();
  at.forEach((place, k) => (changed[place] = to[k]!));
  return changed;
}

function rowOf(text: string): Row {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}
