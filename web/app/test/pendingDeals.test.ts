/** Commitments that were not revealed are followed until nobody can ask about them any more. */
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "../src/errors.js";
import { revealPending } from "../src/online/pendingDeals.js";
import { keepPromise, promisesAt, unrevealed } from "../src/online/salts.js";

const asked: string[] = [];
let answer: () => object = () => ({});
vi.mock("../src/online/server.js", () => ({
  newKey: () => "key",
  ask: async (endpoint: string) => {
    asked.push(endpoint);
    return answer();
  },
}));

const [OWN, OTHER, SERVER] = ["a", "b", "c"].map((letter) => letter.repeat(64)) as [string, string, string];
const LOOK = "GET /tables/{id}";
let tables = 0;
let table = "";

beforeEach(() => {
  table = `pending${tables++}`;
  keepPromise(table, OWN, { salt: "salt", server: SERVER, sealed: null, isRevealed: false });
  asked.splice(0);
  return () => {
    vi.useRealTimers();
    answer = () => {
      throw new AppError("server-no-table", { table });
    };
    return revealPending();
  };
});

it("only its own table is asked about, and the salt revealed once the list is sealed", async () => {
  answer = () => ({ status: "open", you: 0, deal: { server: SERVER, seats: [OWN, OTHER], revealed: [false, false] } });
  await revealPending();
  expect(asked).toEqual([LOOK, "POST /tables/{id}/reveal"]);
  await revealPending();
  expect(asked).toHaveLength(2);
});

it.each<[string, () => object]>([
  ["has begun without it", () => ({ status: "running", deal: { server: SERVER, seats: [OTHER], order: [0] } })],
  ["has begun without commitments", () => ({ status: "running" })],
  ["is closed", () => ({ status: "closed", deal: { server: SERVER, seats: [OWN] } })],
  [
    "is gone",
    () => {
      throw new AppError("server-no-table", { table });
    },
  ],
])("nothing is kept of a table that %s", async (_, now) => {
  answer = now;
  await revealPending();
  expect(promisesAt(table)).toEqual({});
});

it("what was sealed stays for the verdict, even if the answer to revealing was lost", async () => {
  const sealed = { seats: [OWN, OTHER], chair: 0 };
  keepPromise(table, OWN, { salt: "salt", server: SERVER, sealed, isRevealed: false });
  answer = () => ({ status: "running", deal: { server: SERVER, seats: [OWN, OTHER], order: [1, 0] } });
  await revealPending();
  expect([promisesAt(table)[OWN]?.sealed, unrevealed()]).toEqual([sealed, []]);
});

it("a chair may still be being taken; long after, it is not", async () => {
  vi.useFakeTimers();
  answer = () => ({ status: "open", deal: { server: SERVER, seats: [null, OTHER] } });
  await revealPending();
  vi.advanceTimersByTime(9 * 60_000);
  await revealPending();
  expect(unrevealed()).toEqual([table]);
  vi.advanceTimersByTime(2 * 60_000);
  await revealPending();
  expect(unrevealed()).toEqual([]);
});

it.each<[string, () => object]>([
  [
    "nobody can be reached",
    () => {
      throw new AppError("app-online-unreachable");
    },
  ],
  ["its table is frozen", () => ({ status: "frozen" })],
  [
    "a list was sealed without it",
    () => ({ status: "open", deal: { server: SERVER, seats: [OTHER], revealed: [false] } }),
  ],
])("it is kept while %s", async (_, now) => {
  vi.useFakeTimers();
  answer = now;
  await revealPending();
  vi.advanceTimersByTime(60 * 60_000);
  await revealPending();
  expect(unrevealed()).toEqual([table]);
});
