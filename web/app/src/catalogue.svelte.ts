/** Words for people, in the language they prefer, from the catalogues that Python uses, too. */
import { type Catalogue, type Message, newCatalogue, type Parameter, say as sayIn } from "zoco-kernel";
import { addedGames, fetchKept } from "./games.js";
import { preferences } from "./preferences.svelte.js";

const FILES = import.meta.glob<string>(["../../../src/zoco/messages/*.ftl", "../../../src/zoco/*/messages/*.ftl"], {
  query: "?spoken",
  import: "default",
});
const RULES = import.meta.glob<string>(["../../../src/zoco/messages/*.ftl", "../../../src/zoco/*/messages/*.ftl"], {
  query: "?rules",
  import: "default",
});
const LESSONS = import.meta.glob<string>("../../../src/zoco/*/lessons/*.ftl", { query: "?spoken", import: "default" });
const DEFAULT = "en";

/** The languages there are: a file for what all games share, and one for each game. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => /(\w+)\.ftl$/.exec(path)![1]!)),
].sort();

let catalogue: Catalogue | null = $state.raw(null);
let source = $state.raw("");
const loaded = [FILES];
let [asked, answered] = [0, 0]; // times that a catalogue was fetched

/** Fetches the words of the preferred language; until then the old ones are spoken. */
export async function loadCatalogue(): Promise<void> {
  const language = LANGUAGES.includes(preferences.language) ? preferences.language : DEFAULT;
  const parts = loaded.flatMap((files) => Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`)));
  const number = ++asked;
  const files = [...parts.map(([, load]) => load()), ...textsOfPlugins(language)];
  const texts = await Promise.all(files);
  if (number < answered) return; // a later one, with more, has come first
  answered = number;
  source = texts.join("\n");
  catalogue = newCatalogue(language, source);
  document.documentElement.lang = language;
}

function textsOfPlugins(language: string): Promise<string>[] {
  return addedGames().map(async ({ catalogues = {} }) => {
    const address = catalogues[language] ?? catalogues[DEFAULT];
    return address === undefined ? "" : (await fetchKept(address)).text();
  });
}

/** The texts of the rules and of the lessons are long: they come when somebody wants to read one. */
export const loadRuleTexts = (): Promise<void> => loadMore(RULES);
export const loadLessonTexts = (): Promise<void> => loadMore(LESSONS);

async function loadMore(files: typeof FILES): Promise<void> {
  if (loaded.includes(files)) return;
  loaded.push(files);
  await loadCatalogue();
}

export function tell(message: Message): string {
  return sayIn(message, catalogue!);
}

export function say(id: string, parameters: Readonly<Record<string, Parameter>> = {}): string {
  return tell({ id, parameters });
}

/** Some messages are optional: a plug-in may have them. */
export function isKnown(id: string): boolean {
  return catalogue!.hasMessage(id);
}

/** The messages that are called so, in the catalogue's order. */
export function idsStartingWith(start: string): string[] {
  return Array.from(source.matchAll(/^([a-zA-Z][\w-]*) =/gm), ([, id]) => id!).filter((id) => id.startsWith(start));
}

/** What stands above a message. */
export function titleOf(id: string): string {
  return catalogue!.formatPattern(catalogue!.getMessage(id)!.attributes.title!);
}
