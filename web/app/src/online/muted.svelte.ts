/** Whom one does not want to read, by table and name. It is kept in this browser; nobody else learns of it. */
const KEY = "zoco-muted";
const MOST = 100; // tables, those of last

function read(): Record<string, readonly string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, readonly string[]>;
  } catch {
    return {}; // storage is closed
  }
}

let muted: Record<string, readonly string[]> = $state.raw(read());

export function isMuted(table: string, name: string): boolean {
  return muted[table]?.includes(name) ?? false;
}

export function setMuted(table: string, name: string, isSo: boolean): void {
  const { [table]: names = [], ...others } = muted;
  const left = [...names.filter((other) => other !== name), ...(isSo ? [name] : [])];
  const kept: [string, readonly string[]][] = Object.entries(others).slice(1 - MOST);
  muted = Object.fromEntries(left.length > 0 ? [...kept, [table, left]] : kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // nothing is kept here: it holds until the page closes
  }
}
