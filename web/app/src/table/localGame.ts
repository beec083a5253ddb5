/** A table's game and its bots, as they sit in a worker: who sees what, who is next, what can be taken back. */
import {
  type Game,
  HINT_MILLISECONDS,
  type Hint,
  hint,
  type Message,
  type Player,
  playerNamed,
  type Row,
  type Rules,
  replay,
  type Seating,
  SPECTATOR,
  TAKING_BACK,
  type Terms,
} from "zoco-kernel";
import { AppError } from "../errors.js";
import type { LogEntry, Snapshot } from "./table.js";

const SEEDS = 2 ** 32;

/** A snapshot whose log begins with its line `from`: what comes before that has been told already. */
export interface SnapshotUpdate extends Snapshot {
  readonly from: number;
}

export class LocalGame {
  readonly game: Game;
  readonly #bots: readonly (Player | null)[];
  readonly #seating: Seating;
  readonly #deciders: number[];
  #viewer = SPECTATOR;
  #curtain: number | null = null;
  #handover: number | null = null;
  /** The viewer was dealt something by the own last decision, and sees it before the screen is passed on. */
  #hasNew = false;
  #told = 0;

  constructor(rules: Rules, record: string, isFriendly = false) {
    this.game = replay(rules, record);
    const { players, moves, extra } = this.game;
    this.#deciders = moves.map((_, index) => this.game.at(index).seat);
    this.#bots = Array.from({ length: players }, (_, seat) => {
      const level = extra.bots?.[seat];
      return level ? playerNamed(rules, String(level), Math.floor(Math.random() * SEEDS)) : null;
    });
    const isAlone = this.#bots.filter((bot) => bot === null).length === 1;
    this.#seating = isAlone ? "alone" : isFriendly ? "friendly" : "one-screen";
    this.#lookAround();
  }

  get botIsNext(): boolean {
    return !this.game.over && this.#bots[this.game.seat] !== null;
  }

  /** A person alone always sees the own seat; where there are several, each sees it only while deciding. */
  #lookAround(): void {
    const { seat, over } = this.game;
    const people = this.#bots.flatMap((bot, k) => (bot === null ? [k] : []));
    if (people.length === 1) {
      this.#viewer = people[0]!;
    } else if (!over && this.#bots[seat] === null && seat !== this.#viewer) {
      if (this.#hasNew) [this.#handover, this.#hasNew] = [seat, false];
      else this.#passTo(seat);
    }
  }

  #passTo(seat: number): void {
    [this.#viewer, this.#curtain, this.#handover, this.#told] = [SPECTATOR, seat, null, 0];
  }

  handOver(): void {
    if (this.#handover !== null) this.#passTo(this.#handover);
  }

  liftCurtain(): void {
    if (this.#curtain !== null) [this.#viewer, this.#curtain, this.#told] = [this.#curtain, null, 0];
  }

  play(notation: string): void {
    if (this.game.seat !== this.#viewer) throw new AppError("app-not-your-turn");
    const { seat } = this.game;
    this.game.play(notation);
    this.#deciders.push(seat);
    this.#hasNew = this.game.revealed;
    this.#lookAround();
  }

  letBotDecide(): void {
    const { seat } = this.game;
    this.game.act(this.#bots[seat]!.choose(this.game.seatView()));
    this.#deciders.push(seat);
    this.#lookAround();
  }

  /** The last decision of a person, which is the one to be made again; -1 where there is none. */
  get #lastOfPerson(): number {
    return this.#deciders.findLastIndex((seat) => this.#bots[seat] === null);
  }

  #termsOf(index: number): Terms {
    return TAKING_BACK[this.#seating][this.game.crossing(index, this.#viewer === this.game.seat)];
  }

  #canTakeBack(): true | Message {
    const index = this.#lastOfPerson;
    const refusal = index < 0 ? "nothing-to-undo" : this.#termsOf(index).refusal;
    return refusal === null || { id: refusal, parameters: {} };
  }

  takeBack(): void {
    const index = this.#lastOfPerson;
    this.game.takeBack(index, this.#termsOf(index));
    this.#deciders.length = index;
    [this.#curtain, this.#handover, this.#hasNew] = [null, null, false];
    this.#told = Math.min(this.#told, index);
    this.#lookAround();
  }

  hint(): readonly Hint[] {
    return hint(this.game.seatView(), this.game.seatNames(), { milliseconds: HINT_MILLISECONDS });
  }

  rowAt(moment: number): Row {
    return this.game.at(moment).viewRow(this.#viewer === SPECTATOR ? null : this.#viewer);
  }

  /** What the viewer has not been told yet. */
  update(): SnapshotUpdate {
    const viewer = this.#viewer === SPECTATOR ? null : this.#viewer;
    const from = this.#told;
    const moment = this.game.moves.length;
    const log: LogEntry[] = this.#deciders
      .slice(from)
      .map((seat, k) => ({ moment: from + k, seat, told: this.game.told(from + k, viewer) }));
    this.#told = moment;
    const thinking = this.botIsNext ? this.game.seat : null;
    const row = this.game.viewRow(viewer);
    return {
      moment,
      viewer: this.#viewer,
      row,
      from,
      log,
      takeBack: this.#canTakeBack(),
      curtain: this.#curtain,
      handover: this.#handover,
      isPractice: this.game.practice,
      ended: null,
      thinking,
    };
  }
}
