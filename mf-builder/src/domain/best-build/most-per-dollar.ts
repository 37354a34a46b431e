/** The step that brings the most points per dollar; of equal ones the cheaper. */
export const mostPerDollar = <S extends { gain: number; cents: number }>(steps: readonly S[]): S | undefined =>
  steps.toSorted((a, b) => b.gain * a.cents - a.gain * b.cents || a.cents - b.cents)[0];
