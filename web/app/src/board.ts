/** What a game brings to the app, and what the app hands to a game's pictures. All games have the same modules. */
import type { Component } from "svelte";
import type { AnyView, Edition, Message, Rules, SeatView } from "zoco-kernel";

/**
 * Something that can be pointed at, by a name that a game gives it: `card-4`, `figure-0`, `place-7`, `bridge-12-13-14`.
 * Those that begin with `button-` stand in no picture: the question line shows them as buttons.
 */
export type Thing = string;

export interface Seat {
  readonly name: string;
  /** Of the edition: red, blue, green, yellow or white. */
  readonly colour: string;
  /** The level of a bot; null for a person. */
  readonly level: string | null;
}

/** What is shown: one seat's view, or a spectator's. Nothing else of the game is known here. */
export interface Shown<View extends AnyView = AnyView> {
  readonly rules: Rules;
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  readonly view: View;
}

/** How things are lit, and who hears of it when one is picked or pointed at. */
export interface Selection {
  /** Can be picked next. */
  readonly glowing: ReadonlySet<Thing>;
  readonly picked: ReadonlySet<Thing>;
  /** Where the decision leads that is being pointed at or picked. */
  readonly landing: ReadonlySet<Thing>;
  /** By what happened since the own last decision. */
  readonly touched: ReadonlySet<Thing>;
  /** The decision that is being pointed at, or that the picked things make; a number for `seatView`. */
  readonly preview: number | null;
  /** Nothing can be decided here: a replay, a picture in the rules. Things are pictures, not buttons. */
  readonly still: boolean;
  readonly pick: (thing: Thing) => void;
  /** With a finger: shows first, where the person prefers that. */
  readonly tap: (thing: Thing) => void;
  readonly point: (thing: Thing | null) => void;
}

export interface BoardProps<View extends AnyView = AnyView> {
  readonly shown: Shown<View>;
  /** What the viewer may decide, and what a decision would change; null where the viewer is not on turn. */
  readonly seatView: SeatView<View> | null;
  readonly selection: Selection;
}

export interface PossessionsProps<View extends AnyView = AnyView> extends BoardProps<View> {
  readonly seat: number;
}

export interface Notable {
  /** The pitches of a small tune. */
  readonly tune: readonly number[] | null;
  readonly lasts: number;
}

export interface GameParts<View extends AnyView = AnyView> {
  /** The board; it fills the box it is in. */
  readonly Board: Component<BoardProps<View>>;
  /** What the viewer holds, and as pictures what a question offers (swords to forge, tiles to take). */
  readonly Hand: Component<BoardProps<View>>;
  /** What a seat has openly, compactly: a panel beside the board. */
  readonly Possessions: Component<PossessionsProps<View>>;
  /** What a legal decision is made of, one or two things: picking these decides. */
  readonly things: (seatView: SeatView<View>, action: number) => readonly Thing[];
  /** Where it leads; such a thing can be picked in place of one it is made of. */
  readonly leads: (seatView: SeatView<View>, action: number) => readonly Thing[];
  /** What somebody may have meant who picks these things in vain: notations, likeliest first, to be asked why not. */
  readonly meant: (seatView: SeatView<View>, picked: readonly Thing[]) => readonly string[];
  /** The things that differ between two moments: they are marked until the viewer decides. */
  readonly touched: (before: View, after: View) => readonly Thing[];
  /** What is to be heard when one moment becomes the next, and how many milliseconds it wants to be looked at. */
  readonly notable: (before: View, after: View) => Notable;
  /** The words of the decisions that a replay marks on its timeline. */
  readonly big: readonly string[];
  /** The rule that decides between players with as many points; null where none is to be named. */
  readonly tie: string | null;
  /** The board in words, one line for each thing worth reading aloud. */
  readonly reading: (shown: Shown<View>) => readonly Message[];
}
