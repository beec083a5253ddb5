/** The table at which a lesson is given: the learner decides, all others do what the lesson says. */
import {
  type Edition,
  type Hint,
  type Lesson,
  LessonRun,
  type Message,
  type Row,
  type Rules,
  recordLine,
} from "zoco-kernel";
import type { Seat } from "../board.js";
import { say } from "../catalogue.svelte.js";
import { AppError } from "../errors.js";
import { link } from "../route.svelte.js";
import type { Guidance, LogEntry, Snapshot, Table } from "./table.js";

/** What the coach says. */
export interface Speech {
  /** To the decision that was just made; null where there is nothing to say. */
  readonly answer: Message | null;
  /** Null when the lesson is over. */
  readonly told: Message | null;
  readonly step: number;
}

export class LessonTable implements Table {
  readonly id: string;
  readonly rules: Rules;
  readonly edition: Edition;
  readonly #colours: readonly string[];
  /** Called by their colours, in whatever language is chosen. */
  readonly seats: readonly Seat[] = $derived.by(() =>
    this.#colours.map((colour) => ({ name: say(`colour-${colour}`), colour, level: null })),
  );
  readonly multiplayer = null;
  readonly allowsHints = false;
  onBroken: (what: Message) => void = () => undefined;
  readonly #run: LessonRun;
  readonly #begins: number; // the moment of the game
  readonly #listeners = new Set<(snapshot: Snapshot) => void>();
  #snapshot: Snapshot;
  guidance: Guidance = $state.raw(null!);
  speech: Speech = $state.raw(null!);

  constructor(rules: Rules, lesson: Lesson) {
    [this.id, this.rules] = [lesson.name, rules];
    this.#run = new LessonRun(rules, lesson);
    const { edition, players, moves } = this.#run.game;
    this.edition = edition;
    this.#colours = edition.colours.slice(0, players);
    this.#begins = moves.length;
    this.#snapshot = this.#snapshotAt(moves.length);
    this.#speak(null);
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  #snapshotAt(moment: number): Snapshot {
    const { game, lesson } = this.#run;
    const log: LogEntry[] = [];
    for (let index = this.#begins; index < moment; index++)
      log.push({ moment: index, seat: game.at(index).seat, told: game.told(index, lesson.seat) });
    const row = game.at(moment).viewRow(lesson.seat);
    const takeBack = { id: "lesson-no-undo", parameters: {} };
    const calm = { curtain: null, handover: null, thinking: null, isPractice: false, ended: null };
    return { moment, viewer: lesson.seat, row, log, takeBack, ...calm };
  }

  #speak(answer: Message | null): void {
    const { step, told, at } = this.#run;
    this.guidance = {
      isReading: step === null || step.done.length === 0,
      look: step?.look ?? [],
      glows: (notation) => this.#run.glows(notation),
    };
    this.speech = { answer, told, step: at };
  }

  /** Everything that has happened since, one after the other. */
  #show(): void {
    while (this.#snapshot.moment < this.#run.game.moves.length) {
      this.#snapshot = this.#snapshotAt(this.#snapshot.moment + 1);
      for (const listener of this.#listeners) listener(this.#snapshot);
    }
  }

  listen(listener: (snapshot: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A decision that does not finish the step is not made: the coach says why. */
  async play(notation: string): Promise<void> {
    const before = this.#run.at;
    const said = this.#run.decide(notation);
    if (this.#run.at === before) throw new AppError(said!.id, said!.parameters);
    this.#speak(said);
    this.#show();
  }

  /** What there was to read has been read. */
  goOn(): void {
    if (!this.guidance.isReading || this.#run.step === null) return;
    this.#run.goOn();
    this.#speak(null);
    this.#show();
  }

  takeBack(): Promise<void> {
    return Promise.reject(new AppError("lesson-no-undo"));
  }

  rowAt(moment: number): Promise<Row | null> {
    return Promise.resolve(this.#snapshotAt(moment).row);
  }

  handOver(): Promise<void> {
    return Promise.resolve();
  }

  liftCurtain(): Promise<void> {
    return Promise.resolve();
  }

  hint(): Promise<readonly Hint[]> {
    return Promise.resolve([]);
  }

  record(): Promise<string> {
    return Promise.resolve(recordLine(this.#run.game.record()));
  }

  verify(): null {
    return null;
  }

  rematch(): Promise<string> {
    return Promise.resolve(link(["learn", this.rules.name, this.id]));
  }

  replay(): null {
    return null;
  }

  leave(): void {
    this.#listeners.clear();
  }
}
