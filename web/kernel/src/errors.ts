/** A message of the catalogues (`src/zoco/messages`), before it is put into the words of a language. */
export interface Message {
  readonly id: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
}
export type Parameter = string | number | Message;

export function message(id: string, parameters: Record<string, Parameter> = {}): Message {
  return { id, parameters };
}

/** What can go wrong at the doors: a message, as in Python. Without a catalogue at hand it still says all it knows. */
export class ZocoError extends Error {
  readonly what: Message;

  constructor(id: string, parameters: Record<string, Parameter> = {}) {
    const what = message(id, parameters);
    super(plain(what));
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

function plain({ id, parameters }: Message): string {
  const named = Object.entries(parameters).map(([name, value]) => `${name}: ${plainParameter(value)}`);
  const words = id.replaceAll("-", " ");
  return named.length > 0 ? `${words} (${named.join(", ")})` : words;
}

function plainParameter(value: Parameter): string {
  if (typeof value === "object") return plain(value);
  return typeof value === "string" ? `“${value}”` : String(value);
}

const MOST_SHOWN = 60;

/** A value as a message quotes it: cut where it is long, and never an error of its own. */
export function shown(value: unknown): string {
  const words = typeof value === "string" ? `'${value}'` : String(value);
  return words.length <= MOST_SHOWN ? words : `${words.slice(0, MOST_SHOWN)}…`;
}
