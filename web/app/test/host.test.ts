/** What can be taken back at a table in this browser. */

import { describe, expect, it } from "vitest";
import { newGame, recordLine, replay } from "zoco-kernel";
import { Host } from "../src/table/host.js";
import { rulesOf } from "./loaded.js";

const toledo = await rulesOf("toledo");

function tableOf(...bots: (string | null)[]): Host {
  const game = newGame(toledo, { players: bots.length, seed: 7 });
  game.extra = { bots };
  return new Host(toledo, recordLine(game.record()));
}

function answer(host: Host): void {
  while (host.botIsNext) host.letBotDecide();
}

describe("alone against bots", () => {
  it("everything can be taken back, step by step; that is practice", () => {
    const host = tableOf(null, "random", "random");
    for (let turn = 0; turn < 5; turn++) {
      host.play("draw");
      answer(host);
    }
    for (let turn = 4; turn >= 0; turn--) {
      expect(host.news().takeBack).toBe(true);
      host.takeBack();
      expect(
        host.game.moves.filter((notation, index) => notation === "draw" && host.game.at(index).seat === 0),
      ).toHaveLength(turn);
      expect(host.game.seat).toBe(0);
    }
    expect(host.news()).toMatchObject({ moment: 0, viewer: 0, log: [], takeBack: { id: "nothing-to-undo" } });
    expect(host.game.record()).toMatchObject({ zoco: 2, practice: true, moves: [] });
    expect(replay(toledo, recordLine(host.game.record())).undone).toEqual(host.game.undone);
  });

  it("the same decisions meet the same cards", () => {
    const host = tableOf(null, "random");
    host.play("draw");
    const row = host.game.viewRow(0);
    host.takeBack();
    host.play("draw");
    expect(host.game.viewRow(0)).toEqual(row);
  });

  it("a decision that nobody has answered is no practice", () => {
    const host = tableOf(null, "random");
    host.play("place M2 1");
    host.takeBack();
    expect(host.game.record()).toMatchObject({ zoco: 1, undone: [[0, ["place M2 1"]]] });
    expect(host.game.practice).toBe(false);
  });
});

describe("around one screen", () => {
  it("a turn can be taken back until the next person looks", () => {
    const host = tableOf(null, null);
    host.liftCurtain();
    host.play("place M2 1");
    expect(host.news()).toMatchObject({ curtain: 1, takeBack: true });
    host.liftCurtain();
    expect(host.news().takeBack).toEqual({ id: "take-back-own-turn", parameters: {} });
    expect(() => host.takeBack()).toThrow("only decisions of the running turn");
  });

  it("at the curtain, one turn is taken back and not those before it", () => {
    const host = tableOf(null, null);
    for (const notation of ["place M2 1", "place M2 2"]) {
      host.liftCurtain();
      host.play(notation);
    }
    host.takeBack();
    expect(host.news()).toMatchObject({ curtain: 1, takeBack: { id: "take-back-own-turn" } });
  });

  it("no card can be put back", () => {
    const host = tableOf(null, null);
    host.liftCurtain();
    host.play("draw");
    expect(host.news().takeBack).toEqual({ id: "card-was-revealed", parameters: {} });
    expect(() => host.takeBack()).toThrow("card");
    expect(host.game.moves).toEqual(["draw"]);
  });
});
