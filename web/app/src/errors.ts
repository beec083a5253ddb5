/** What goes wrong in the app itself, as a message for people. */
import { type Message, ZocoError } from "zoco-kernel";

export class AppError extends Error {
  readonly what: Message;

  constructor(id: string, parameters: Message["parameters"] = {}) {
    super(id);
    this.what = { id, parameters };
  }
}

/** What any error says to people. */
export function whatOf(error: unknown): Message {
  if (error instanceof AppError || error instanceof ZocoError) return error.what;
  if (error instanceof TypeError && !navigator.onLine) return { id: "app-needs-network", parameters: {} };
  return { id: "app-error", parameters: { error: error instanceof Error ? error.message : String(error) } };
}
