/** What can be taken back at a table in this browser. */

import { describe, expect, it } from "vitest";
import { newGame, recordLine, replay } from "zoco-kernel";
import { LocalGame } from "../src/table/localGame.js";
import { rulesOf } from "./loaded.js";

const toledo = await rulesOf("toledo");

function tableOf(...bots: (string | null)[]): LocalGame {
  const game = newGame(toledo, { players: bots.length, seed: 7 });
  game.extra = { bots };
  return new LocalGame(toledo, recordLine(game.record()));
}

function answer(localGame: LocalGame): void {
  while (localGame.botIsNext) localGame.letBotDecide();
}

describe("alone against bots", () => {
  it("everything can be taken back, step by step; that is practice", () => {
    const localGame = tableOf(null, "random", "random");
    for (let turn = 0; turn < 5; turn++) {
      localGame.play("draw");
      answer(localGame);
    }
    for (let turn = 4; turn >= 0; turn--) {
      expect(localGame.update().takeBack).toBe(true);
      localGame.takeBack();
      expect(
        localGame.game.moves.filter((notation, index) => notation === "draw" && localGame.game.at(index).seat === 0),
      ).toHaveLength(turn);
      expect(localGame.game.seat).toBe(0);
    }
    expect(localGame.update()).toMatchObject({ moment: 0, viewer: 0, log: [], takeBack: { id: "nothing-to-undo" } });
    expect(localGame.game.record()).toMatchObject({ zoco: 2, practice: true, moves: [] });
    expect(replay(toledo, recordLine(localGame.game.record())).undone).toEqual(localGame.game.undone);
  });

  it("the same decisions meet the same cards", () => {
    const localGame = tableOf(null, "random");
    localGame.play("draw");
    const row = localGame.game.viewRow(0);
    localGame.takeBack();
    localGame.play("draw");
    expect(localGame.game.viewRow(0)).toEqual(row);
  });

  it("a decision that nobody has answered is no practice", () => {
    const localGame = tableOf(null, "random");
    localGame.play("place M2 1");
    localGame.takeBack();
    expect(localGame.game.record()).toMatchObject({ zoco: 1, undone: [[0, ["place M2 1"]]] });
    expect(localGame.game.practice).toBe(false);
  });
});

describe("around one screen", () => {
  it("a turn can be taken back until the next person looks", () => {
    const localGame = tableOf(null, null);
    localGame.liftCurtain();
    localGame.play("place M2 1");
    expect(localGame.update()).toMatchObject({ curtain: 1, takeBack: true });
    localGame.liftCurtain();
    expect(localGame.update().takeBack).toEqual({ id: "take-back-own-turn", parameters: {} });
    expect(() => localGame.takeBack()).toThrow("only decisions of the current turn");
  });

  it("at the curtain, one turn is taken back and not those before it", () => {
    const localGame = tableOf(null, null);
    for (const notation of ["place M2 1", "place M2 2"]) {
      localGame.liftCurtain();
      localGame.play(notation);
    }
    localGame.takeBack();
    expect(localGame.update()).toMatchObject({ curtain: 1, takeBack: { id: "take-back-own-turn" } });
  });

  it("no card can be put back", () => {
    const localGame = tableOf(null, null);
    localGame.liftCurtain();
    localGame.play("draw");
    expect(localGame.update().takeBack).toEqual({ id: "card-was-revealed", parameters: {} });
    expect(() => localGame.takeBack()).toThrow("card");
    expect(localGame.game.moves).toEqual(["draw"]);
  });
});
