/** What is made of the numbers that the bots find, and games inside links. */
import { expect, test } from "vitest";
import { percentsOf } from "zoco-kernel";
import { turnStarts } from "../src/analysis.js";
import { AppError } from "../src/errors.js";
import { pack, unpack } from "../src/sharing.js";

test("a turn starts where somebody else comes to decide", () => {
  expect(turnStarts([0, 0, 1, 1, 2, 0, 0])).toEqual([0, 2, 4, 5]);
});

test("whole percents are a hundred in all, and nobody loses or gains more than one", () => {
  for (const shares of [
    [1 / 3, 1 / 3, 1 / 3],
    [0.125, 0.125, 0.75],
    [1, 0],
    [0.004, 0.004, 0.992],
    [0.2, 0.2, 0.2, 0.2, 0.2],
  ]) {
    const percents = percentsOf(shares);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
    percents.forEach((percent, seat) => expect(Math.abs(percent - 100 * shares[seat]!)).toBeLessThan(1));
  }
});

test("a record comes out of a link as it went in", async () => {
  const record = JSON.stringify({ zoco: 1, names: ["Ána", "🂡 & ?#"], moves: Array(500).fill("move 4 0") });
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length / 5);
  expect(await unpack(packed)).toBe(record);
});

test.each(["", "????", "AAAA", "x".repeat(50)])("a damaged link is said to be one: %j", async (packed) => {
  await expect(unpack(packed)).rejects.toThrow(AppError);
});
