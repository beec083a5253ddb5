/** The rules as people read them: chapters, texts with links and lists, and looking for words in them. */

import { idsStartingWith, say, titleOf } from "./catalogue.svelte.js";
import { gameNamed, gameNames } from "./games.js";

export interface RuleText {
  /** T5.5, or T0 of a chapter that is one rule. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** A part of a line: plain, or the number of a rule, or a word that is being looked for. */
export interface Piece {
  readonly text: string;
  readonly rule?: string;
  readonly isHit?: boolean;
}

/** A paragraph, or a list. */
export interface Block {
  readonly isList: boolean;
  readonly lines: readonly string[];
}

/** T5.5 from …-rule-T5-5. */
const numberIn = (id: string, start: string): string => id.slice(start.length).replace("-", ".");

export function chaptersOf(game: string): Chapter[] {
  const [chapter, rule] = [`${game}-chapter-`, `${game}-rule-`];
  const rules = idsStartingWith(rule).map((id) => ({ number: numberIn(id, rule), title: titleOf(id), text: say(id) }));
  return idsStartingWith(chapter).map((id) => {
    const number = numberIn(id, chapter);
    return { number, title: say(id), rules: rules.filter((found) => found.number.split(".")[0] === number) };
  });
}

/** The game whose rules have such numbers. */
export function gameOf(number: string): string | undefined {
  return gameNames().find((game) => gameNamed(game)!.letter === number[0]);
}

export function blocksOf(text: string): Block[] {
  return text.split(/\n\s*\n/).map((block) => {
    const lines = block.split("\n");
    const isList = lines.every((line) => line.startsWith("- "));
    return { isList, lines: isList ? lines.map((line) => line.slice(2)) : [lines.join(" ")] };
  });
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The words of a search. */
export function wordsOf(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** All words stand in it, in whatever order. */
export function fits({ number, title, text }: RuleText, words: readonly string[]): boolean {
  const all = plain(`${number} ${title} ${text}`);
  return words.every((word) => all.includes(word));
}

/** What looks like the number of a rule, of whichever game. */
const NUMBER = /\b([A-Z]\d{1,2}(?:\.\d{1,2})?)\b/;

/** A line with its rule numbers and the words of a search set apart. */
export function piecesOf(line: string, words: readonly string[], isRule: (number: string) => boolean): Piece[] {
  return line
    .split(NUMBER)
    .flatMap((text, k) => (k % 2 === 1 && isRule(text) ? [{ text, rule: text }] : marked(text, words)))
    .filter(({ text }) => text !== "");
}

/** Accents and capitals make no difference, so the text is searched sign by sign. */
function marked(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text }];
  const signs = [...text];
  const starts: number[] = [];
  let searched = "";
  for (const sign of signs) {
    starts.push(searched.length);
    searched += plain(sign);
  }
  const hit = signs.map((_, k) =>
    words.some((word) => {
      const from = searched.lastIndexOf(word, starts[k]!);
      return from >= 0 && starts[k]! < from + word.length;
    }),
  );
  const pieces: { text: string; isHit: boolean }[] = [];
  signs.forEach((sign, k) => {
    const last = pieces.at(-1);
    if (last?.isHit === hit[k]) last!.text += sign;
    else pieces.push({ text: sign, isHit: hit[k]! });
  });
  return pieces;
}
