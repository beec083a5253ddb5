/** Public tables, page by page. */
import type { TableInList } from "./api.js";
import { ask } from "./server.js";

export interface PublicTables {
  readonly tables: readonly TableInList[];
  readonly hasMore: boolean;
}

export const NO_TABLES: PublicTables = { tables: [], hasMore: false };

/** The first pages, up to a limit; a table that moves from one to the next meanwhile is there once. */
export async function publicTablesOf(status: "open" | "running", pages: number): Promise<PublicTables> {
  const found = await Promise.all(
    Array.from({ length: pages }, (_, page) => ask("GET /tables", { query: { status, page: String(page) } })),
  );
  const tables = new Map(found.flatMap((page) => page.tables).map((table) => [table.table, table]));
  return { tables: [...tables.values()], hasMore: found.at(-1)?.more ?? false };
}

export interface OfHost {
  readonly host: string;
  readonly first: TableInList;
  readonly others: readonly TableInList[];
}

/** In the order of everybody's first. */
export function byHost(tables: readonly TableInList[]): readonly OfHost[] {
  const hosts = new Map<string, TableInList[]>();
  for (const table of tables) {
    const host = table.host ?? table.table;
    const own = hosts.get(host);
    if (own === undefined) hosts.set(host, [table]);
    else own.push(table);
  }
  return [...hosts].map(([host, [first, ...others]]) => ({ host, first: first!, others }));
}
