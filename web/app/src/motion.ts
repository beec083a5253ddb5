/** How long something takes to get where it goes, in milliseconds: as `--motion` says, nothing where motion is unwanted. */
export function motionTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 280; // to ask for the style would lay out the page
}

/** All that moves is where it goes; what goes on for ever goes on. */
export function finishMotion(): void {
  for (const motion of document.getAnimations()) {
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  }
}
