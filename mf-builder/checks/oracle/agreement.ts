import type { Check } from '../../src/domain/compatibility/types';
import { compare, countTable, type Difference } from './compare';
import { wrongCounts } from './reachable';

/** 100,000 builds in four files, so that they run beside each other. */
const firstSeed = 1;
const perFile = 25_000;
const leastPerFile = 200;

/** Compares a check with the oracle over one quarter of the builds and prints the seeds and how often each verdict was met. */
export const agreement = (
  check: Check,
  quarter: 0 | 1 | 2 | 3,
): { differences: Difference[]; wrongCounts: string[] } => {
  const from = firstSeed + quarter * perFile;
  const { differences, counts } = compare(check, from, perFile);
  const head = `Oracle, seeds ${from} to ${from + perFile - 1}: ${differences.length} differences.`;
  process.stdout.write(`${head}\n${countTable(counts)}\n`);
  return { differences: differences.slice(0, 40), wrongCounts: wrongCounts(counts, leastPerFile) };
};
