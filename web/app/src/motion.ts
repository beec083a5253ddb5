/** How fast things move and how long others' decisions are shown: as the person prefers. */
import type { Pace } from "./preferences.svelte.js";

interface Timing {
  /** Milliseconds that something takes to get where it goes: `--motion` in style.css. */
  readonly motion: number;
  /** Milliseconds that a decision of somebody else stays, so that it can be followed, */
  readonly step: number;
  /** and the most that all that wait may take together; what is notable may take longer. */
  readonly all: number;
}

const TIMINGS: Readonly<Record<Pace, Timing>> = {
  calm: { motion: 450, step: 1100, all: 9000 },
  brisk: { motion: 280, step: 320, all: 1200 },
  instant: { motion: 0, step: 0, all: 0 },
};

/** As the page says it; in a test there is none. */
export function timing(): Timing {
  return TIMINGS[(document.documentElement.dataset.pace ?? "brisk") as Pace];
}

/** Nothing where motion is unwanted. */
export function motionTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : timing().motion; // asking for the style would lay out the page
}

/** All that moves is where it goes; what goes on for ever goes on. */
export function finishMotion(): void {
  for (const motion of document.getAnimations()) {
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  }
}
