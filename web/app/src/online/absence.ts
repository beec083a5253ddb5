/** What happens at a table to whoever stays away, in words. */
import type { Message } from "zoco-kernel";
import type { TableNow } from "./api.js";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

function spell(seconds: number, id: string): Message {
  return seconds < DAY
    ? { id: `${id}-minutes`, parameters: { minutes: Math.ceil(seconds / MINUTE) } }
    : { id: `${id}-days`, parameters: { days: Math.round(seconds / DAY) } };
}

export function absenceInWords({ patience, absence = null }: Pick<TableNow, "patience" | "absence">): Message[] {
  return [
    ...(patience === null ? [] : [spell(patience, "app-online-patience")]),
    ...(absence === null ? [] : [spell(absence, "app-online-absence")]),
  ];
}
