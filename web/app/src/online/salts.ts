/** What this browser has committed to at tables, until their games are over: the salts, and what it was shown then. */
const KEY = "zoco-salts";
const MOST = 100; // tables; those where something happened last

export interface Promised {
  readonly salt: string;
  /** The server's commitment at that time. */
  readonly server: string;
  /** All commitments by chair as they were sealed, and the own chair; to another list this salt is never revealed. */
  readonly sealed: { readonly seats: readonly (string | null)[]; readonly chair: number } | null;
  /** The server has confirmed that it has the salt. */
  readonly isRevealed: boolean;
  /** Nobody will ask for the salt any more. It stays as long as the verdict may need it. */
  readonly isSettled?: boolean;
}

/** By commitment. */
export type Promises = Readonly<Record<string, Promised>>;

/** Where storage is closed, salts last as long as the page. */
let unsaved: Record<string, Promises> = {};

function read(): Record<string, Promises> {
  try {
    return { ...unsaved, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Promises>) };
  } catch {
    return unsaved;
  }
}

export function promisesAt(table: string): Promises {
  return read()[table] ?? {};
}

export const isPending = ({ isRevealed, isSettled = false }: Promised): boolean => !isRevealed && !isSettled;

/** Tables where this browser has committed to something that it did not reveal. */
export function unrevealed(): string[] {
  return Object.entries(read()).flatMap(([table, promises]) =>
    Object.values(promises).some(isPending) ? [table] : [],
  );
}

export function keepPromise(table: string, commitment: string, promised: Promised): void {
  const { [table]: own = {}, ...others } = read();
  write([...Object.entries(others), [table, { ...own, [commitment]: promised }]]);
}

/** The salt will not be asked for any more; what was sealed is kept for the verdict. */
export function settlePromise(table: string, commitment: string): void {
  const { [table]: own = {}, ...others } = read();
  const { [commitment]: promised, ...rest } = own;
  if (promised?.sealed) keepPromise(table, commitment, { ...promised, isSettled: true });
  else write([...Object.entries(others), ...(Object.keys(rest).length > 0 ? [[table, rest] as const] : [])]);
}

function write(promises: readonly (readonly [table: string, Promises])[]): void {
  unsaved = Object.fromEntries(promises.slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(unsaved));
  } catch {
    // they are in `unsaved`
  }
}
