/** Games are found by their folders: whatever has rules has a board and a picture. */
import { expect, test } from "vitest";
import { gameNamed, gameNames } from "../src/games.js";

const BOARDS = Object.keys(import.meta.glob("../src/games/*/index.ts"));
const POSTERS = Object.keys(import.meta.glob("../src/games/*/Poster.svelte"));
const folders = (paths: readonly string[]): string[] => paths.map((path) => path.split("/").at(-2)!).sort();

test("every game that is built has its own folder, and no folder is without rules", () => {
  expect(folders(BOARDS)).toEqual([...gameNames()].sort());
  expect(folders(POSTERS)).toEqual([...gameNames()].sort());
});

test("no two games number their rules alike", () => {
  const letters = gameNames().map((name) => gameNamed(name)!.letter);
  expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
  expect(new Set(letters).size).toBe(gameNames().length);
});
