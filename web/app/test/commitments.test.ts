/** Shuffles that anybody can verify: the vectors, our SHA-256 beside Node's, and the verdict on records that lie. */
import { createHash, createHmac, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Commitments, checkShuffles, type Fair, newGame, newSalt, recordLine, replay } from "zoco-kernel";
import { vectors } from "../../../docs/shuffles.json";
import { type Bytes, builtIn, type Hashing, ours } from "../../kernel/src/sha256.js";
import { rulesOf } from "./loaded.js";

const toledo = await rulesOf("toledo");
const HASHINGS: readonly (readonly [string, Hashing])[] = [
  ["WebCrypto", builtIn],
  ["our own SHA-256", ours],
];

describe.each(HASHINGS)("with %s", (_, hashing) => {
  const commitments = new Commitments(hashing);

  it.each(vectors)("the vector “$title” comes out", async ({ server, salts, key, order, fingerprint, ...vector }) => {
    const committed = await Promise.all(salts.map((salt) => salt && commitments.commitmentTo(salt)));
    expect(committed).toEqual(vector.commitments);
    expect(await commitments.commitmentTo(server.secret)).toBe(server.commitment);
    expect(await commitments.fingerprint(server.commitment, committed)).toBe(fingerprint);
    const derived = await commitments.dealKey(server.secret, salts);
    expect(Buffer.from(derived).toString("hex")).toBe(key);
    expect(await commitments.drawOrder(derived, salts.length)).toEqual(order);
    for (const { number, pile, result } of vector.shuffles) {
      expect(await commitments.drawShuffle(derived, number, [...pile].reverse())).toEqual(result);
    }
  });

  it("hashes are those of Node", async () => {
    for (let length = 0; length < 200; length++) {
      const [key, text] = [bytes(length), bytes(3 * length)];
      expect(Buffer.from(await hashing.sha256(text))).toEqual(createHash("sha256").update(text).digest());
      const expected = createHmac("sha256", key).update(text).digest();
      if (length > 0) expect(Buffer.from(await hashing.hmac(key, text))).toEqual(expected); // WebCrypto takes no empty key
    }
  });
});

function bytes(length: number): Bytes {
  return new Uint8Array(randomBytes(length));
}

it("a salt is 32 bytes, and another one every time", () => {
  expect(newSalt()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSalt()).not.toBe(newSalt());
});

/** A game whose shuffles follow from a secret and two salts, and a third chair that abstains. */
async function fairGame(): Promise<{ line: string; fair: Fair }> {
  const commitments = new Commitments();
  const [secret, ...salts] = [newSalt(), newSalt(), newSalt()];
  const key = await commitments.dealKey(secret!, [...salts, null]);
  const record = newGame(toledo, { players: 3, seed: 1 }).record();
  delete record.seed;
  record.shuffles = [await commitments.drawShuffle(key, 0, record.shuffles[0]!)];
  const seats = salts.map(async (salt) => ({ salt, commitment: await commitments.commitmentTo(salt) }));
  const server = { secret: secret!, commitment: await commitments.commitmentTo(secret!) };
  const fair: Fair = { scheme: 1, server, seats: [...(await Promise.all(seats)), null] };
  return { line: recordLine({ ...record, zoco: 2, fair }), fair };
}

describe("a record", () => {
  it("that is honest is verified", async () => {
    const { line } = await fairGame();
    const game = replay(toledo, line);
    const verdict = await checkShuffles(game);
    expect([verdict.isVerified, verdict.what.id]).toEqual([true, "fair-verified"]);
    expect(verdict.notes.map(({ id }) => id)).toEqual(["fair-abstained", "fair-fingerprint"]);
    expect(JSON.parse(recordLine(game.record()))).toEqual(JSON.parse(line));
  });

  const other = "ab".repeat(32);
  it.each<[string, (fair: Fair) => Fair]>([
    ["fair-secret-differs", (fair) => ({ ...fair, server: { ...fair.server, secret: other } })],
    ["fair-salt-differs", (fair) => ({ ...fair, seats: [{ ...fair.seats[0]!, salt: other }, ...fair.seats.slice(1)] })],
    ["fair-other-shuffle", (fair) => ({ ...fair, seats: [null, ...fair.seats.slice(1)] })],
    ["fair-other-shuffle", (fair) => ({ ...fair, seats: [...fair.seats].reverse() })],
    ["fair-alone", (fair) => ({ ...fair, seats: [null, null, null] })],
    [
      "fair-dropped-differs",
      (fair) => ({ ...fair, dropped: [{ server: { ...fair.server, secret: other }, seats: [withheld] }] }),
    ],
  ])("that lies is named: %s", async (why, lie) => {
    const { line, fair } = await fairGame();
    const game = replay(toledo, JSON.stringify({ ...JSON.parse(line), fair: lie(fair) }));
    const verdict = await checkShuffles(game);
    expect([verdict.what.id, verdict.isVerified]).toEqual([why, false]);
  });

  const withheld = { commitment: other, salt: null, name: "Ben" };
  it("tells of dropped deals", async () => {
    const { line, fair } = await fairGame();
    const told = { ...fair, dropped: [{ server: fair.server, seats: [withheld, null] }] };
    const { isVerified, notes } = await checkShuffles(
      replay(toledo, JSON.stringify({ ...JSON.parse(line), fair: told })),
    );
    expect(isVerified).toBe(true);
    expect(notes).toContainEqual({ id: "fair-withheld", parameters: { players: "Ben" } });
  });

  it.each<[string, (fair: Fair) => unknown]>([
    ["another scheme", (fair) => ({ ...fair, scheme: 2 })],
    ["a key too many", (fair) => ({ ...fair, note: "" })],
    ["a key too few", ({ scheme, server }) => ({ scheme, server })],
    ["capital digits", (fair) => ({ ...fair, server: { ...fair.server, secret: "A".repeat(64) } })],
    ["a line break after the digits", (fair) => ({ ...fair, server: { ...fair.server, secret: `${other}\n` } })],
    ["too few seats", (fair) => ({ ...fair, seats: fair.seats.slice(1) })],
    ["no dropped deal", (fair) => ({ ...fair, dropped: [] })],
    ["a dropped deal without a reason", (fair) => ({ ...fair, dropped: [{ server: fair.server, seats: [null] }] })],
  ])("with %s is refused", async (_, change) => {
    const { line, fair } = await fairGame();
    const changed = JSON.stringify({ ...JSON.parse(line), fair: change(fair) });
    expect(() => replay(toledo, changed)).toThrow(/“fair”/);
  });

  it("without it has nothing to verify", async () => {
    const verdict = await checkShuffles(newGame(toledo, { players: 2, seed: 1 }));
    expect([verdict.what.id, verdict.isVerified]).toEqual(["fair-nothing", false]);
  });
});
