import type { Check } from '../../src/domain/compatibility/types';
import { rounds } from '../rounds';
import { compare, countTable, type Difference } from './compare';
import { wrongCounts } from './verdict-counts';

/** Four files with a quarter of the builds each, so that they run beside each other. The seeds of a quarter begin where they always did. */
const seedsApart = 25_000;

/** How many builds a quarter compares: 100,000 in all under `pnpm prove`, 4,000 in `npm test`. */
export const buildsPerQuarter = rounds({ full: seedsApart, short: 1_000 });

/** How often each verdict that a rule can give must be met in a quarter, at least. */
const least = rounds({ full: 200, short: 5 });

/** Compares a check with the oracle over one quarter of the builds and prints the seeds and how often each verdict was met. */
export const agreement = (
  check: Check,
  quarter: 0 | 1 | 2 | 3,
): { differences: Difference[]; wrongCounts: string[] } => {
  const from = 1 + quarter * seedsApart;
  const { differences, counts } = compare(check, from, buildsPerQuarter);
  const head = `Oracle, seeds ${from} to ${from + buildsPerQuarter - 1}: ${differences.length} differences.`;
  process.stdout.write(`${head}\n${countTable(counts)}\n`);
  return { differences: differences.slice(0, 40), wrongCounts: wrongCounts(counts, least) };
};
