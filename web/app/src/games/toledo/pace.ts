/** How long a duel is looked at, in milliseconds: before its cards, for each of them, and after the last. */
export const BEFORE = 500;
export const ROUND = 700;
export const AFTER = 1300;
