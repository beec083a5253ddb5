/** Tables on a server, folded from their events. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Description, newGame, Rules, type SeatView } from "zoco-kernel";
import type { SeenChair, TableNow } from "../src/online/api.js";
import type { TableEvent } from "../src/online/frames.js";
import { before, fold, type TableState } from "../src/online/tableState.js";

const person = (name: string): SeenChair => ({ kind: "person", name, bot: null, away: null });
const chairs = [person("Ana"), person("Ben")];
const facts = { chairs, clock: null } as unknown as TableNow;
const row = Uint8Array.of(1, 2, 3, 4);
const common = { is: "event", table: "t", at: 0 } as const;
const start: TableEvent = {
  ...common,
  number: 1,
  what: "start",
  chairs,
  you: 0,
  view: btoa(String.fromCharCode(...row)),
  clock: null,
  next: 0,
};
const play = (number: number, seat: number, more: object = {}): TableEvent => {
  const told = [{ id: "app-home", parameters: {} }];
  return {
    ...common,
    number,
    what: "play",
    seat,
    decision: "x",
    told,
    delta: { at: [1, 3], to: [7, 9] },
    clock: null,
    next: 1,
    ...more,
  };
};
const folded = (...events: TableEvent[]): TableState => events.reduce(fold, before(facts));

describe("a table's events", () => {
  it("change only the bytes they name, and no row that was shown before", () => {
    const [was, state] = [folded(start), folded(start, play(2, 0))];
    expect([...was.row!]).toEqual([1, 2, 3, 4]);
    expect([...state.row!]).toEqual([1, 7, 3, 9]);
    expect(state).toMatchObject({ number: 2, next: 1, status: "running", you: 0 });
  });

  it("say what can be taken back until they say something else", () => {
    const mine = play(2, 0, { take_back: "possible" });
    expect(folded(start).takeBack).toBe("nothing");
    expect(folded(start, mine, play(3, 0)).takeBack).toBe("possible");
    expect(folded(start, mine, play(3, 1, { take_back: "by-agreement" })).takeBack).toBe("by-agreement");
    expect(folded(start, play(2, 0, { practice: true }), play(3, 1)).isPractice).toBe(true);
  });

  it("end the game with its result", () => {
    expect(folded(start, play(2, 0, { result: { points: [1, 2], winners: [1], ending: "x" } })).status).toBe("over");
  });

  it("tell in words who has gone and who has come back", () => {
    const gone: TableEvent = {
      ...common,
      number: 2,
      what: "away",
      seat: 1,
      chairs: [chairs[0]!, { ...chairs[1]!, bot: "journeyman", away: "clock" }],
    };
    const back: TableEvent = { ...common, number: 3, what: "back", seat: 1, chairs };
    const notes = folded(start, gone, back).chat.map((said) => ("note" in said ? said.note.id : ""));
    expect(notes).toEqual(["app-note-away-clock", "app-note-back"]);
  });
});

describe("a seat foresees", () => {
  const file = (name: string): URL => new URL(`../../kernel/built/${name}`, import.meta.url);
  it("exactly what happens, or that it cannot know", async () => {
    const description = JSON.parse(readFileSync(file("toledo/description.json"), "utf8")) as Description;
    const rules = await Rules.load("toledo", readFileSync(file("toledo/module.wasm")), description);
    const game = newGame(rules, { players: 3, seed: 7 });
    let [sure, unsure] = [0, 0];
    for (let decision = 0; decision < 300 && !game.over; decision++) {
      const { seat } = game;
      const seatView: SeatView = game.seatView();
      const action = seatView.actions[(decision * 7919) % seatView.actions.length]!;
      const foreseen = seatView.foresee(action);
      game.act(action);
      if (foreseen === null) unsure++;
      else {
        sure++;
        expect(foreseen.row).toEqual(game.viewRow(seat));
      }
    }
    expect(sure).toBeGreaterThan(50);
    expect(unsure).toBeGreaterThan(10);
  });
});
