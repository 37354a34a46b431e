import { fold } from '../spelling';

/** A system that gets no updates any more. */
export interface EndedSystem {
  name: string;
  /** The day of its last security updates. */
  since: string;
}

// The days are Microsoft's, of the editions that people buy: https://learn.microsoft.com/lifecycle/products/
const windows: Readonly<Record<string, string>> = {
  XP: '2014-04-08',
  Vista: '2017-04-11',
  '7': '2020-01-14',
  '8': '2016-01-12',
  '8.1': '2023-01-10',
  '10': '2025-10-14',
};

/** The ended system that an edition is of. Editions with long-term service (LTSC, LTSB) go on for years. */
export const endedSystem = (edition: string): EndedSystem | undefined => {
  const folded = fold(edition);
  const [, version] = /windows(xp|vista|8\.1|8|7|10)(?!\d)/.exec(folded) ?? [];
  if (version === undefined || /lts[cb]/.test(folded)) return undefined;
  const found = Object.entries(windows).find(([name]) => fold(name) === version);
  return found && { name: `Windows ${found[0]}`, since: found[1] };
};
