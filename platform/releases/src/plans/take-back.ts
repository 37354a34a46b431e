import type { Plan } from './plan';

/** Ends a roll-out and takes its release away. Nobody can hold that, and what is live stays. */
export const takeBack = (part: string, tried: string, live: string): Plan => ({
  do: 'change',
  changes: [
    { do: 'stop', part, version: tried },
    { do: 'withdraw', part, version: tried },
  ],
  says: [`${part}@${tried} is withdrawn: everybody gets ${live} again.`],
  warnings: [],
});
