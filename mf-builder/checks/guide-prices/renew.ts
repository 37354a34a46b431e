import { parseCatalogue } from '../../src/catalogue/parse';
import { catalogueTypes, type CatalogueType } from '../../src/catalogue/schema';
import type { PriceHistory } from '@rig4u/shared/builds';
import type { PartPrice } from '../../src/domain/prices/price-history';
import type { MarketClass } from '../../src/domain/prices/market/market-schema';
import { composePresets } from '../composing/compose-presets';
import { shelfFrom } from '../composing/shelf';
import { changesOf, outsideBands, withEarlier, type PriceChange } from './renewal';
import { withNewPrices } from './write-prices';

/** The files of the project that prices are renewed from. */
export interface Standing {
  /** The text of a type's data file. */
  textOf: (type: CatalogueType) => string;
  earlier: PriceHistory;
}

/** What a renewal changes and the text of each file then, by its name in mf-builder; or why it is refused as a whole. */
export type Renewal =
  | { ok: true; changes: readonly PriceChange[]; files: ReadonlyMap<string, string> }
  | { ok: false; changes: readonly PriceChange[]; reasons: readonly string[] };

/** Renews the catalogue's prices and composes the presets at them. Nothing is written here: the caller writes all of it or nothing. */
export function renew(
  { textOf, earlier }: Standing,
  prices: readonly PartPrice[],
  classes: readonly MarketClass[],
): Renewal {
  const parts = catalogueTypes.flatMap((type) => parseCatalogue(type, JSON.parse(textOf(type))));
  const changes = changesOf(parts, prices, classes);
  if (changes.length === 0) return { ok: true, changes, files: new Map() };
  const refused = outsideBands(changes);
  if (refused.length > 0) return { ok: false, changes, reasons: refused };
  const own = (type: CatalogueType) => changes.filter(({ before }) => before.type === type);
  const text = (type: CatalogueType): string => withNewPrices(textOf(type), own(type));
  const composed = composePresets(shelfFrom((type) => parseCatalogue(type, JSON.parse(text(type)))));
  if (!composed.ok) return { ok: false, changes, reasons: composed.reasons };
  const changed = catalogueTypes.filter((type) => own(type).length > 0);
  return {
    ok: true,
    changes,
    files: new Map([
      ...changed.map((type) => [`src/catalogue/data/${type}.json`, text(type)] as const),
      ['src/catalogue/data/earlier-prices.json', `${JSON.stringify(withEarlier(earlier, changes), undefined, 2)}\n`],
      ...composed.files,
    ]),
  };
}
