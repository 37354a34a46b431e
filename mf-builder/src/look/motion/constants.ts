/** Milliseconds; the same as `--settle` in tokens.css. */
export const SETTLE = 240;
