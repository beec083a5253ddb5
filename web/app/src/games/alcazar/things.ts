/**
 * What Alcázar's decisions are made of. Things:
 *
 * - `card-8`, `tower-card`: of the own hand; `row-14`, `deck`, `tower-supply`: what can be bought
 * - `cell-27`: a field or gap by its number in the rules (12 × row + column), with whatever is built there
 * - `castle-8-L`: where a castle of card 8 would stand; `bridge-12-13-14`: a bridge over these three cells
 * - `noble-27`: a noble by its cell; `grandee`, `baron`: the own ones in supply
 * - `flag-8`: the villa with this lowest field, where a free flag is offered
 * - `button-withdraw`, `button-done`, `button-pass`
 */
import { type Message, message, parts, type SeatView } from "zoco-kernel";
import { CONSTANTS, type View } from "zoco-kernel/built/alcazar/types";
import type { Notable, Selection, Shown, Thing } from "../../board.js";
import type { AlcazarDecision } from "./board.js";
import { beside, bridgesOf, CASTLES, type Noble, noblesOf, type Plan, planOf, type Unit, unitsOf } from "./city.js";

const { AFTER_BUILDING, CELLS } = CONSTANTS;

export function things(seatView: SeatView<View>, action: number): readonly Thing[] {
  const decision = parts<AlcazarDecision>(seatView, action);
  switch (decision.kind) {
    case "buy":
      return [{ deck: "deck", tower: "tower-supply" }[decision.card] ?? `row-${decision.card}`];
    case "castle":
      return [`card-${decision.card}`, `castle-${decision.card}-${decision.layout}`];
    case "villa":
    case "build":
      return [`card-${decision.field}`, `cell-${decision.cell}`];
    case "tower":
      return ["tower-card", `cell-${decision.cell}`];
    case "bridge":
      return [`bridge-${decision.first}-${decision.middle}-${decision.last}`];
    case "withdraw":
      return [`noble-${decision.cell}`, "button-withdraw"];
    case "baron":
    case "grandee":
      return [decision.kind, `cell-${decision.cell}`];
    case "shift":
      return [`noble-${decision.from}`, `cell-${decision.to}`];
    case "swap":
      return [`noble-${decision.grandee}`, `noble-${decision.baron}`];
    case "flag":
      return [`flag-${decision.field}`];
    default:
      return [`button-${decision.kind}`];
  }
}

/** Whoever stands where a stone is to go is as good as the cell; a centred castle has a field on either side. */
export function leads(seatView: SeatView<View>, action: number): readonly Thing[] {
  const decision = parts<AlcazarDecision>(seatView, action);
  switch (decision.kind) {
    case "build":
    case "tower":
      return seatView.view.noble[decision.cell]! > 0 ? [`noble-${decision.cell}`] : [];
    case "castle":
      return decision.layout === "C" ? [`cell-${decision.last}`] : [];
    default:
      return [];
  }
}

// ---- why not

export function meant(seatView: SeatView<View>, picked: readonly Thing[]): readonly string[] {
  const plan = planOf(seatView.edition);
  const guesses = new Guesses(plan, seatView.view, picked).all();
  return guesses.filter((notation) => seatView.edition.notation.read(seatView.determinized, notation) !== null);
}

/** Reads picked things as decisions that may be impossible. */
class Guesses {
  readonly #plan: Plan;
  readonly #view: View;
  readonly #named = new Map<string, string[]>();

  constructor(plan: Plan, view: View, picked: readonly Thing[]) {
    [this.#plan, this.#view] = [plan, view];
    for (const thing of picked) {
      const [kind, ...rest] = thing.split("-") as [string, ...string[]];
      this.#named.set(kind, [...(this.#named.get(kind) ?? []), rest.join("-")]);
    }
  }

  all(): string[] {
    return [
      ...this.#sites(),
      ...this.#bought(),
      ...(this.#view.phase === AFTER_BUILDING ? this.#settling() : []),
      ...this.#acting(),
    ];
  }

  #first(kind: string): string | undefined {
    return this.#named.get(kind)?.[0];
  }

  #places(kind: string): string[] {
    return (this.#named.get(kind) ?? []).map((cell) => this.#plan.nameOf.get(Number(cell))!);
  }

  /** What says by itself which decision it belongs to. */
  #sites(): string[] {
    const [castle, bridge, flag, button] = ["castle", "bridge", "flag", "button"].map((kind) => this.#first(kind));
    const words = [];
    if (castle !== undefined) words.push(`castle ${castle.replace("-", " ")}`);
    if (bridge !== undefined) words.push(this.#bridge(bridge.split("-").map(Number)));
    if (flag !== undefined) words.push(`flag ${flag}`);
    if (button === "withdraw") words.push(...this.#places("noble").map((place) => `withdraw ${place}`));
    else if (button !== undefined) words.push(button);
    return words;
  }

  #bridge(cells: readonly number[]): string {
    const [from, to] = [Math.min(...cells), Math.max(...cells)];
    return `bridge ${this.#plan.nameOf.get(from)}-${this.#plan.nameOf.get(to)}`;
  }

  #bought(): string[] {
    const row = this.#first("row");
    if (row !== undefined) return [`buy ${row}`];
    if (this.#named.has("deck")) return ["buy deck"];
    return this.#first("tower") === "supply" ? ["buy tower"] : [];
  }

  /** A10: a noble for what was built. */
  #settling(): string[] {
    const [cells, nobles] = [this.#places("cell"), this.#places("noble")];
    const fresh = this.#view.new_cell.filter((cell) => cell < CELLS).map((cell) => this.#plan.nameOf.get(cell)!);
    const targets = cells.length > 0 ? cells : fresh;
    const ranks = ["baron", "grandee"].filter((rank) => this.#named.has(rank));
    if (nobles.length === 2) return [`swap ${nobles.join(" ")}`, `swap ${nobles.toReversed().join(" ")}`];
    if (nobles.length === 1) return targets.map((place) => `shift ${nobles[0]} ${place}`);
    if (ranks.length === 0 && cells.length > 0) ranks.push("baron");
    return ranks.flatMap((rank) => targets.map((place) => `${rank} ${place}`));
  }

  /** A2: building and withdrawing. */
  #acting(): string[] {
    const [cells, nobles] = [this.#places("cell"), this.#places("noble")];
    const stand = (this.#named.get("noble") ?? []).map(Number);
    const reached = [...stand, ...(this.#named.get("cell") ?? []).map(Number)];
    const words: string[] = [];
    if (this.#first("tower") === "card") words.push(...this.#tower([...cells, ...nobles]));
    if (stand.length > 0 && reached.length === 2) words.push(this.#bridge(reached));
    words.push(...nobles.map((place) => `withdraw ${place}`));
    const fields = [...new Set([...cells, ...(this.#named.get("card") ?? [])])].filter((name) => Number(name) > 0);
    const heights = fields.map((field) => this.#view.height[this.#plan.cellOf[Number(field)]!]!);
    words.push(
      ...fields.flatMap((field, k) =>
        heights[k]! > 0 ? [`build ${field}`] : [`villa ${field}`, `build ${field}`, `castle ${field} C`],
      ),
    );
    words.push(...cells.map((place) => `tower ${place}`));
    for (const rank of ["baron", "grandee"]) {
      const target = cells[0] ?? "1";
      if (this.#named.has(rank)) words.push(`${rank} ${target}`);
    }
    return words;
  }

  /** On the cells picked; without one, wherever the player on turn could wish for it. */
  #tower(places: readonly string[]): string[] {
    if (places.length > 0) return places.map((place) => `tower ${place}`);
    const own = noblesOf(this.#view).filter(({ seat }) => seat === this.#view.seat);
    const cells = own.length > 0 ? own.map(({ cell }) => cell) : [this.#plan.cellOf[1]!];
    return cells.map((cell) => `tower ${this.#plan.nameOf.get(cell)}`);
  }
}

// ---- what has changed

export function touched(before: View, after: View): readonly Thing[] {
  const things: Thing[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (before.height[cell] !== after.height[cell]) things.push(`cell-${cell}`);
    if (before.noble[cell] !== after.noble[cell] && after.noble[cell]! > 0) things.push(`noble-${cell}`);
    if (before.noble[cell]! > 0 && after.noble[cell] === 0) things.push(`cell-${cell}`);
  }
  things.push(...after.row.filter((card) => card > 0 && !before.row.includes(card)).map((card) => `row-${card}`));
  if (before.deck_size !== after.deck_size) things.push("deck");
  if (before.tower_supply !== after.tower_supply) things.push("tower-supply");
  return [...new Set(things)];
}

// ---- the board in words

export function placeWords(plan: Plan, cell: number): Message {
  const place = plan.nameOf.get(cell)!;
  return plan.fieldOf[cell]! > 0 ? message("alcazar-board-field", { place }) : message("alcazar-board-gap", { place });
}

export function unitWords({ flag, value }: Unit): Message {
  if (flag === null) return message("alcazar-board-villa", { value });
  return message("alcazar-board-castle", { name: CASTLES[flag]!, value });
}

/** Castles and villas cell by cell with whoever stands there, then bridges; bare fields need no word. */
export function reading({ edition, seats, view }: Shown<View>): readonly Message[] {
  const plan = planOf(edition);
  const nobles = new Map(noblesOf(view).map((noble) => [noble.cell, noble]));
  const built = unitsOf(plan, view).flatMap((unit) =>
    unit.cells.flatMap((cell) => {
      const parameters = { place: placeWords(plan, cell), unit: unitWords(unit), height: view.height[cell]! };
      const noble = nobles.get(cell);
      return [
        message("alcazar-board-built", parameters),
        ...(noble ? [nobleWords(noble, seats, view.height[cell]!)] : []),
      ];
    }),
  );
  const bridges = bridgesOf(view).map(({ cells, level }) =>
    message("alcazar-board-bridge", { from: plan.nameOf.get(cells[0])!, to: plan.nameOf.get(cells[2])!, level }),
  );
  return [...built, ...bridges];
}

export function nobleWords(noble: Noble, seats: Shown["seats"], level: number): Message {
  const parameters = { name: seats[noble.seat]!.name, level };
  return message(noble.rank === "grandee" ? "alcazar-board-grandee-of" : "alcazar-board-baron-of", parameters);
}

// ---- where a castle is picked

/**
 * The sites of a card share its field, so each is picked at a field of its own: the left one at its far left, the right
 * one at its far right, the centred one at the field before the card's (and, as `leads` says, the one behind it).
 */
export function handles(plan: Plan, glowing: ReadonlySet<Thing>): ReadonlyMap<number, Thing> {
  const sites = [...glowing].filter((thing) => thing.startsWith("castle-"));
  return new Map(
    sites.map((site) => {
      const [, card, layout] = site.split("-") as [string, string, "L" | "C" | "R"];
      return [plan.cellOf[beside(Number(card), { L: -2, C: -1, R: 2 }[layout])]!, site];
    }),
  );
}

// ---- where a bridge is picked

/** Bridges that can be picked or are, each of them once: one that is only considered is shown as picked, and still glows. */
export function spansOf({ glowing, picked }: Pick<Selection, "glowing" | "picked">): readonly Thing[] {
  return [...new Set([...glowing, ...picked])].filter((thing) => thing.startsWith("bridge-"));
}

const FANFARE = [392, 494, 587];

/** A new castle is heard. */
export function notable(before: View, after: View): Notable {
  const castles = ({ castle }: View): number => castle.filter((flag) => flag > 0).length;
  return { tune: castles(after) > castles(before) ? FANFARE : null, lasts: 0 };
}
