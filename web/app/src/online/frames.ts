/** What the WebSocket brings, as the OpenAPI document's description tells it. */
import type { ClockNow, Done, Refusal, Result, SeenChair, TableNow, Words } from "./api.js";

/** The bytes of a row that changed: where they are, and what they are now. */
export interface Delta {
  readonly at: readonly number[];
  readonly to: readonly number[];
}

interface Numbered {
  readonly is: "event";
  readonly table: string;
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}
export interface Seating extends Numbered {
  readonly what: "take" | "leave" | "bot" | "open" | "away" | "back";
  readonly chairs: readonly SeenChair[];
  readonly seat?: number;
  readonly clock?: ClockNow | null;
}
interface Start extends Numbered {
  readonly what: "start";
  readonly chairs: readonly SeenChair[];
  readonly you: number | null;
  readonly view: string;
  readonly clock: ClockNow | null;
  readonly next?: number;
}
interface Decision extends Numbered {
  readonly what: "play" | "undo";
  readonly seat: number;
  readonly decision: string;
  readonly told: readonly Words[];
  readonly delta: Delta;
  readonly clock: ClockNow | null;
  readonly next?: number;
  readonly result?: Result;
}
interface Chat extends Numbered {
  readonly what: "chat";
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}
interface Rematch extends Numbered {
  readonly what: "rematch";
  readonly rematch: string;
}
interface Close extends Numbered {
  readonly what: "close";
  readonly reason: string;
}
export type TableEvent = Seating | Start | Decision | Chat | Rematch | Close;

export type Frame =
  | ({ readonly is: "answer"; readonly key: string | null } & (Done | Refusal))
  | ({ readonly is: "table" } & TableNow)
  | { readonly is: "presence"; readonly table: string; readonly present: readonly boolean[] }
  | { readonly is: "reload"; readonly table: string }
  | TableEvent;
