/** Games kept in the browser: what is put there comes back, files are taken in, and what is wrong is said. */
import "fake-indexeddb/auto";
import { IDBObjectStore } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { type Game, newGame, recordLine } from "zoco-kernel";
import * as gameStore from "../src/gameStore.js";
import { rulesOf } from "./loaded.js";

vi.mock("../src/games.js", async () => ({
  gameNames: () => ["toledo", "alcazar"],
  gameNamed: (name: string) => ["toledo", "alcazar"].find((known) => known === name),
  rulesOf: (await import("./loaded.js")).rulesOf,
}));

beforeEach(async () => {
  for (const { id } of await gameStore.listGames()) await gameStore.deleteGame(id);
});

async function someGame(seed: number | bigint = 7): Promise<Game> {
  const game = newGame(await rulesOf("toledo"), { players: 3, seed });
  for (let k = 0; k < 5; k++) game.play(game.legal[0]!);
  game.names = ["Ana", "", "Cleo"];
  game.extra = { bots: [null, "master", "my:Bot"], started: "2026-01-02T03:04:05Z" };
  return game;
}

const file = (name: string, text: string): File => new File([text], name);

test("a game comes back as it was kept, with who sat where", async () => {
  const game = await someGame(2n ** 60n + 1n);
  await gameStore.saveGame("abc", game.record(), gameStore.seatsOf(game));
  const entry = await gameStore.loadGame("abc");
  expect(entry!.record).toBe(recordLine(game.record()));
  expect(entry!.seats.map(({ name, level }) => [name, level])).toEqual([
    ["Ana", null],
    ["", "master"],
    ["Cleo", "journeyman"],
  ]);
  expect((await gameStore.readGame(entry!.record)).moves).toEqual(game.moves);
  expect(await gameStore.loadGame("xyz")).toBeNull();
});

test("the list begins with what changed last, and forgets what is removed", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const [k, id] of ["a", "b", "c"].entries()) {
    vi.setSystemTime(new Date(2026, 0, k + 1));
    const game = await someGame(k);
    await gameStore.saveGame(id, game.record(), gameStore.seatsOf(game));
  }
  vi.useRealTimers();
  await gameStore.deleteGame("b");
  expect((await gameStore.listGames()).map(({ id, moves, result }) => [id, moves, result])).toEqual([
    ["c", 5, null],
    ["a", 5, null],
  ]);
});

test("ids are short and differ", () => {
  const ids = Array.from({ length: 500 }, () => gameStore.newId());
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((id) => /^[a-z0-9]{8}$/.test(id))).toBe(true);
});

test("files are taken in line by line or as one object; the same game twice is one", async () => {
  const [one, two] = [recordLine((await someGame(1)).record()), recordLine((await someGame(2)).record())];
  const pretty = JSON.stringify(JSON.parse(one), null, 2);
  const { ids, troubles } = await gameStore.importGames([
    file("both.jsonl", `${one}\n\n${two}\r\n`),
    file("again.json", pretty),
  ]);
  expect(troubles).toEqual([]);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(2);
  expect(await gameStore.listGames()).toHaveLength(2);
});

test("what is wrong in a file is said with its name, line and decision, and the rest is taken in", async () => {
  const game = await someGame();
  const good = recordLine(game.record());
  const record = game.record();
  record.moves[3] = "move 6 0";
  const { ids, troubles } = await gameStore.importGames([
    file("bad.jsonl", `${recordLine(record)}\nnonsense\n${good}`),
    file("empty.json", " \n"),
  ]);
  expect(ids).toHaveLength(1);
  expect(troubles.map(({ id, parameters }) => [id, parameters.file ?? parameters.path, parameters.line])).toEqual([
    ["app-import-failed", "bad.jsonl", 1],
    ["app-import-failed", "bad.jsonl", 2],
    ["record-empty-file", "empty.json", undefined],
  ]);
  expect(troubles[0]!.parameters.what).toMatchObject({ id: "app-import-failed-at", parameters: { move: 3 } });
  expect(troubles[1]!.parameters.what).toMatchObject({ id: "app-import-not-json" });
});

test("storage that is full or closed is an error with words, not a lost game", async () => {
  const game = await someGame();
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await expect(gameStore.saveGame("a", game.record(), [])).rejects.toMatchObject({
    what: { id: "app-store-full" },
  });
  put.mockRestore();
  vi.resetModules(); // the storage stays open inside the module
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  const closed = await import("../src/gameStore.js");
  await expect(closed.listGames()).rejects.toMatchObject({
    what: { id: "app-store-closed", parameters: { error: "SecurityError" } },
  });
});
