/** What is left of an estimate for each warning and each open question that another part would avoid. */
export const kept = 0.85;

/** An estimate after deductions, in tenths of a point: nobody pays for what no estimate can tell apart. */
export const worthOf = (value: number, minded: number): number => Math.round(10 * value * kept ** minded) / 10;

/** That splitters are needed is no fault of a build: they are lines of it. */
export const splitterRule = 'fan-headers';
