/** How much of which table was looked at in this browser, so that whoever comes back is told the rest. */
const KEY = "zoco-seen";
const MOST = 100; // tables; those that were looked at last

function read(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {}; // storage is closed
  }
}

/** The number of the last event that was on the screen; null where the table never was. */
export function seen(table: string): number | null {
  return read()[table] ?? null;
}

export function see(table: string, number: number): void {
  const { [table]: _, ...others } = read();
  const kept = [...Object.entries(others), [table, number]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // nothing is kept here, so everything is news
  }
}
