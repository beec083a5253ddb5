import { beforeEach, describe, expect, it } from "vitest";
import type { SeatView } from "zoco-kernel";
import type { GameParts, Thing } from "../src/board.js";
import { BoardSelection } from "../src/boardSelection.svelte.js";

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
const seatView = { actions: [0, 1, 2, 3] } as unknown as SeatView;

describe("picking things", () => {
  let decided: number[];
  let refused: (readonly Thing[])[];
  let selection: BoardSelection;

  beforeEach(() => {
    [decided, refused] = [[], []];
    selection = new BoardSelection(parts, seatView, new Set(), {
      decide: (action) => decided.push(action),
      refuse: (picked) => refused.push(picked),
    });
  });

  it("lights what decisions are made of, and places only after a pick", () => {
    expect([...selection.glowing].sort()).toEqual(["button-end", "card-1", "card-2", "figure-a", "figure-b"]);
    selection.pick("figure-a");
    expect([...selection.glowing].sort()).toEqual(["card-1", "card-2", "place-x", "place-y"]);
  });

  it("decides with a card and a figure, in either order, or with a figure and where it lands", () => {
    selection.pick("card-1");
    selection.pick("figure-b");
    selection.pick("figure-a");
    selection.pick("place-y");
    expect(decided).toEqual([1, 2]);
  });

  it("does not begin with a button that needs something else", () => {
    const home = { ...parts, things: () => ["figure-a", "button-home"] } as unknown as GameParts;
    const one = { actions: [0] } as unknown as SeatView;
    const going = new BoardSelection(home, one, new Set(), {
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
    selection.pick("card-2");
    selection.consider(1);
    expect([selection.preview, [...selection.picked], [...selection.landing]]).toEqual([
      1,
      ["card-1", "figure-b"],
      ["place-y"],
    ]);
    selection.consider(null);
    expect([...selection.picked]).toEqual(["card-2"]);
    expect(decided).toEqual([]);
  });

  it("takes one pick for what is one thing", () => {
    selection.pick("button-end");
    expect(decided).toEqual([3]);
  });

  it("waits for the second pick even if only one way is left", () => {
    selection.pick("figure-b");
    expect(decided).toEqual([]);
    expect(selection.preview).toBe(1);
    selection.pick("card-1");
    expect(decided).toEqual([1]);
  });

  it("starts over with a thing that does not go with the first", () => {
    selection.pick("card-1");
    selection.pick("card-2");
    expect([...selection.picked]).toEqual(["card-2"]);
    selection.pick("card-2");
    expect([...selection.picked]).toEqual([]);
  });

  it("asks why not for what leads nowhere, and keeps what was picked", () => {
    selection.pick("card-1");
    selection.pick("place-z");
    expect(refused).toEqual([["card-1", "place-z"]]);
    expect([...selection.picked]).toEqual(["card-1"]);
    expect(decided).toEqual([]);
  });

  it("shows where the thing that is pointed at leads", () => {
    selection.pick("figure-a");
    selection.point("card-2");
    expect([...selection.landing]).toEqual(["place-y"]);
    expect(selection.preview).toBe(2);
    selection.point(null);
    expect(selection.preview).toBeNull();
  });
});
