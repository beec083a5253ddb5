/** A table on the server as it is known here: folded from what the server sent, event by event. */
import type { Message, Row } from "zoco-kernel";
import type { Happening, Said } from "../table/table.js";
import type { ClockNow, Delta, SeenChair, TableNow } from "./api.js";
import type { Decision, Seating, TableEvent } from "./frames.js";
import { messageOf } from "./server.js";

export interface Now {
  /** Of the last event. */
  readonly number: number;
  readonly status: TableNow["status"];
  readonly chairs: readonly SeenChair[];
  /** The own seat. */
  readonly you: number | null;
  readonly row: Row | null;
  /** What the own seat saw after so many decisions. */
  readonly rows: readonly Row[];
  readonly log: readonly Happening[];
  /** Of the own next decision. */
  readonly next: number;
  /** So many of the own last decisions are of this turn. */
  readonly own: number;
  readonly clock: ClockNow | null;
  readonly talk: readonly Said[];
  readonly rematch: string | null;
}

/** Before the first event. */
export function before({ chairs, clock }: TableNow): Now {
  const nobody: SeenChair = { kind: "open", name: null, bot: null, away: null };
  return {
    ...{ number: 0, status: "open", you: null, row: null, rows: [], log: [], next: 0, own: 0, talk: [], rematch: null },
    chairs: chairs.map(() => nobody),
    clock: clock ?? null,
  };
}

export function fold(now: Now, event: TableEvent): Now {
  const { number } = event;
  switch (event.what) {
    case "start": {
      const { chairs, you = null, clock = null, next } = event;
      const row = rowOf(event.view);
      return { ...now, number, status: "running", chairs, you, clock, next: next ?? 0, row, rows: [row] };
    }
    case "play":
    case "undo":
      return decided(now, event);
    case "chat": {
      const { at, seat = null, name, text } = event;
      return { ...now, number, talk: [...now.talk, { number, at, seat, name, text }] };
    }
    case "rematch":
      return { ...now, number, rematch: event.rematch };
    case "close":
      return { ...now, number, status: "closed" };
    default: {
      const { chairs, clock = now.clock, at } = event;
      const note = noteOf(now, event);
      return { ...now, number, chairs, clock, talk: note ? [...now.talk, { number, at, seat: null, note }] : now.talk };
    }
  }
}

function decided(now: Now, event: Decision): Now {
  const { number, seat, told, clock = null, delta, next } = event;
  const row = patched(now.row!, delta);
  const line: Happening = { moment: now.log.length, seat, told: told.map(messageOf) };
  const own = seat !== now.you ? 0 : event.what === "undo" ? now.own - 1 : now.own + 1;
  const status = event.result ? "over" : now.status;
  return {
    ...now,
    number,
    status,
    clock,
    next: next ?? now.next,
    row,
    rows: [...now.rows, row],
    own,
    log: [...now.log, line],
  };
}

/** What people hear when somebody comes or goes while the game runs. */
function noteOf({ row }: Now, { what, seat, chairs }: Seating): Message | null {
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
