import type { Copied } from './copy-store';

/** How much is copied, without a verb: "5 of 5 revisions and 4 releases". */
export const amountOf = ({ entries, added, releases: { copied, there } }: Copied): string =>
  `${added} of ${count(entries.length, 'revision')} and ${count(copied.length, 'release')}` +
  `${there.length > 0 ? ` (${count(there.length, 'release')} there already)` : ''}`;

/** What stays behind. */
export const leftLines = ({ releases: { left } }: Copied): string[] =>
  left.map(({ label, why }) => `Not copied, and not live: ${label}. ${why}`);

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
