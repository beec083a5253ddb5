/** From things that are picked to a decision: what glows, what a picked thing leads to, what it becomes. */
import type { SeatView } from "zoco-kernel";
import type { GameParts, Selection, Thing } from "./board.js";

export interface Choice {
  readonly action: number;
  readonly glows: boolean;
  readonly things: readonly Thing[];
  readonly leads: readonly Thing[];
}

export interface SelectionHandlers {
  decide(action: number): void;
  /** Picked in vain. */
  refuse(picked: readonly Thing[]): void;
  /** Whether a decision glows; all can be picked. Left out: all glow. */
  glows?(action: number): boolean;
}

export class BoardSelection implements Selection {
  choices: readonly Choice[] = $state.raw([]);
  readonly still = false;
  readonly #handlers: SelectionHandlers;
  #picks: readonly Thing[] = $state.raw([]);
  #pointed: Thing | null = $state(null);
  /** Tapped once: the same tap again decides. */
  armed: Thing | null = $state(null);
  #considered: Choice | null = $state.raw(null);
  #touched: ReadonlySet<Thing> = $state.raw(new Set());

  constructor(parts: GameParts, seatView: SeatView | null, touched: ReadonlySet<Thing>, handlers: SelectionHandlers) {
    this.choices = (seatView?.actions ?? []).map((action) => {
      const [things, leads] = [parts.things(seatView!, action), parts.leads(seatView!, action)];
      return { action, glows: handlers.glows?.(action) ?? true, things, leads };
    });
    this.#touched = touched;
    this.#handlers = handlers;
  }

  readonly picked: ReadonlySet<Thing> = $derived(new Set(this.#considered?.things ?? this.#picks));
  /** The decisions that what is picked may still become. */
  readonly candidates: readonly Choice[] = $derived(fitting(this.choices, this.#picks));

  /** At first what decisions begin with; then also where they lead. */
  readonly glowing: ReadonlySet<Thing> = $derived.by(() => {
    const isBegun = this.#picks.length > 0;
    const wanted = this.candidates.filter(({ glows }) => glows);
    const ways = (wanted.length > 0 ? wanted : this.candidates).flatMap(({ things, leads }) =>
      isBegun ? [...things, ...leads] : beginnings(things),
    );
    return new Set(ways.filter((thing) => !this.#picks.includes(thing)));
  });

  /** As if what is pointed at were picked, too. */
  readonly #foreseen: readonly Choice[] = $derived.by(() => {
    if (this.#considered !== null) return [this.#considered];
    const pointed = this.armed ?? this.#pointed;
    if (pointed === null || this.#picks.includes(pointed)) return this.candidates;
    const further = fitting(this.choices, [...this.#picks, pointed]);
    return further.length > 0 ? further : fitting(this.choices, [pointed]);
  });
  readonly #isLooking = $derived(
    this.#picks.length > 0 || this.#pointed !== null || this.armed !== null || this.#considered !== null,
  );

  readonly landing: ReadonlySet<Thing> = $derived(
    new Set(this.#isLooking ? this.#foreseen.flatMap(({ leads }) => leads) : []),
  );
  readonly preview: number | null = $derived(
    this.#isLooking && this.#foreseen.length === 1 ? this.#foreseen[0]!.action : null,
  );

  get touched(): ReadonlySet<Thing> {
    return this.#touched;
  }

  readonly point = (thing: Thing | null): void => {
    this.#pointed = thing;
  };

  /** Shows a decision as if it were being made. */
  readonly consider = (action: number | null): void => {
    this.#considered = this.choices.find((choice) => choice.action === action) ?? null;
  };

  /** On touch, where nothing can be pointed at, the first tap of what would decide only shows it. */
  readonly tap = (thing: Thing): void => {
    const isNew = this.armed !== thing;
    this.armed = null;
    if (isNew && this.#decides(thing)) this.armed = thing;
    else this.pick(thing);
  };

  #decides(thing: Thing): boolean {
    if (this.#picks.includes(thing)) return false;
    const further = fitting(this.choices, [...this.#picks, thing]);
    const [choice, ...others] = further.length > 0 ? further : fitting(this.choices, [thing]);
    const count = further.length > 0 ? this.#picks.length + 1 : 1;
    return choice !== undefined && others.length === 0 && count >= choice.things.length;
  }

  readonly pick = (thing: Thing): void => {
    this.armed = null;
    if (this.#picks.includes(thing)) {
      this.#picks = this.#picks.filter((other) => other !== thing);
      return;
    }
    const further = [...this.#picks, thing];
    if (fitting(this.choices, further).length > 0) this.#settle(further);
    else if (this.choices.some(({ things }) => things.includes(thing)))
      this.#settle([thing]); // another beginning
    else this.#handlers.refuse(further);
  };

  readonly forget = (): void => {
    this.armed = null;
    this.#picks = [];
  };

  /** A decision of two things takes two picks, even where the first leaves only one way to go on. */
  #settle(picks: readonly Thing[]): void {
    const [choice, ...others] = fitting(this.choices, picks);
    if (choice !== undefined && others.length === 0 && picks.length >= choice.things.length) {
      this.#picks = [];
      this.#handlers.decide(choice.action);
    } else {
      this.#picks = picks;
    }
  }
}

/** A button that needs something else to be picked is not where one begins. */
function beginnings(things: readonly Thing[]): readonly Thing[] {
  return things.length === 1 ? things : things.filter((thing) => !thing.startsWith("button-"));
}

function fitting(choices: readonly Choice[], picks: readonly Thing[]): readonly Choice[] {
  return choices.filter(({ things, leads }) => picks.every((thing) => things.includes(thing) || leads.includes(thing)));
}
