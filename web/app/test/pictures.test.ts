/** The pictures in the rules are positions that can be drawn, and each has its caption. */
import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { picturesOf, viewOf } from "../src/pictures.js";
import { rulesOf } from "./loaded.js";

const catalogue = readFileSync(new URL("../../../src/zoco/messages/en.ftl", import.meta.url), "utf8");

test.each(["toledo", "alcazar"] as const)("every caption of %s has its pictures, and every picture its caption", async (game) => {
  const captions = Array.from(catalogue.matchAll(new RegExp(`^${game}-picture-([TA][\\d-]+) =`, "gm")), ([, rule]) => rule);
  const drawn = Object.keys(await picturesOf(game)).map((name) => name.replace(/[a-z]$/, ""));
  expect([...new Set(drawn)].sort()).toEqual(captions.sort());
});

test.each(["toledo", "alcazar"] as const)("the positions of %s belong to their viewer", async (game) => {
  const rules = await rulesOf(game);
  for (const picture of Object.values(await picturesOf(game))) {
    const view = viewOf(rules, picture);
    expect([view.players, view.viewer]).toEqual([picture.players, picture.viewer]);
    for (const field of Object.keys(picture.changes)) expect(field in view).toBe(true);
  }
});

test("the pictures show what their captions say", async () => {
  const toledo = await picturesOf("toledo");
  const full = viewOf(await rulesOf("toledo"), toledo["T5-5"]!);
  expect([full.place, full.crowd[7], full.circles[7]]).toEqual([7, 3, 2]);
  const alcazar = await picturesOf("alcazar");
  const bridge = viewOf(await rulesOf("alcazar"), alcazar["A8-2"]!);
  expect(bridge.value[1]).toBe(16);
});
