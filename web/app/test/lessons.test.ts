/** Lessons in the browser's own words: each can be followed, and every sentence is there. */
import { describe, expect, it } from "vitest";
import { type Lesson, LessonRun, lessonTitle, newCatalogue, say } from "zoco-kernel";
import { gameNames } from "../src/games.js";
import { rulesOf } from "./loaded.js";

const LESSONS = import.meta.glob<Lesson[]>("../../kernel/built/*/lessons.json", { import: "default" });
const TEXTS = import.meta.glob<string>("../../../src/zoco/*/lessons/*.ftl", { query: "?raw", import: "default" });

async function catalogueOf(language: string) {
  const files = Object.entries(TEXTS).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return newCatalogue(language, (await Promise.all(files.map(([, load]) => load()))).join("\n"));
}

describe.each([...gameNames()])("%s", async (game) => {
  const rules = await rulesOf(game);
  const lessons = await LESSONS[`../../kernel/built/${game}/lessons.json`]!();
  const catalogues = await Promise.all(["de", "en"].map(catalogueOf));

  it.each(lessons)("$name", (lesson) => {
    const run = new LessonRun(rules, lesson);
    for (const catalogue of catalogues) expect(say(lessonTitle(lesson), catalogue)).toBeTruthy();
    while (run.step !== null) {
      for (const catalogue of catalogues) expect(say(run.told!, catalogue)).toBeTruthy();
      const { at, step } = run;
      if (step.done.length === 0) run.goOn();
      else {
        expect(run.game.seat).toBe(lesson.seat);
        decideAll(run, step.done.length);
      }
      expect(run.at).toBe(at + 1);
    }
  });

  /** All that does not finish the step is answered and not made; then one that does. */
  function decideAll(run: LessonRun, least: number): void {
    const { legal, moves } = run.game;
    const at = run.at;
    const glowing = legal.filter((notation) => run.glows(notation));
    expect(glowing.length).toBeGreaterThanOrEqual(Math.min(1, least));
    for (const notation of legal) {
      const said = run.decide(notation);
      if (run.at > at) return;
      expect(said).not.toBeNull();
      expect(run.game.moves).toEqual(moves);
    }
  }
});
