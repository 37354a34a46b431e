import { draftBuild, partLines, partTypeNames, priceHistory, savedBuilds } from '@rig4u/shared/builds';
import { checkConnection } from '@rig4u/shared/lazy';
import { refusalText } from '@rig4u/shared/storage';
import { loadTypes } from '../../catalogue/load-types';
import {
  addPrices,
  isoDay,
  knownParts,
  newlyReached,
  readPriceList,
  type RowError,
  type TrackedPart,
} from '../../domain/prices';
import { priceTargets } from '../../state/price-targets';

export type PricesImported =
  /** How many prices were kept, which rows were left out, and which parts reached their target by it. */
  | { ok: true; count: number; errors: readonly RowError[]; reached: readonly TrackedPart[] }
  | { ok: false; message: string };

/**
 * Reads a price list and adds its prices to the history, if they are still `wanted` when the catalogue has come. `message` says what is
 * wrong and what to do; nothing throws.
 */
export async function importPrices(text: string, now: Date, wanted: () => boolean): Promise<PricesImported> {
  const partsOf = await loadTypes(partTypeNames).catch(() => undefined);
  if (!partsOf)
    return {
      ok: false,
      message: `The catalogue that the list is checked against could not be loaded. ${checkConnection}`,
    };
  if (!wanted()) return { ok: false, message: 'The import was closed.' };
  const own = [...savedBuilds.read().value, draftBuild.read().value].flatMap(({ components }) =>
    partLines(components).map(({ part }) => part),
  );
  const catalogue = partTypeNames.flatMap((type) => partsOf(type));
  const list = readPriceList(text, knownParts([...catalogue, ...own], isoDay(now)));
  if (!list.ok) return list;
  const before = priceHistory.read().value.parts;
  if (list.prices.length > 0) {
    const result = priceHistory.update((stored) => ({ ...stored, parts: addPrices(stored.parts, list.prices) }));
    if (!result.ok)
      return { ok: false, message: `This browser did not keep the prices. ${refusalText(result.reason)}` };
  }
  const reached = newlyReached(
    priceTargets.read().value.parts,
    (id) => catalogue.find((part) => part.id === id),
    before,
    priceHistory.read().value.parts,
  );
  return { ok: true, count: list.prices.length, errors: list.errors, reached };
}
