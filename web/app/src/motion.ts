/** How long something takes to get where it goes, in milliseconds: as `--slow` says, nothing where motion is unwanted. */
export function slow(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 280; // to ask for the style would lay out the page
}
