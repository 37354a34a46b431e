import { priceHistory, type PriceHistory } from '@rig4u/shared/builds';
import { checkConnection } from '@rig4u/shared/lazy';
import type { CatalogueType, Part } from '../catalogue/schema';
import { builtIn } from '../catalogue/source';
import { shelfOf, type Shelf } from '../domain/best-build';
import { withCurrentPrices } from '../domain/prices';

/** What is said where the parts do not arrive. */
export const partsNotLoaded = `The parts of the catalogue did not arrive. ${checkConnection}`;

/** What the rules have said so far serves every question, as long as the prices stay. */
let kept: { history: PriceHistory; shelf: Shelf } | undefined;

/** The parts of the catalogue that a computed build is made of, at the latest prices. Rejects where they do not arrive. */
export async function loadShelf(): Promise<Shelf> {
  const history = priceHistory.read().value.parts;
  if (kept?.history === history) return kept.shelf;
  const load = async <T extends CatalogueType>(type: T): Promise<readonly Part<T>[]> =>
    withCurrentPrices(await builtIn.load(type), history);
  const [cpu, gpu, motherboard, ram, tower, cooling, psu, storage, caseFan, cables] = await Promise.all([
    load('cpu'),
    load('gpu'),
    load('motherboard'),
    load('ram'),
    load('case'),
    load('cooling'),
    load('psu'),
    load('storage'),
    load('caseFan'),
    load('cables'),
  ]);
  const shelf = shelfOf({ cpu, gpu, motherboard, ram, case: tower, cooling, psu, storage, caseFan, cables });
  kept = { history, shelf };
  return shelf;
}
