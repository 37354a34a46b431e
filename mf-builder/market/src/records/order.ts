import type { MarketRecord } from './read';

/** By code units: the same in every browser and every edition of Node. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The order of the shelf: brand, series, name; of two that read alike the one with the lower id of the source. */
export const inShelfOrder = (records: readonly MarketRecord[]): MarketRecord[] =>
  records.toSorted(
    (a, b) =>
      compare(a.brand, b.brand) ||
      compare(a.series ?? '', b.series ?? '') ||
      compare(a.name, b.name) ||
      compare(a.id, b.id),
  );
