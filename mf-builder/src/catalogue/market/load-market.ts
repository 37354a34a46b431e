import { patiently } from '@rig4u/shared/lazy';
import type { Origin } from '../../../market/src/origins/origins';
import { readMarketId } from './market-id';
import { oncePerType } from './once-per-type';

// The readers come with the first type: who never opens the market has nothing of them.
const readers = () => patiently(() => import(/* webpackChunkName: "market" */ './read-type'));

/**
 * Every part on the market of a type; of `ups` there are none. Rejects when it does not arrive or is none; asked again, it tries again.
 */
export const loadMarket = oncePerType(async (type) => (await readers()).readShelf(type));

/** The part numbers of a type, which only a match by number and an opened part ask for. Rejects as `loadMarket` does. */
export const loadPartNumbers = oncePerType(async (type) => (await readers()).readNumbers(type));

/** Where each fact of a part of the market is from, by the name of the fact; of another id there is none. Rejects as `loadMarket` does. */
export async function loadOrigins(id: string): Promise<ReadonlyMap<string, Origin>> {
  const named = readMarketId(id);
  if (!named) return new Map();
  const [{ originsAt }, shelf] = await Promise.all([readers(), loadMarket(named.type)]);
  const row = shelf.rowOf(named.n);
  return row === undefined ? new Map() : originsAt(named.type, shelf, row);
}
