/** What the WebSocket brings: the document's types, with what each kind of event surely has. */
import type { Event, Presence, Reload, Said, TableHere } from "./api.js";

type Dealing = "commit" | "seal" | "reveal" | "drop";
type Of<What extends Event["what"], Sure extends keyof Event = never> = Event & { readonly what: What } & {
  readonly [Key in Sure]-?: NonNullable<Event[Key]>;
};
export type Seating = Of<"take" | "leave" | "remove" | "bot" | "open" | "away" | "back" | Dealing, "chairs">;
/** A sealed one comes without `decision` for others: what is told of it is all they learn. */
export type Decision = Of<"play" | "undo", "seat" | "told" | "delta">;
/** What people propose and answer; it comes with a difference where everybody agreed to take something back, and with a
 * result where the game ended by it. */
export type Agreement = Of<"propose" | "agree" | "decline" | "end", "seat" | "told">;
export type TableEvent =
  | Seating
  | Of<"start", "chairs" | "view">
  | Decision
  | Of<"chat", "name" | "text">
  | Of<"rematch", "rematch">
  | Agreement
  | Of<"close">;

export type Frame = TableEvent | TableHere | Said | Presence | Reload;
