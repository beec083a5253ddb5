/** The pictures in the rules are positions that can be drawn, and each has its caption. */
import { expect, test } from "vitest";
import { gameNamed, gameNames } from "../src/games.js";
import { picturesOf, viewOf } from "../src/pictures.js";
import { catalogueOf, rulesOf } from "./loaded.js";

test.each(gameNames())("every caption of %s has its pictures, and every picture its caption", async (game) => {
  const caption = new RegExp(`^${game}-picture-(${gameNamed(game)!.letter}[\\d-]+) =`, "gm");
  const captions = Array.from((await catalogueOf("en")).matchAll(caption), ([, rule]) => rule);
  const drawn = Object.keys(await picturesOf(game)).map((name) => name.replace(/[a-z]$/, ""));
  expect([...new Set(drawn)].sort()).toEqual(captions.sort());
});

test.each(gameNames())("the positions of %s belong to their viewer", async (game) => {
  const rules = await rulesOf(game);
  for (const picture of Object.values(await picturesOf(game))) {
    const view = viewOf(rules, picture);
    expect([view.players, view.viewer]).toEqual([picture.players, picture.viewer]);
    for (const field of Object.keys(picture.changes)) expect(field in view).toBe(true);
  }
});
