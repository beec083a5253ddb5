/** What of a table is on the screen: its snapshots one after the other, so that everything that happens can be seen. */
import type { AnyView } from "zoco-kernel";
import type { GameParts, Thing } from "../board.js";
import { motionTime, timing } from "../motion.js";
import { play } from "../sounds.js";
import type { LogEntry, Snapshot, Table } from "./table.js";

export class Playback {
  readonly table: Table;
  readonly #parts: GameParts;
  readonly #stop: () => void;
  #waiting: Snapshot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  snapshot: Snapshot = $state.raw(null!);
  /** What happened since the viewer's own last decision. */
  news: readonly LogEntry[] = $state.raw([]);
  touched: ReadonlySet<Thing> = $state.raw(new Set());
  readonly view: AnyView = $derived(this.#decode(this.snapshot));

  constructor(table: Table, parts: GameParts) {
    this.table = table;
    this.#parts = parts;
    this.snapshot = table.snapshot;
    this.news = sinceOwn(this.snapshot);
    this.#stop = table.listen((snapshot) => this.#hear(snapshot));
  }

  #decode({ row }: Snapshot): AnyView {
    return this.table.rules.view.decode(row) as unknown as AnyView;
  }

  /** The own decision shows at once; what others do waits for its turn. */
  #hear(snapshot: Snapshot): void {
    const isQuiet = motionTime() === 0 || document.hidden;
    this.#waiting.push(snapshot);
    if (isQuiet || snapshot.curtain !== null) this.skip();
    else if (isOwn(snapshot)) {
      for (const before of this.#waiting.splice(0, this.#waiting.length - 1)) this.#show(before);
      clearTimeout(this.#timer);
      this.#next();
    } else if (this.#timer === undefined) this.#next();
  }

  #next = (): void => {
    const snapshot = this.#waiting.shift();
    this.#timer = undefined;
    if (snapshot === undefined) return;
    const lasts = this.#show(snapshot);
    const { step, all } = timing();
    this.#timer = setTimeout(this.#next, Math.max(lasts, Math.min(step, all / (this.#waiting.length + 1))));
  };

  /** Everything that waits, at once. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const snapshot of this.#waiting.splice(0)) this.#show(snapshot);
  };

  /** Returns how long it wants to be looked at. */
  #show(snapshot: Snapshot): number {
    const isNewViewer = this.snapshot.viewer !== snapshot.viewer;
    const before: AnyView = this.view;
    const after = this.#decode(snapshot);
    if (isNewViewer || isOwn(snapshot)) this.touched = new Set();
    else this.touched = new Set([...this.touched, ...this.#parts.touched(before, after)]);
    this.snapshot = snapshot;
    this.news = sinceOwn(snapshot);
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

function isOwn({ log, viewer }: Snapshot): boolean {
  return log.at(-1)?.seat === viewer;
}

function sinceOwn({ log, viewer }: Snapshot): readonly LogEntry[] {
  return log.slice(log.findLastIndex(({ seat }) => seat === viewer) + 1);
}
