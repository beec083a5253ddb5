/** Who is who on the board. Views only say where a seat's nobles stand; a picture must know which of them has moved. */
import type { View } from "zoco-kernel/built/alcazar/types";
import { type Noble, noblesOf } from "./city.js";

export interface Courtier extends Noble {
  readonly id: string;
  /** Where it stood before it came or was lifted here; null if it came from the supply. */
  readonly before: { readonly cell: number; readonly height: number } | null;
  readonly height: number;
}

/** Those who still stand where they stood are the same; then whoever left is one of the same seat and rank who came. */
export function follow(last: readonly Courtier[], view: View): readonly Courtier[] {
  const coming = noblesOf(view);
  const isSame = (a: Noble, b: Noble): boolean => a.seat === b.seat && a.rank === b.rank;
  const staying = (noble: Noble): Courtier | undefined =>
    last.find((old) => isSame(old, noble) && old.cell === noble.cell);
  const left = last.filter((old) => !coming.some((noble) => isSame(old, noble) && old.cell === noble.cell));
  const used = new Set(last.map(({ id }) => id));
  return coming.map((noble) => {
    const height = view.height[noble.cell]!;
    const same = staying(noble);
    if (same?.height === height) return same;
    if (same !== undefined) return { ...same, before: { cell: same.cell, height: same.height }, height };
    const moved = left.findIndex((old) => isSame(old, noble));
    if (moved < 0) return { ...noble, id: newId(noble, used), before: null, height };
    const [old] = left.splice(moved, 1);
    return { ...noble, id: old!.id, before: { cell: old!.cell, height: old!.height }, height };
  });
}

function newId({ seat, rank }: Noble, used: Set<string>): string {
  for (let k = 0; ; k++) {
    const id = `${rank}-${seat}-${k}`;
    if (!used.has(id)) {
      used.add(id);
      return id;
    }
  }
}
