/** A table, wherever it stands: in this browser or on a server. What draws and asks does not know which. */
import type { Edition, Fair, Hint, Message, Row, Rules, Verdict } from "zoco-kernel";
import type { Seat, Thing } from "../board.js";

/** One line of the log, as the viewer may read it. */
export interface LogEntry {
  /** The decision it belongs to: the game stood at this moment before it. */
  readonly moment: number;
  /** Whose decision it was. */
  readonly seat: number;
  readonly told: readonly Message[];
}

/** What is to be said of a game's shuffles, and the part of its record that proves it. */
export interface Verified {
  readonly verdict: Verdict;
  readonly fair: Fair | undefined;
}

/** All that is known of a table at a moment. A table hands over a new one whenever something changes. */
export interface Snapshot {
  /** How many decisions have been made, as far as the viewer can tell. */
  readonly moment: number;
  /** Through whose eyes: a seat, or the spectator's number. */
  readonly viewer: number;
  /** The viewer's view, as the rules write it. */
  readonly row: Row;
  /** The whole log so far. */
  readonly log: readonly LogEntry[];
  /** Something can be taken back here, or if everybody agrees; else the reason why not. */
  readonly takeBack: true | "by-agreement" | Message;
  /** A person is to take over from another one at this screen, and the view is still hidden. */
  readonly curtain: number | null;
  /** The viewer has just been dealt something and looks at it; then this seat takes over. */
  readonly handover: number | null;
  /** Something was taken back that others had reacted to, or that cards had followed. */
  readonly isPractice: boolean;
  /** A bot that is thinking. */
  readonly thinking: number | null;
  readonly ended: Ended | null;
}

/** Something line at a table; or, without a speaker, what happened there beside the game. */
export type ChatLine = { readonly number: number; readonly at: number; readonly seat: number | null } & (
  | { readonly name: string; readonly text: string /** Of the whole chat, from 1 on. */; readonly line: number }
  | { readonly note: Message }
);

/** Who committed to something before the deal, by seat; and what is wrong with that. */
export interface DealtFrom {
  readonly hasCommitted: readonly boolean[];
  readonly fingerprint: Promise<string>;
  readonly trouble: Message | null;
}

/** By seats: who proposes it, who has agreed, and who has not answered. */
export interface Proposal {
  readonly seat: number;
  readonly what: "take-back" | "end";
  readonly agreed: readonly number[];
  readonly awaited: readonly number[];
}

/** Ended by people, before the rules would have ended it. */
export interface Ended {
  readonly ending: string;
  readonly seat: number;
  readonly winners: readonly number[];
}

/** Who else is there, where people play from afar. */
export interface Multiplayer {
  readonly isConnected: boolean;
  /** By seat: somebody looks at the table. */
  readonly present: readonly boolean[];
  /** How many people look on. */
  readonly watching: number;
  /** What follows when the player on turn is away. */
  readonly missing: Message | null;
  /** From this moment on, all is news to whoever has come back; null where nothing is. */
  readonly newsFrom: number | null;
  /** By seat: why a bot stands in for a person. */
  readonly away: readonly ("clock" | "away" | "resigned" | "replaced" | null)[];
  /** What somebody proposes to all. */
  readonly proposal: Proposal | null;
  /** The absent person on turn, whom the viewer may replace by the rule of the table. */
  readonly replaceable: number | null;
  /** What happens at this table to whoever stays away. */
  readonly absence: readonly Message[];
  /** Seats that are waiting for a person. */
  readonly free: readonly number[];
  /** Milliseconds that a seat has left; null without clocks. */
  readonly left: ((seat: number) => number) | null;
  /** Whose clock runs. */
  readonly ticking: number | null;
  readonly chat: readonly ChatLine[];
  /** Somebody has set the table again. */
  readonly isRematchSet: boolean;
  /** Ended before its time. */
  readonly isClosed: boolean;
  /** All cards were known to whoever brought the game here. */
  readonly hasOpenDeck: boolean;
  /** What the shuffles follow from; null where the server shuffles by itself. */
  readonly deal: DealtFrom | null;
  /** Those who look on say it under a name. */
  say(text: string, name: string): Promise<void>;
  sit(seat: number, name: string): Promise<void>;
  /** Leaves the own seat to a bot for good. */
  resign(): Promise<void>;
  /** Takes the own seat over from the bot. */
  comeBack(): Promise<void>;
  propose(what: Proposal["what"]): Promise<void>;
  agree(): Promise<void>;
  /** Or withdraws, whoever proposed it. */
  decline(): Promise<void>;
  /** A bot plays on for somebody who stays away; or a game of two ends. */
  replace(seat: number, by: "bot" | "end"): Promise<void>;
  /** Tells the host of a line of the chat, or of whoever sits there. */
  report(what: { line: number } | { chair: number }, why: string): Promise<void>;
}

/** What a lesson wants at a moment. */
export interface Guidance {
  /** There is something to read before anything is decided. */
  readonly isReading: boolean;
  /** What is marked on the board. */
  readonly look: readonly Thing[];
  /** Whether a legal decision glows. */
  readonly glows: (notation: string) => boolean;
}

export interface Table {
  readonly id: string;
  readonly rules: Rules;
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  /** Null where everybody sits before this screen. */
  readonly multiplayer: Multiplayer | null;
  readonly allowsHints: boolean;
  /** Null where nobody teaches. */
  readonly guidance: Guidance | null;
  /** As it is now. */
  readonly snapshot: Snapshot;
  /** Hears of every change, in order; the answer ends that. */
  listen(listener: (snapshot: Snapshot) => void): () => void;
  /** Something broke that nobody at the table can help. */
  onBroken: (what: Message) => void;
  /** Makes a decision of the viewer, or rejects with an `AppError` and changes nothing. */
  play(notation: string): Promise<void>;
  /** Takes back the last decision of a person, with what bots decided since. */
  takeBack(): Promise<void>;
  /** What the viewer saw after this many decisions; null where that is not known. */
  rowAt(moment: number): Promise<Row | null>;
  /** The viewer has seen what was dealt. */
  handOver(): Promise<void>;
  /** The next person looks at the screen. */
  liftCurtain(): Promise<void>;
  /** The best choices for the viewer, on turn, with everybody's expected win share. */
  hint(): Promise<readonly Hint[]>;
  /** The game as a line of its record; of a running game with hidden cards only where the table may give it away. */
  record(): Promise<string>;
  /** After the end, whether nobody could choose the shuffles; null where nobody promised that. */
  verify(): Promise<Verified> | null;
  /** Another game with the same people and bots: the address of its table. */
  rematch(): Promise<string>;
  /** Where the game can be looked at as it was after that many decisions, or as a whole; null where it cannot. */
  replay(moment?: number): string | null;
  /** Nobody looks any more. */
  leave(): void;
}
