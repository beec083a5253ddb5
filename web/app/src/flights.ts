/** Things that fly across the page, from where they were to where they are. */
import { motionTime } from "./motion.js";

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Flying {
  readonly piece: HTMLElement;
  /** To ask where something is lays out the page. */
  readonly way: () => Way;
}

export interface Way {
  readonly from: Place;
  readonly to: Place;
}

const STAGGER = 0.18; // of a flight's time

/** The middle of something on the page. */
export function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A seat's panel, or the viewer's hand. */
export function seatOnPage(seat: number, viewer: number): Element | null {
  return document.querySelector(seat === viewer ? "[data-hand]" : `[data-possessions="${seat}"]`);
}

/**
 * Lets everything fly at once, a little one after the other. The answer ends what is still in the air. The ways are looked up
 * in the next frame, before it is painted: it lays out the page anyway, and whoever clicked does not wait for that.
 */
export function launch(flights: readonly Flying[]): () => void {
  const duration = 1.4 * motionTime();
  const flying = flights.map(({ piece }, k) => {
    piece.ariaHidden = "true";
    document.body.append(piece);
    const flight = piece.animate(null, { duration, delay: k * duration * STAGGER, easing: "ease-out", fill: "both" });
    flight.finished.catch(() => undefined).finally(() => piece.remove());
    return flight;
  });
  requestAnimationFrame(() => {
    const steps = flights.map(({ way }) => stepsOf(way())); // all of them, before anything is changed
    flying.forEach(({ effect }, k) => (effect as KeyframeEffect).setKeyframes(steps[k]!));
  });
  return () => flying.forEach((flight) => flight.cancel());
}

function stepsOf({ from, to }: Way): Keyframe[] {
  const at = ({ x, y }: Place, more: string): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  return [{ transform: at(from, "scale(.7) rotate(-6deg)") }, { transform: at(to, "scale(.9)"), opacity: 0.85 }];
}
