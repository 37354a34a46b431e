import type { CatalogueType } from '../../../src/catalogue/schema';
import { inShelfOrder } from '../records/order';
import { type MarketRecord, readRecords } from '../records/read';
import { readNumbers } from './files';

/** A record with its number in the list of its type. */
export interface Numbered {
  record: MarketRecord;
  n: number;
}

/**
 * Every record of a type in the order of the shelf.
 * @throws Error where a record has no number yet.
 */
export const numberedRecords = (type: CatalogueType): readonly Numbered[] => {
  const numbers = new Map(readNumbers(type).map((id, at) => [id, at + 1]));
  return inShelfOrder(readRecords(type)).map((record) => {
    const n = numbers.get(record.id);
    if (n === undefined)
      throw new Error(`${record.id} has no number. Run pnpm --filter @rig4u/market numbers, and commit its list.`);
    return { record, n };
  });
};
