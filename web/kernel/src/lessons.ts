/** Lessons, as `docs/lessons.md` tells; Python reads and checks the files they come from. */
import type { Game } from "./game.js";
import { type Message, message } from "./messages.js";
import { type GameRecord, replay } from "./records.js";
import type { Rules } from "./rules.js";

/** What the coach says and what may be answered. `*` in a decision stands for anything. */
export interface Step {
  readonly name: string;
  readonly play: readonly string[];
  readonly done: readonly string[];
  readonly glow: readonly string[];
  readonly look: readonly string[];
  readonly answers: Readonly<Record<string, string>>;
}

export interface Lesson {
  readonly game: string;
  readonly name: string;
  readonly seat: number;
  readonly rules: readonly string[];
  readonly record: GameRecord;
  readonly steps: readonly Step[];
}

export const lessonTitle = ({ game, name }: Lesson): Message => message(`${game}-lesson-${name}`);

/** A lesson that somebody is in the middle of. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly game: Game;
  /** Of the step; as many as there are when the lesson is over. */
  at = -1;

  constructor(rules: Rules, lesson: Lesson) {
    this.lesson = lesson;
    this.game = replay(rules, JSON.stringify(lesson.record));
    this.goOn();
  }

  /** Null when the lesson is over. */
  get step(): Step | null {
    return this.lesson.steps[this.at] ?? null;
  }

  /** What the coach says now. */
  get told(): Message | null {
    return this.step && this.#said(this.step.name);
  }

  glows(notation: string): boolean {
    const { glow = [], done = [] } = this.step ?? {};
    return (glow.length > 0 ? glow : done).some((pattern) => fits(notation, pattern));
  }

  goOn(): void {
    this.at++;
    for (const notation of this.step?.play ?? []) this.game.play(notation);
  }

  /** What the coach says to a decision. One that finishes the step is made, others are not; one that is illegal is
   * refused, with its rule. */
  decide(notation: string): Message | null {
    const { name, answers, done } = this.step!;
    const finishes = done.some((pattern) => fits(notation, pattern));
    const answersTo = (pattern: string): boolean => notation === pattern || (!finishes && fits(notation, pattern));
    const word = Object.entries(answers).find(([pattern]) => answersTo(pattern))?.[1];
    const said = word === undefined ? null : this.#said(`${name}-${word}`);
    if (!finishes && this.game.legal.includes(notation)) return said ?? message("lesson-otherwise");
    this.game.play(notation);
    this.goOn();
    return said;
  }

  #said(what: string): Message {
    return message(`${this.lesson.game}-lesson-${this.lesson.name}-${what}`);
  }
}

function fits(notation: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(notation);
}
