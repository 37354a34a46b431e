import type { PriceHistory, PricePoint } from '@rig4u/shared/builds';
import type { Priced } from './current-price';
import { pointsOf } from './price-history';

const sources = {
  saved: 'Saved with the build',
  savedEstimate: 'Saved with the build, an estimate',
  catalogue: 'Catalogue',
  estimate: 'Estimate by its class',
  imported: 'Imported',
} as const;

export interface SourcedPoint extends PricePoint {
  source: (typeof sources)[keyof typeof sources];
}

/** Whether a price was worked out and not seen. */
export const isEstimate = ({ source }: Pick<SourcedPoint, 'source'>): boolean =>
  source === sources.estimate || source === sources.savedEstimate;

/**
 * Every dated price that is known of a part, oldest first: as it was saved with a build, as the catalogue has it and had it, as it was
 * imported, and the estimate of the catalogue beside the guide price that it was worked out from. Prices without a date are left out.
 */
export function pricePoints(
  saved: Priced,
  listed: Priced | undefined,
  history: PriceHistory,
  earlier: PriceHistory = {},
): SourcedPoint[] {
  const asSaved = saved.estimatedFrom ? sources.savedEstimate : sources.saved;
  const isSame = listed && listed.priceDate === saved.priceDate && listed.price === saved.price;
  const all: SourcedPoint[] = [
    ...(isSame ? [] : dated(saved, asSaved)),
    ...(listed?.estimatedFrom
      ? [{ ...listed.estimatedFrom, source: sources.catalogue }, ...dated(listed, sources.estimate)]
      : dated(listed, isSame ? sources.saved : sources.catalogue)),
    ...(listed ? pointsOf(earlier, listed.id).map((point) => ({ ...point, source: sources.catalogue })) : []),
    ...pointsOf(history, saved.id).map((point) => ({ ...point, source: sources.imported })),
  ];
  const each = new Map(all.map((point) => [`${point.source} ${point.date}`, point]));
  return [...each.values()].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

const dated = (part: Priced | undefined, source: SourcedPoint['source']): SourcedPoint[] =>
  part?.priceDate ? [{ date: part.priceDate, price: part.price, source }] : [];
