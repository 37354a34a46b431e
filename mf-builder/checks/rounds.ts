/** A count of builds, seeds or runs: all of them under `pnpm prove`, few in `npm test`. */
export interface Rounds {
  full: number;
  short: number;
}

/** Whether the heavy proofs run in full: `pnpm prove` sets RIG4U_PROVE. */
const proving = process.env['RIG4U_PROVE'] === '1';

/** How many rounds a heavy test goes. The seeds are fixed, so the short form is always the same. */
export const rounds = ({ full, short }: Rounds): number => (proving ? full : short);
