import { beforeEach, describe, expect, it } from "vitest";
import type { SeatView } from "zoco-kernel";
import type { GameParts, Thing } from "../src/board.js";
import { Choosing } from "../src/choosing.svelte.js";

/** Two cards and two figures: move 1 a → x, move 1 b → y, move 2 a → y; and an end. */
const WAYS: readonly [Thing[], Thing[]][] = [
  [["card-1", "figure-a"], ["place-x"]],
  [["card-1", "figure-b"], ["place-y"]],
  [["card-2", "figure-a"], ["place-y"]],
  [["button-end"], []],
];
const parts = {
  things: (_: unknown, action: number) => WAYS[action]![0],
  leads: (_: unknown, action: number) => WAYS[action]![1],
} as unknown as GameParts;
const sight = { actions: [0, 1, 2, 3] } as unknown as SeatView;

describe("picking things", () => {
  let decided: number[];
  let refused: (readonly Thing[])[];
  let choosing: Choosing;

  beforeEach(() => {
    [decided, refused] = [[], []];
    choosing = new Choosing(parts, sight, new Set(), {
      decide: (action) => decided.push(action),
      refuse: (picked) => refused.push(picked),
    });
  });

  it("lights what decisions are made of, and places only after a pick", () => {
    expect([...choosing.glowing].sort()).toEqual(["button-end", "card-1", "card-2", "figure-a", "figure-b"]);
    choosing.pick("figure-a");
    expect([...choosing.glowing].sort()).toEqual(["card-1", "card-2", "place-x", "place-y"]);
  });

  it("decides with a card and a figure, in either order, or with a figure and where it lands", () => {
    choosing.pick("card-1");
    choosing.pick("figure-b");
    choosing.pick("figure-a");
    choosing.pick("place-y");
    expect(decided).toEqual([1, 2]);
  });

  it("does not begin with a button that needs something else", () => {
    const home = { ...parts, things: () => ["figure-a", "button-home"] } as unknown as GameParts;
    const one = { actions: [0] } as unknown as SeatView;
    const going = new Choosing(home, one, new Set(), {
      decide: (action) => decided.push(action),
      refuse: () => undefined,
    });
    expect([...going.glowing]).toEqual(["figure-a"]);
    going.pick("figure-a");
    expect(going.glowing.has("button-home")).toBe(true);
    going.pick("button-home");
    expect(decided).toEqual([0]);
  });

  it("shows a decision that is only considered, and then what was picked before", () => {
    choosing.pick("card-2");
    choosing.consider(1);
    expect([choosing.preview, [...choosing.picked], [...choosing.landing]]).toEqual([
      1,
      ["card-1", "figure-b"],
      ["place-y"],
    ]);
    choosing.consider(null);
    expect([...choosing.picked]).toEqual(["card-2"]);
    expect(decided).toEqual([]);
  });

  it("takes one pick for what is one thing", () => {
    choosing.pick("button-end");
    expect(decided).toEqual([3]);
  });

  it("waits for the second pick even if only one way is left", () => {
    choosing.pick("figure-b");
    expect(decided).toEqual([]);
    expect(choosing.preview).toBe(1);
    choosing.pick("card-1");
    expect(decided).toEqual([1]);
  });

  it("begins anew with a thing that does not go with the first", () => {
    choosing.pick("card-1");
    choosing.pick("card-2");
    expect([...choosing.picked]).toEqual(["card-2"]);
    choosing.pick("card-2");
    expect([...choosing.picked]).toEqual([]);
  });

  it("asks why not for what leads nowhere, and keeps what was picked", () => {
    choosing.pick("card-1");
    choosing.pick("place-z");
    expect(refused).toEqual([["card-1", "place-z"]]);
    expect([...choosing.picked]).toEqual(["card-1"]);
    expect(decided).toEqual([]);
  });

  it("shows where the thing that is pointed at leads", () => {
    choosing.pick("figure-a");
    choosing.point("card-2");
    expect([...choosing.landing]).toEqual(["place-y"]);
    expect(choosing.preview).toBe(2);
    choosing.point(null);
    expect(choosing.preview).toBeNull();
  });
});
