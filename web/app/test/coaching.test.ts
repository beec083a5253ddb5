/** The coach of a first game: every decision counts, one word a turn, and ever less for those who do well. */
import { beforeEach, expect, it } from "vitest";
import type { Hint } from "zoco-kernel";
import { Coaching } from "../src/table/coaching.js";

const HINTS = [
  { notation: "good", shares: [0.6, 0.4], what: { what: "the good one" }, why: "because" },
  { notation: "fair", shares: [0.55, 0.45] },
  { notation: "bad", shares: [0.3, 0.7] },
] as unknown as Hint[];

let coaching: Coaching;
let moment: number;
beforeEach(() => ([coaching, moment] = [new Coaching(), 0]));

function turn(...notations: string[]): string | null | undefined {
  for (const notation of notations) coaching.decided(moment++, HINTS, notation, 0);
  const said = coaching.endTurn(moment++);
  return said === null ? null : said?.id;
}

it("judges every decision of a turn, and speaks once", () => {
  expect(turn("good", "bad", "good")).toBe("coach-gave-away");
  expect(turn("fair", "good")).toBeNull();
  expect(turn("something else")).toBe("coach-gave-away");
});

it("says nothing of a turn that it did not see, nor before the turn is over", () => {
  expect(turn()).toBeUndefined();
  coaching.decided(7, HINTS, "bad", 0);
  expect(coaching.endTurn(7)).toBeUndefined();
});

it("forgets what was taken back", () => {
  coaching.decided(0, HINTS, "bad", 0);
  coaching.isAt(0);
  expect(turn("good")).toBeNull();
});

it("says less and less to those who do well, until they give much away", () => {
  const before = Array.from({ length: 12 }, () => [coaching.speaks(), turn("good")]);
  expect(before.filter(([speaks]) => speaks).length).toBeLessThan(7);
  expect(before.map(([, said]) => said).filter((said) => said !== null)).toEqual(["coach-less"]);
  turn("bad");
  expect(coaching.speaks()).toBe(true);
});
