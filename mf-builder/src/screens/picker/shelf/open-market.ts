import { loadMarket } from '../../../catalogue/market/load-market';
import { readMarketId } from '../../../catalogue/market/market-id';
import { nextTask } from '../../../catalogue/next-task';
import type { CatalogueType } from '../../../catalogue/schema';
import { builtIn } from '../../../catalogue/source';
import { indexShelf, type ShelfIndex } from '../../../domain/part-search/shelf-index';
import { openShelf, type OpenShelf } from '../../../domain/shelf/all-parts';
import type { DerivedShelf } from '../../../../market/src/derived/derive-shelf';

/** The market of a category, opened: what a list over all parts is made of. */
export interface Market extends OpenShelf {
  index: () => ShelfIndex;
  /** Reads the words of all rows, a moment after it was asked for. */
  prepare: () => void;
}

const markets = new WeakMap<DerivedShelf, Market>();

/** Opens the market of a category; one that was open is as it was. Rejects when its file does not arrive. */
export async function openMarket(type: CatalogueType): Promise<Market> {
  const [shelf, ours] = await Promise.all([loadMarket(type), builtIn.load(type)]);
  const known = markets.get(shelf);
  if (known) return known;
  // What takes long on a phone is done piece by piece, so that the page answers in between.
  for (const fact of [...shelf.everDerived, ...shelf.everDoubted]) {
    await nextTask();
    shelf.column(fact);
  }
  await nextTask();
  let index: ShelfIndex | undefined;
  const words = () => (index ??= indexShelf(type, shelf));
  const market = { ...openShelf(type, shelf, ours), index: words, prepare: () => void nextTask().then(words) };
  markets.set(shelf, market);
  return market;
}

/** The row of a part of the market; undefined for another part, and for one that is ours. */
export function rowOf({ type, shelf }: Market, id: string): number | undefined {
  const named = readMarketId(id);
  return named?.type === type ? shelf.rowOf(named.n) : undefined;
}
