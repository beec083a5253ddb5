/** Shuffles that anybody can verify: the construction of docs/shuffles.md, and the verdict on a record. */
import type { DroppedDeal, Fair } from "./fair.js";
import { type Message, message, type Names, type Parameter, printable } from "./messages.js";
import { type Bytes, type Hashing, usualHashing } from "./sha256.js";

const TITLE = "zoco shuffles 1";
const ABSTAINS = "-";
const SECRET_BYTES = 32;
const NUMBERS = 0x10000; // of the stream: 0 … 65535
const FINGERPRINT_DIGITS = 20;
const MOST_NAME = 40; // longer names are cut where they are shown
const encoder = new TextEncoder();

/** A shuffle with its number in the line that it belongs to. */
export type NumberedShuffle = readonly [number: number, pile: readonly string[]];

/** What can be said of a game's shuffles. */
export interface Verdict {
  readonly what: Message;
  readonly isVerified: boolean;
  /** What else is to be known of the deal. */
  readonly notes: readonly Message[];
}

export function newSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

export class Commitments {
  readonly #hashing: Hashing;

  constructor(hashing: Hashing = usualHashing()) {
    this.#hashing = hashing;
  }

  async commitmentTo(secret: string): Promise<string> {
    return hex(await this.#hashing.sha256(unhex(secret)));
  }

  /** Of all commitments: short enough to be compared by people. */
  async fingerprint(server: string, seats: readonly (string | null)[]): Promise<string> {
    const lines = [TITLE, server, ...seats.map((commitment) => commitment ?? ABSTAINS)];
    return hex(await this.#hashing.sha256(encoder.encode(lines.join("\n")))).slice(0, FINGERPRINT_DIGITS);
  }

  /** From which a whole game follows; the salts by chair, null for one who abstains. */
  dealKey(secret: string, salts: readonly (string | null)[]): Promise<Bytes> {
    const lines = [TITLE, ...salts.map((salt) => salt ?? ABSTAINS)];
    return this.#hashing.hmac(unhex(secret), encoder.encode(lines.join("\n")));
  }

  /** By seat, who sits there: the number of their chair before the lot. */
  async drawOrder(key: Bytes, chairs: number): Promise<number[]> {
    return (
      await this.#mix(
        key,
        "order",
        Array.from({ length: chairs }, (_, chair) => String(chair)),
      )
    ).map(Number);
  }

  /** The pile in drawing order; its own order does not matter. */
  drawShuffle(key: Bytes, number: number, pile: readonly string[]): Promise<string[]> {
    return this.#mix(key, `shuffle ${number}`, pile);
  }

  async #mix(key: Bytes, purpose: string, pile: readonly string[]): Promise<string[]> {
    const cards = [...pile].sort(byBytes);
    const numbers = this.#stream(await this.#hashing.hmac(key, encoder.encode([purpose, ...cards].join("\n"))));
    for (let k = cards.length - 1; k > 0; k--) {
      const j = await below(numbers, k + 1);
      [cards[k], cards[j]] = [cards[j]!, cards[k]!];
    }
    return cards;
  }

  async *#stream(subkey: Bytes): AsyncGenerator<number, never> {
    for (let block = 0; ; block++) {
      const part = await this.#hashing.hmac(subkey, encoder.encode(String(block)));
      for (let k = 0; k < part.length; k += 2) yield part[k]! * 0x100 + part[k + 1]!;
    }
  }

  // ---- whether a record holds

  /** Whether all that was committed to was shown, and the shuffles follow from it. */
  async check(fair: Fair, shuffles: readonly NumberedShuffle[], names: Names): Promise<Verdict> {
    const notes = await this.#notes(fair);
    const failed = (what: Message): Verdict => ({ what, isVerified: false, notes });
    const lie = await this.#findLie(fair);
    if (lie !== null) return failed(lie);
    const { server, seats } = fair;
    if (seats.every((seat) => seat === null)) return failed(message("fair-alone"));
    const key = await this.dealKey(
      server.secret,
      seats.map((seat) => seat?.salt ?? null),
    );
    for (const [k, [number, pile]] of shuffles.entries()) {
      const right = await this.drawShuffle(key, number, pile);
      if (right.some((card, place) => card !== pile[place])) {
        return failed(message("fair-other-shuffle", { number: k + 1, count: shuffles.length }));
      }
    }
    const order = await this.drawOrder(key, seats.length);
    const [took, abstained] = [true, false].map((part) =>
      names.filter((_, seat) => (seats[order[seat]!] !== null) === part),
    );
    if (abstained!.length > 0) notes.unshift(message("fair-abstained", { players: listed(abstained!) }));
    const what = message("fair-verified", { count: shuffles.length, players: listed(took!) });
    return { what, isVerified: true, notes };
  }

  /** Something shown that does not fit its commitment. */
  async #findLie({ server, seats, dropped = [] }: Fair): Promise<Message | null> {
    for (const [k, deal] of dropped.entries()) {
      const isTrue = (await this.#isKept(deal.server.commitment, deal.server.secret)) && (await this.#areKept(deal));
      if (!isTrue) return message("fair-dropped-differs", { number: k + 1 });
    }
    if (!(await this.#isKept(server.commitment, server.secret))) return message("fair-secret-differs");
    for (const [k, seat] of seats.entries()) {
      const isTrue = seat === null || (await this.#isKept(seat.commitment, seat.salt));
      if (!isTrue) return message("fair-salt-differs", { chair: k + 1 });
    }
    return null;
  }

  async #areKept({ seats }: DroppedDeal): Promise<boolean> {
    const kept = seats.map((seat) => seat === null || seat.salt === null || this.#isKept(seat.commitment, seat.salt));
    return (await Promise.all(kept)).every(Boolean);
  }

  async #isKept(commitment: string, secret: string): Promise<boolean> {
    return (await this.commitmentTo(secret)) === commitment;
  }

  async #notes({ server, seats, dropped = [] }: Fair): Promise<Message[]> {
    const fingerprint = await this.fingerprint(
      server.commitment,
      seats.map((seat) => seat?.commitment ?? null),
    );
    const attempts = dropped.flatMap((deal) => deal.seats.filter((seat) => seat !== null));
    const withheld = attempts.filter(({ salt }) => salt === null).map(({ name }) => shown(name));
    return [
      ...(withheld.length > 0 ? [message("fair-withheld", { players: listed(withheld) })] : []),
      message("fair-fingerprint", { fingerprint }),
    ];
  }
}

function listed(names: Names): Parameter {
  return names.reduce((before, last) => message("fair-and", { before, last }));
}

function shown(name: string): string {
  return printable([...name].slice(0, MOST_NAME).join(""));
}

/** Numbers from the incomplete last round are rejected, so that all results are equally likely. */
async function below(numbers: AsyncIterator<number, never>, n: number): Promise<number> {
  const limit = NUMBERS - (NUMBERS % n);
  for (;;) {
    const { value } = await numbers.next();
    if (value < limit) return value % n;
  }
}

/** JavaScript sorts by halves of surrogate pairs, other languages by code points. */
function byBytes(one: string, other: string): number {
  const [bytes, others] = [encoder.encode(one), encoder.encode(other)];
  const k = bytes.findIndex((byte, at) => byte !== others[at]);
  return k < 0 ? bytes.length - others.length : bytes[k]! - (others[k] ?? -1);
}

function hex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function unhex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
