import type { PartType, StoredPart } from '@rig4u/shared/builds';
import { loadMarket } from './load-market';
import { readMarketId } from './market-id';
import { storedPart } from './stored-part';

/** The parts of the market that have these ids; none for other ids, and for numbers that no list has. Rejects when a shelf does not arrive. */
export async function loadNamed(ids: readonly string[]): Promise<readonly (StoredPart & { type: PartType })[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const named = readMarketId(id);
      if (!named) return [];
      const { type, n } = named;
      const shelf = await loadMarket(type);
      const row = shelf.rowOf(n);
      return row === undefined ? [] : [{ ...storedPart(type, shelf.partAt(row)), type }];
    }),
  );
  return found.flat();
}
