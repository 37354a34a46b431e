import { hasNoPrice, lineCents, monthsText, partLines, type BuildComponents } from '@rig4u/shared/builds';

/** How the total of a build changed since it was saved. */
export interface PriceChange {
  /** What it costs at the latest prices less what it cost when saved; a part that had or has no price is in neither. */
  cents: number;
  /** The months of the prices that changed, when saved and in the total of the latest; undefined where none has a date. */
  before: string | undefined;
  after: string | undefined;
}

/** What changed in price since the build was saved. `latest` is the same build at the latest prices. */
export function priceChange(saved: BuildComponents, latest: BuildComponents): PriceChange {
  const lines = partLines(latest);
  const changed = partLines(saved).flatMap((before, at) => {
    const after = lines[at];
    if (!after || hasNoPrice(before.part) || hasNoPrice(after.part)) return [];
    return !after.part.owned && after.part.price !== before.part.price ? [{ before, after }] : [];
  });
  return {
    cents: changed.reduce((sum, { before, after }) => sum + lineCents(after) - lineCents(before), 0),
    before: monthsText(changed.flatMap(({ before }) => before.part.priceDate ?? [])),
    after: monthsText(changed.flatMap(({ after }) => after.part.priceDate ?? [])),
  };
}
