/** A table, wherever it stands: in this browser or on a server. What draws and asks does not know which. */
import type { Edition, GameName, Hint, Message, Row, Rules } from "zoco-kernel";
import type { Seat } from "../board.js";

/** One line of the log, as the viewer may read it. */
export interface Happening {
  /** The decision it belongs to: the game stood at this moment before it. */
  readonly moment: number;
  /** Whose decision it was. */
  readonly seat: number;
  readonly told: readonly Message[];
}

/** All that is known of a table at a moment. A table hands over a new one whenever something changes. */
export interface Standing {
  /** How many decisions have been made, as far as the viewer can tell. */
  readonly moment: number;
  /** Through whose eyes: a seat, or -1 for a spectator. */
  readonly viewer: number;
  /** The viewer's view, as the rules write it. */
  readonly row: Row;
  /** The whole log so far. */
  readonly log: readonly Happening[];
  /** The viewer's last decisions can be taken back; else the reason why not. */
  readonly takeBack: true | Message;
  /** A person is to take over from another one at this screen, and the view is still hidden. */
  readonly curtain: number | null;
  /** A bot that is thinking. */
  readonly thinking: number | null;
}

export interface Table<Name extends GameName = GameName> {
  readonly id: string;
  readonly rules: Rules<Name>;
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  /** As it is now. */
  readonly standing: Standing;
  /** Hears of every change, in order; the answer ends that. */
  listen(listener: (standing: Standing) => void): () => void;
  /** Something broke that nobody at the table can help. */
  onBroken: (what: Message) => void;
  /** Makes a decision of the viewer, or rejects with an `AppError` and changes nothing. */
  play(notation: string): Promise<void>;
  /** Takes back the viewer's last decision of this turn. */
  takeBack(): Promise<void>;
  /** The next person looks at the screen. */
  liftCurtain(): Promise<void>;
  /** The best choices for the viewer, on turn, with everybody's expected win share. */
  hint(): Promise<readonly Hint[]>;
  /** The game as a line of its record; of a running game with hidden cards only where the table may give it away. */
  record(): Promise<string>;
  /** Another game with the same people and bots, and its table's id. */
  rematch(): Promise<string>;
  /** Nobody looks any more. */
  leave(): void;
}
