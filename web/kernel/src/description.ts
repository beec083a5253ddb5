/** What Python writes beside a module: `src/zoco/wasm/describe.py`. */
export interface Description {
  readonly name: string;
  /** A checksum of the module that belongs to it. */
  readonly module: number;
  readonly title: string;
  /** In which the game came out. */
  readonly year: number;
  /** Of the rules. */
  readonly version: string;
  readonly fewestPlayers: number;
  readonly mostPlayers: number;
  readonly mostChoices: number;
  /** The most shuffles that one decision can cause. */
  readonly mostShuffles: number;
  readonly largestPile: number;
  /** Of a generator. */
  readonly diceSize: number;
  readonly resultColumns: number;
  /** Decisions are numbers below this. */
  readonly actions: number;
  readonly endings: readonly string[];
  /** Every word a decision can begin with, and an example. */
  readonly forms: Readonly<Record<string, string>>;
  readonly cards: readonly string[];
  /** What the value of a position is made of. */
  readonly parts: readonly string[];
  /** Before the numbers of the rules. */
  readonly letter: string;
  /** Small sounds of its boards: pitches, one after the other. */
  readonly tunes: Readonly<Record<string, readonly number[]>>;
  /** Why something is not possible, in English, where that needs no parameters. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What the rules say. */
  readonly sentences: PagesDescription;
  /** What decisions are made of. */
  readonly decisions: PagesDescription;
  /** What speaks for them. */
  readonly because: PagesDescription;
  readonly records: Readonly<Record<"edition" | "state" | "view" | "chance", RecordLayout>>;
  /** Decisions that are numbered by the state, by their word. */
  readonly pairs: Readonly<Record<string, Pairs>>;
  readonly editions: readonly EditionDescription[];
  readonly bots: BotsDescription;
  readonly hints: HintsDescription;
}

/** Pages of one kind: see `zoco.core.pages`. */
export interface PagesDescription {
  /** The messages in the catalogues, by number. */
  readonly ids: Readonly<Record<number, string>>;
  /** What stands in a column, by its number. */
  readonly slots: Readonly<Record<string, Slot>>;
  readonly rows: number;
  readonly columns: number;
  /** In a cell of a parameter that the message does not have. */
  readonly empty: number;
  /** Instead of the row of a message. */
  readonly noMessage: number;
}

/** A parameter, and what its numbers stand for. */
export interface Slot {
  readonly said: string;
  readonly stands_for: "number" | "seat" | "word" | "message";
  readonly words: readonly string[] | string;
}

export interface RecordLayout {
  readonly size: number;
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  readonly kind: "int8" | "int16" | "int32" | "int64" | "float64";
  readonly shape: readonly number[];
  readonly offset: number;
}

/** An origin and a target, numbered from `first` on by where these are listed in the state. */
export interface Pairs {
  readonly first: number;
  readonly origins: Part;
  readonly targets: Part;
}

/** Places listed in the state: some cells of a field; where it has a row for each seat, of the seat on turn. */
export interface Part {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

export interface EditionDescription {
  /** As records write it; the short name lacks the hash. */
  readonly name: string;
  readonly shortName: string;
  readonly colours: readonly string[];
  /** The edition's record, in base 64. */
  readonly row: string;
  readonly notations: readonly (string | null)[];
  readonly places: readonly string[];
}

/** What bots are called and what they need; see `zoco.bots` and `zoco.core.search`. */
export interface BotsDescription {
  /** Of a budget. */
  readonly mostMilliseconds: number;
  readonly mostSimulations: number;
  /** Of a bot's seed. */
  readonly stream: number;
  readonly seats: number;
  /** Room in a tree, and the size of a node. */
  readonly nodes: number;
  readonly node: number;
  /** The sizes of what a search and random games need as memory. */
  readonly context: number;
  readonly playout: number;
  /** What a search says of a decision: how many numbers, and where each is; `won` is the first seat's. */
  readonly statistics: Readonly<Record<"columns" | "visits" | "prior" | "won", number>>;
  readonly rootPriorVisits: number;
  /** The constants of a search: a record, in base 64. */
  readonly searchConfig: string;
  readonly kinds: Readonly<Record<string, BotDescription>>;
  /** The kinds that are opponents for people, from gentle to very hard. */
  readonly levels: readonly string[];
  /** Their Elo in this game; the gentlest has 1000. */
  readonly ratings: Readonly<Record<string, number>>;
}

export interface BotDescription {
  readonly bot: "RandomBot" | "GreedyBot" | "SearchBot";
  /** A part of all decisions. */
  readonly overlooks: number;
  /** If none is said. */
  readonly budget: { readonly milliseconds: number; readonly simulations: number };
}

/** The words are explained in `zoco.bots.hints`. */
export interface HintsDescription {
  /** How many choices are shown at most. */
  readonly most: number;
  /** A difference in win shares that a search cannot be sure of. */
  readonly close: number;
}
