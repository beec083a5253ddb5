/** Words. Everything people read comes from the catalogues in `src/zoco/messages`, one file a language. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

const LARGE = 1e18;
const MOST_SIGNS = 900;

/** What is to be said, before it is put into the words of a language. */
export interface Message {
  readonly id: string;
  readonly parameters: MessageParameters;
}
export type Parameter = string | number | Message;
export type MessageParameters = Readonly<Record<string, Parameter>>;
/** The players by seat: what they call themselves or, as messages, their colours. */
export type Names = readonly Parameter[];
export type Catalogue = FluentBundle;

export function message(id: string, parameters: MessageParameters = {}): Message {
  return { id, parameters };
}

/** A catalogue from the text of its file. */
export function newCatalogue(language: string, text: string): Catalogue {
  const catalogue = new FluentBundle(language, { useIsolating: false });
  const [error] = catalogue.addResource(new FluentResource(text));
  if (error !== undefined) throw error;
  return catalogue;
}

/** A message in words. */
export function say({ id, parameters }: Message, catalogue: Catalogue): string {
  const [language] = catalogue.locales;
  const pattern = catalogue.getMessage(id)?.value;
  if (pattern === undefined || pattern === null) throw new Error(`${language}.ftl: ${id} has no text`);
  const values = Object.entries(parameters).map(([name, value]) => [name, putIn(value, catalogue)] as const);
  const errors: Error[] = [];
  const text = catalogue.formatPattern(pattern, Object.fromEntries(values), errors);
  if (errors.length > 0) throw new Error(`${language}.ftl: ${id}: ${errors[0]!.message}`);
  return text;
}

/** What stands for a parameter in a sentence. */
function putIn(value: Parameter, catalogue: Catalogue): string | number {
  if (typeof value === "object") return shortened(say(value, catalogue));
  if (typeof value === "string") return printable(shortened(value));
  return Number.isInteger(value) && Math.abs(value) >= LARGE ? `${String(BigInt(value)).slice(0, 20)}…` : value;
}

/** Fluent refuses to put much more into a sentence. */
function shortened(text: string): string {
  const signs = [...text];
  return signs.length <= MOST_SIGNS ? text : `${signs.slice(0, MOST_SIGNS - 1).join("")}…`;
}

/** Names, notations and paths come from anywhere: no sign of theirs may turn the text around. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "\uFFFD");
}
