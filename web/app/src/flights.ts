/** Things that fly across the page, from where they were to where they are. */
import { slow } from "./motion.js";

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Flying {
  readonly piece: HTMLElement;
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

/** Lets everything fly at once, a little one after the other. The answer ends what is still in the air. */
export function launch(flights: readonly Flying[]): () => void {
  const duration = 1.4 * slow();
  const flying = flights.map(({ piece, from, to }, k) => {
    piece.ariaHidden = "true";
    document.body.append(piece);
    const way = ({ x, y }: Place, more: string): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
    const steps = [
      { transform: way(from, "scale(.7) rotate(-6deg)") },
      { transform: way(to, "scale(.9)"), opacity: 0.85 },
    ];
    const flight = piece.animate(steps, { duration, delay: k * duration * STAGGER, easing: "ease-out", fill: "both" });
    flight.finished.catch(() => undefined).finally(() => piece.remove());
    return flight;
  });
  return () => flying.forEach((flight) => flight.cancel());
}
