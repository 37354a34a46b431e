import { draftBuild, partLines, partTypeNames, priceHistory, savedBuilds } from '@rig4u/shared/builds';
import { checkConnection } from '@rig4u/shared/lazy';
import { refusalText } from '@rig4u/shared/storage';
import { loadTypes } from '../../../catalogue/load-types';
import { addPrices, isoDay, knownParts, readPriceList, type RowError } from '../../../domain/prices';

export type PricesImported =
  /** How many prices were kept, and which rows were left out. */
  { ok: true; count: number; errors: readonly RowError[] } | { ok: false; message: string };

/** Reads a price list and adds its prices to the history. `message` says what is wrong and what to do; nothing throws. */
export async function importPrices(text: string, now: Date): Promise<PricesImported> {
  const partsOf = await loadTypes(partTypeNames).catch(() => undefined);
  if (!partsOf)
    return {
      ok: false,
      message: `The catalogue that the list is checked against could not be loaded. ${checkConnection}`,
    };
  const own = [...savedBuilds.read().value, draftBuild.read().value].flatMap(({ components }) =>
    partLines(components).map(({ part }) => part),
  );
  const list = readPriceList(
    text,
    knownParts([...partTypeNames.flatMap((type) => partsOf(type)), ...own], isoDay(now)),
  );
  if (!list.ok) return list;
  if (list.prices.length > 0) {
    const result = priceHistory.update((stored) => ({ ...stored, parts: addPrices(stored.parts, list.prices) }));
    if (!result.ok)
      return { ok: false, message: `This browser did not keep the prices. ${refusalText(result.reason)}` };
  }
  return { ok: true, count: list.prices.length, errors: list.errors };
}
