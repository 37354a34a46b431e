import type { PriceHistory, PricePoint } from '@rig4u/shared/builds';
import type { Priced } from './current-price';
import { pointsOf } from './price-history';

export interface SourcedPoint extends PricePoint {
  source: 'Saved with the build' | 'Catalogue' | 'Imported';
}

/** Every dated price that is known of a part in a saved build, oldest first. Prices without a date are left out. */
export function pricePoints(saved: Priced, listed: Priced | undefined, history: PriceHistory): SourcedPoint[] {
  const own = (part: Priced | undefined, source: SourcedPoint['source']): SourcedPoint[] =>
    part?.priceDate ? [{ date: part.priceDate, price: part.price, source }] : [];
  const same = listed && listed.priceDate === saved.priceDate && listed.price === saved.price;
  const all = [
    ...own(saved, 'Saved with the build'),
    ...own(same ? undefined : listed, 'Catalogue'),
    ...pointsOf(history, saved.id).map((point) => ({ ...point, source: 'Imported' as const })),
  ];
  return all.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Every dated price that is known of a part of the catalogue, oldest first. */
export const cataloguePoints = (listed: Priced, history: PriceHistory): SourcedPoint[] =>
  pricePoints({ id: listed.id, price: listed.price }, listed, history);
