import { numberText } from './plain-english';

/**
 * How many facts of the catalogue come from which source. A test of the builder (`checks/fact-shares.test.ts`) counts them anew and says what
 * to write here: the host cannot count, it knows no catalogue.
 */
export const factCounts = { opendb: 2211, maker: 4, recalled: 1520 };

const percent = (count: number, of: number): string => {
  const share = (100 * count) / of;
  return share > 0 && share < 1 ? 'less than 1 %' : `${Math.round(share)} %`;
};

/** Where the facts of the catalogue come from, in words. */
export const factSharesText = ({ opendb, maker, recalled } = factCounts): string => {
  const all = opendb + maker + recalled;
  return (
    `Of the ${numberText(all)} facts in the catalogue, ${percent(opendb, all)} come from BuildCores OpenDB, ` +
    `${percent(maker, all)} from pages of makers and ${percent(recalled, all)} from general knowledge.`
  );
};
