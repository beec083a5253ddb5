/** Lessons, fetched when somebody wants to learn, and what has been learned here. */
import type { Lesson } from "zoco-kernel";
import { fetchKept, gameNamed } from "./games.js";
import { preferences } from "./preferences.svelte.js";

const BUILT = "../../kernel/built";
const FILES = import.meta.glob<string>("../../kernel/built/*/lessons.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const loading = new Map<string, Promise<readonly Lesson[]>>();

/** A game's lessons in their order. */
export function lessonsOf(game: string): Promise<readonly Lesson[]> {
  if (!loading.has(game)) loading.set(game, load(game));
  return loading.get(game)!;
}

async function load(game: string): Promise<readonly Lesson[]> {
  const [built, ofPlugin] = [FILES[`${BUILT}/${game}/lessons.json`], gameNamed(game)?.lessons];
  if (built === undefined && ofPlugin === undefined) return [];
  try {
    const answer = built === undefined ? await fetchKept(ofPlugin!) : await fetch(built);
    if (!answer.ok) throw new Error(`lessons of ${game}: ${answer.status}`);
    return (await answer.json()) as Lesson[];
  } catch (error) {
    loading.delete(game); // the next attempt may find a network
    throw error;
  }
}

export function isLearned({ game, name }: Lesson): boolean {
  return preferences.learned[game]?.includes(name) ?? false;
}

export function keepLearned(lesson: Lesson): void {
  if (isLearned(lesson)) return;
  const before = preferences.learned[lesson.game] ?? [];
  preferences.learned = { ...preferences.learned, [lesson.game]: [...before, lesson.name] };
}
