/** Where in the app one is: `#/rules/<game>?rule=T5.5`. Pages live behind the hash, so that any static host will do. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean).map(decode), query: new URLSearchParams(query) };
}

/** What is no address is taken as it is, and found nowhere. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw(read());
addEventListener("hashchange", () => (current = read()));

export const route = {
  get path(): readonly string[] {
    return current.path;
  },
  get query(): URLSearchParams {
    return current.query;
  },
};

/** The address of a place, for `href`. */
export function link(
  path: readonly (string | number)[],
  query: Readonly<Record<string, string | number>> = {},
): string {
  const searched = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return `#/${path.map((part) => encodeURIComponent(part)).join("/")}${searched && `?${searched}`}`;
}

export function go(path: readonly (string | number)[], query: Readonly<Record<string, string | number>> = {}): void {
  location.hash = link(path, query);
}
