/** Beside a single tick for a comparison: of parts, and of builds. */
export const tickOneMore = 'Tick one more to compare.';
