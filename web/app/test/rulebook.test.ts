/** The rules as people read them: what is a list, what is a link, what is found. */
import { expect, test, vi } from "vitest";
import { gameNamed, gameNames } from "../src/games.js";
import { blocksOf, fits, gameOf, piecesOf, wordsOf } from "../src/rulebook.js";

vi.mock("../src/catalogue.svelte.js", () => ({})); // a catalogue wants a browser

const isRule = (number: string): boolean => ["T5.5", "T7.1", "T0"].includes(number);

test("paragraphs and lists are parted by blank lines", () => {
  expect(blocksOf("One\nline.\n\n- a\n- b\n\nEnd.")).toEqual([
    { isList: false, lines: ["One line."] },
    { isList: true, lines: ["a", "b"] },
    { isList: false, lines: ["End."] },
  ]);
});

test("numbers of rules become links, other numbers do not", () => {
  const pieces = piecesOf("See T5.5, not T99.9 or 5.5 (T0).", [], isRule);
  expect(pieces.filter(({ rule }) => rule).map(({ rule }) => rule)).toEqual(["T5.5", "T0"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("See T5.5, not T99.9 or 5.5 (T0).");
});

test("words are found whatever their accents, capitals and order", () => {
  const rule = { number: "T8.1", title: "Reaching the Alcázar", text: "A figure delivers a sword." };
  expect(fits(rule, wordsOf("SWORD alcazar"))).toBe(true);
  expect(fits(rule, wordsOf("t8.1"))).toBe(true);
  expect(fits(rule, wordsOf("sword duel"))).toBe(false);
});

test("exactly the words that are looked for are marked", () => {
  const pieces = piecesOf("Alcázar, alcazares, Alca", wordsOf("alcazar"), isRule);
  expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(["Alcázar", "alcazar"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("Alcázar, alcazares, Alca");
});

test("a rule's letter says whose it is", () => {
  expect(gameNames().length).toBeGreaterThan(0);
  for (const game of gameNames()) expect(gameOf(`${gameNamed(game)!.letter}5.5`)).toBe(game);
  expect(gameOf("5.5")).toBeUndefined();
});
