/** A table's game and its bots, as they sit in a worker: who sees what, who is next, what can be taken back. */
import {
  hint,
  playerNamed,
  replay,
  type Game,
  type GameName,
  type Hint,
  type Message,
  type Player,
  type Rules,
} from "zoco-kernel";
import { AppError } from "../errors.js";
import type { Happening, Standing } from "./table.js";

const SPECTATOR = -1;
const HINT = { milliseconds: 500 };
const SEEDS = 2 ** 32;

/** A standing whose log begins with its line `from`: what comes before that has been told already. */
export interface News extends Standing {
  readonly from: number;
}

export class Host<Name extends GameName = GameName> {
  readonly game: Game<Name>;
  readonly #bots: readonly (Player | null)[];
  readonly #deciders: number[];
  #viewer = SPECTATOR;
  #curtain: number | null = null;
  #told = 0;

  constructor(rules: Rules<Name>, record: string) {
    this.game = replay(rules, record);
    const { players, moves, extra } = this.game;
    this.#deciders = moves.map((_, index) => this.game.at(index).seat);
    this.#bots = Array.from({ length: players }, (_, seat) => {
      const level = extra.bots?.[seat];
      return level ? playerNamed(rules, String(level), Math.floor(Math.random() * SEEDS)) : null;
    });
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
      [this.#viewer, this.#curtain, this.#told] = [SPECTATOR, seat, 0];
    }
  }

  liftCurtain(): void {
    if (this.#curtain !== null) [this.#viewer, this.#curtain, this.#told] = [this.#curtain, null, 0];
  }

  play(notation: string): void {
    if (this.game.seat !== this.#viewer) throw new AppError("app-not-your-turn");
    const { seat } = this.game;
    this.game.play(notation);
    this.#deciders.push(seat);
    this.#lookAround();
  }

  letBotDecide(): void {
    const { seat } = this.game;
    this.game.act(this.#bots[seat]!.choose(this.game.sight()));
    this.#deciders.push(seat);
    this.#lookAround();
  }

  /** Own decisions only, and none across a card that was drawn or turned up. Between two people: before the next looks. */
  #canTakeBack(): true | Message {
    const last = this.#deciders.at(-1);
    if (last === undefined || (last !== this.#viewer && (this.#curtain === null || this.#bots[last] !== null))) {
      return { id: "app-undo-not-yours", parameters: {} };
    }
    return this.game.revealed ? { id: "card-was-revealed", parameters: {} } : true;
  }

  takeBack(): void {
    const allowed = this.#canTakeBack();
    if (allowed !== true) throw new AppError(allowed.id);
    this.game.takeBack();
    this.#deciders.pop();
    this.#curtain = null;
    this.#told = Math.min(this.#told, this.game.moves.length);
    this.#lookAround();
  }

  hint(): readonly Hint[] {
    return hint(this.game.sight(), this.game.seatNames(), HINT);
  }

  /** What the viewer has not been told yet. */
  news(): News {
    const viewer = this.#viewer === SPECTATOR ? null : this.#viewer;
    const from = this.#told;
    const moment = this.game.moves.length;
    const log: Happening[] = this.#deciders
      .slice(from)
      .map((seat, k) => ({ moment: from + k, seat, told: this.game.told(from + k, viewer) }));
    this.#told = moment;
    const thinking = this.botIsNext ? this.game.seat : null;
    const row = this.game.viewRow(viewer);
    return { moment, viewer: this.#viewer, row, from, log, takeBack: this.#canTakeBack(), curtain: this.#curtain, thinking };
  }
}
