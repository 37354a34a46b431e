/** Whether heavy proofs run in full: `pnpm prove` sets RIG4U_PROVE. Otherwise each runs a short form of itself, with the same seed. */
export const proves = process.env.RIG4U_PROVE === '1';

/** How often a heavy proof tries: `full` under `pnpm prove`, else `short`. */
export const times = ({ full, short }: { full: number; short: number }): number => (proves ? full : short);

/** A test of its own that only `pnpm prove` runs, beside others that `npm test` runs too. */
export function proof(title: string, run: () => Promise<void>): void {
  if (proves) test(title, run);
}
