/** Things come from where they were. Only transform and opacity move, and nothing waits for it. */
import type { Action } from "svelte/action";
import { motionTime } from "../../motion.js";

export interface Way {
  /** Pixels of the drawing, from where it comes to where it is. */
  readonly x: number;
  readonly y: number;
  /** It was not in the picture before. */
  readonly fades: boolean;
}

/** Lets something that has just come in move along its way; without one it is there at once. */
export const arriving: Action<SVGElement, Way | null> = (node, way) => {
  if (way === null) return;
  start(node, way);
};

/**
 * The same for what stands among others, before and behind: a picture of it flies above them all. If it moved where it
 * stands, the browser would divide the city at it, and draw both parts again.
 */
export const flying: Action<SVGElement, Way | null> = (node, way) => {
  if (way === null || motionTime() === 0) return;
  const city = node.ownerSVGElement!;
  const sky = document.createElementNS(city.namespaceURI, "svg") as SVGSVGElement;
  sky.setAttribute("viewBox", city.getAttribute("viewBox")!);
  sky.setAttribute("class", "az-flying");
  sky.ariaHidden = "true";
  const stand = node.closest<SVGElement>(".stand")?.style.transform ?? "";
  sky.innerHTML = `<g><g style="transform: ${stand}">${node.outerHTML}</g></g>`;
  const land = (): void => {
    sky.remove();
    node.classList.remove("az-away");
  };
  node.classList.add("az-away");
  start(sky.firstElementChild as SVGElement, way).addEventListener("animationend", land, { once: true });
  city.parentElement!.append(sky);
  return { destroy: land };
};

function start(node: SVGElement, way: Way): SVGElement {
  node.style.setProperty("--from-x", `${way.x}px`);
  node.style.setProperty("--from-y", `${way.y}px`);
  const manner = way.fades ? "az-falling" : "az-walking";
  node.classList.add(manner);
  node.addEventListener("animationend", () => node.classList.remove(manner), { once: true });
  return node;
}
