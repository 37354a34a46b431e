/** Seconds, as the animation library counts; the same as `--settle` in tokens.css. */
export const SETTLE = 0.24;

/** The same curve as `--ease` in tokens.css. */
export const EASE: [number, number, number, number] = [0.2, 0.7, 0.2, 1];
