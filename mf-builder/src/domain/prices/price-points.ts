import type { PriceHistory, PricePoint } from '@rig4u/shared/builds';
import type { Priced } from './current-price';
import { pointsOf } from './price-history';

export interface SourcedPoint extends PricePoint {
  source: 'Saved with the build' | 'Catalogue' | 'Imported';
}

/**
 * Every dated price that is known of a part, oldest first: as it was saved with a build, as the catalogue has it and had it, and as it was
 * imported. Prices without a date are left out.
 */
export function pricePoints(
  saved: Priced,
  listed: Priced | undefined,
  history: PriceHistory,
  earlier: PriceHistory = {},
): SourcedPoint[] {
  const own = (part: Priced | undefined, source: SourcedPoint['source']): SourcedPoint[] =>
    part?.priceDate ? [{ date: part.priceDate, price: part.price, source }] : [];
  const same = listed && listed.priceDate === saved.priceDate && listed.price === saved.price;
  const all = [
    ...own(saved, 'Saved with the build'),
    ...own(same ? undefined : listed, 'Catalogue'),
    ...(listed ? pointsOf(earlier, listed.id).map((point) => ({ ...point, source: 'Catalogue' as const })) : []),
    ...pointsOf(history, saved.id).map((point) => ({ ...point, source: 'Imported' as const })),
  ];
  return all.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
