/** SHA-256 and HMAC: the browser's own where there is one, and ours on a page without TLS. */

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Hashing {
  sha256(message: Bytes): Promise<Bytes>;
  hmac(key: Bytes, message: Bytes): Promise<Bytes>;
}

/** WebCrypto. */
export const builtIn: Hashing = {
  sha256: async (message) => new Uint8Array(await crypto.subtle.digest("SHA-256", message)),
  async hmac(key, message) {
    const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
  },
};

export const ours: Hashing = {
  sha256: (message) => Promise.resolve(digest(message)),
  hmac: (key, message) => Promise.resolve(keyed(key, message)),
};

/** Browsers have WebCrypto only on pages that came over TLS or from the own machine. */
export function usualHashing(): Hashing {
  return globalThis.crypto?.subtle === undefined ? ours : builtIn;
}

const BLOCK = 64;
const ROUNDS = 64;
const PRIMES = firstPrimes(ROUNDS);
/** FIPS 180-4: the first bits of the fractional parts of square and cube roots of the first primes. */
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function digest(message: Bytes): Bytes {
  const padded = pad(message);
  const state = START.slice();
  for (let at = 0; at < padded.byteLength; at += BLOCK) compress(state, new DataView(padded.buffer, at, BLOCK));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, k) => hash.setUint32(4 * k, word));
  return new Uint8Array(hash.buffer);
}

/** A bit that is set, zeros, and the length in bits: whole blocks. */
function pad(message: Bytes): Bytes {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const end = new DataView(padded.buffer, padded.length - 8);
  end.setUint32(0, Math.floor(message.length / 2 ** 29));
  end.setUint32(4, message.length * 8);
  return padded;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, block: DataView): void {
  const words = new Uint32Array(ROUNDS);
  for (let k = 0; k < 16; k++) words[k] = block.getUint32(4 * k);
  for (let k = 16; k < ROUNDS; k++) {
    const [late, early] = [words[k - 2]!, words[k - 15]!];
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    words[k] = high + words[k - 7]! + low + words[k - 16]!;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let k = 0; k < ROUNDS; k++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + CONSTANTS[k]! + words[k]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, k) => (state[k] = state[k]! + word));
}

function keyed(key: Bytes, message: Bytes): Bytes {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? digest(key) : key);
  const inner = digest(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return digest(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(one: Bytes, other: Bytes): Bytes {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}
