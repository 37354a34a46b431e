/** Seconds, as the animation library counts; the same as `--settle` and `--move` in tokens.css. */
export const SETTLE = 0.24;
export const MOVE = 0.2;

/** The same curve as `--ease` in tokens.css. */
export const EASE: [number, number, number, number] = [0.2, 0.7, 0.2, 1];
