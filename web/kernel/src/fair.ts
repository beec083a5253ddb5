/** The part `fair` of a record, by its form: from it the shuffles can be proved. See docs/shuffles.md. */

export const SCHEME = 1;

export interface ServerSecret {
  readonly commitment: string;
  readonly secret: string;
}

export interface Salt {
  readonly commitment: string;
  readonly salt: string;
}

/** A deal that was given up because somebody did not reveal; by chair, the salt null where it was not revealed. */
export interface DroppedDeal {
  readonly server: ServerSecret;
  readonly seats: readonly ({
    readonly commitment: string;
    readonly salt: string | null;
    readonly name: string;
  } | null)[];
}

export interface Fair {
  readonly scheme: typeof SCHEME;
  readonly server: ServerSecret;
  /** By chair of the waiting room; null for one that abstains. */
  readonly seats: readonly (Salt | null)[];
  readonly dropped?: readonly DroppedDeal[];
}

type Check = (value: unknown) => boolean;

const isHex: Check = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
const isName: Check = (value) => typeof value === "string";
const isNull: Check = (value) => value === null;
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const isFilledListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);

/** An object with exactly these keys; those of `optional` may be missing. */
const isObjectOf =
  (required: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const checks = { ...required, ...optional };
    const areKnown = Object.entries(value).every(([key, item]) => Object.hasOwn(checks, key) && checks[key]!(item));
    return areKnown && Object.keys(required).every((key) => Object.hasOwn(value, key));
  };

const isServer = isObjectOf({ commitment: isHex, secret: isHex });
const isSalt = isObjectOf({ commitment: isHex, salt: isHex });
const isAttempt = isObjectOf({ commitment: isHex, salt: either(isNull, isHex), name: isName });
const isDropped: Check = (value) =>
  isObjectOf({ server: isServer, seats: isFilledListOf(either(isNull, isAttempt)) })(value) &&
  (value as DroppedDeal).seats.some((seat) => seat?.salt === null);

export const isFair: Check = isObjectOf(
  { scheme: (value) => value === SCHEME, server: isServer, seats: isFilledListOf(either(isNull, isSalt)) },
  { dropped: isFilledListOf(isDropped) },
);
