/** What of a table is on the screen: its standings one after the other, so that everything that happens can be seen. */
import type { AnyView } from "zoco-kernel";
import type { GameParts, Thing } from "../board.js";
import { slow } from "../motion.js";
import { play } from "../sounds.js";
import type { Happening, Standing, Table } from "./table.js";

const STEP = 320; // milliseconds that one happening of somebody else's stays, so that it can be followed,
const WHOLE = 1200; // and the most that all that wait may take together; what is notable may take longer

export class Showing {
  readonly table: Table;
  readonly #parts: GameParts;
  readonly #stop: () => void;
  #waiting: Standing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  standing: Standing = $state.raw(null!);
  /** What happened since the viewer's own last decision. */
  news: readonly Happening[] = $state.raw([]);
  touched: ReadonlySet<Thing> = $state.raw(new Set());
  readonly view: AnyView = $derived(this.#decode(this.standing));

  constructor(table: Table, parts: GameParts) {
    this.table = table;
    this.#parts = parts;
    this.standing = table.standing;
    this.news = sinceOwn(this.standing);
    this.#stop = table.listen((standing) => this.#hear(standing));
  }

  #decode({ row }: Standing): AnyView {
    return this.table.rules.view.decode(row) as unknown as AnyView;
  }

  /** The own decision shows at once; what others do waits for its turn. */
  #hear(standing: Standing): void {
    const isQuiet = slow() === 0 || document.hidden;
    this.#waiting.push(standing);
    if (isQuiet || standing.curtain !== null) this.skip();
    else if (isOwn(standing)) {
      for (const before of this.#waiting.splice(0, this.#waiting.length - 1)) this.#show(before);
      clearTimeout(this.#timer);
      this.#next();
    } else if (this.#timer === undefined) this.#next();
  }

  #next = (): void => {
    const standing = this.#waiting.shift();
    this.#timer = undefined;
    if (standing === undefined) return;
    const lasts = this.#show(standing);
    this.#timer = setTimeout(this.#next, Math.max(lasts, Math.min(STEP, WHOLE / (this.#waiting.length + 1))));
  };

  /** Everything that waits, at once. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const standing of this.#waiting.splice(0)) this.#show(standing);
  };

  /** Returns how long it wants to be looked at. */
  #show(standing: Standing): number {
    const isNewViewer = this.standing.viewer !== standing.viewer;
    const before: AnyView = this.view;
    const after = this.#decode(standing);
    if (isNewViewer || isOwn(standing)) this.touched = new Set();
    else this.touched = new Set([...this.touched, ...this.#parts.touched(before, after)]);
    this.standing = standing;
    this.news = sinceOwn(standing);
    const { tune, lasts } = this.#parts.notable(before, after);
    if (tune !== null) play(tune);
    return lasts;
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#stop();
    this.table.leave();
  }
}

function isOwn({ log, viewer }: Standing): boolean {
  return log.at(-1)?.seat === viewer;
}

function sinceOwn({ log, viewer }: Standing): readonly Happening[] {
  return log.slice(log.findLastIndex(({ seat }) => seat === viewer) + 1);
}
