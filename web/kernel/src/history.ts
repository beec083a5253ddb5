import type { Row } from "./layout.js";

export const NO_FAULT = 0;
export const MISSING = 1;

/** A given shuffle is missing or is not one of the pile it stands for; the index is its place among those given. */
export class ShuffleFault extends Error {
  readonly fault: number;
  readonly index: number;

  constructor(fault: number, index: number) {
    super(`Shuffle ${index} ${fault === MISSING ? "is missing" : "is not made of the cards of its pile"}.`);
    this.fault = fault;
    this.index = index;
  }
}

/** Decisions that were taken back, with the shuffles they made; `at` counts in the line as it was then. */
export interface Undone {
  readonly at: number;
  readonly notations: readonly string[];
  readonly shuffles: readonly (readonly number[])[];
}

/** What is needed to go back before a decision. */
export interface Moment {
  readonly state: Row;
  readonly chance: Row;
  readonly shuffles: number;
}
