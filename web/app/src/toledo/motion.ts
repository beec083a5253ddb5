/** How long something takes to get where it goes: what the page says, nothing where motion is unwanted. */
export function slow(element: Element): number {
  const written = getComputedStyle(element).getPropertyValue("--slow");
  return parseFloat(written) * (/[\d.]s$/.test(written.trim()) ? 1000 : 1) || 0;
}
