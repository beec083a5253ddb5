import { SENTENCES } from "../built/sentences.js";
import { type Message, type MessageParameters, message, type Parameter, printable } from "./messages.js";

/** The messages that the wrapper can say by itself, in English. */
export type ErrorId = keyof typeof SENTENCES;

/** Errors: what was wrong, where, and what would be right, as in Python. */
export class ZocoError extends Error {
  readonly what: Message;

  constructor(id: ErrorId, parameters: MessageParameters = {}) {
    const what = message(id, parameters);
    super(inEnglish(what));
    this.what = what;
    this.name = new.target.name;
  }
}

/** Not a decision of this game. */
export class NotationError extends ZocoError {}
/** A decision that a rule forbids now; the parameter `rule` is its number. */
export class IllegalMove extends ZocoError {}
/** A record that cannot be read or does not replay. */
export class RecordError extends ZocoError {}
/** An edition that is not in the module's description. */
export class EditionError extends ZocoError {}
/** A table that cannot be set: players, seats, taking back. */
export class TableError extends ZocoError {}

const known: Record<string, string> = { ...SENTENCES };

/** A game's plain reasons, which its description has: from then on errors can say them. */
export function learn(reasons: Readonly<Record<string, string>>): void {
  Object.assign(known, reasons);
}

/** A message in English, without a catalogue. A reason whose sentence has parameters is said by its name. */
function inEnglish({ id, parameters }: Message): string {
  const sentence = known[id];
  if (sentence === undefined) return id.replace(/^\w+-not-/, "").replaceAll("-", " ");
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => putIn(parameters[name]!));
}

function putIn(value: Parameter): string {
  if (typeof value === "object") return inEnglish(value);
  return typeof value === "number" ? value.toLocaleString("en") : printable(value);
}

const MOST_SHOWN = 60;

/** A value as a message quotes it: cut where it is long, and never an error of its own. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? `'${value}'` : inWords(value);
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}

function inWords(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value; // an object that is no text
  }
}
