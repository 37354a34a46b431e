import { monthsText, partLines, totalOf, type BuildComponents } from '@rig4u/shared/builds';

/** How the total of a build changed since it was saved. */
export interface PriceChange {
  /** What it costs at the latest prices less what it cost when saved. */
  cents: number;
  /** The months of the prices that changed, when saved and in the total of the latest; undefined where none has a date. */
  before: string | undefined;
  after: string | undefined;
}

/** What changed in price since the build was saved. `latest` is the same build at the latest prices. */
export function priceChange(saved: BuildComponents, latest: BuildComponents): PriceChange {
  const lines = partLines(latest);
  const changed = partLines(saved).flatMap((line, at) => {
    const part = lines[at]?.part;
    return part && !part.owned && part.price !== line.part.price ? [{ before: line.part, after: part }] : [];
  });
  return {
    cents: totalOf(latest) - totalOf(saved),
    before: monthsText(changed.flatMap(({ before }) => before.priceDate ?? [])),
    after: monthsText(changed.flatMap(({ after }) => after.priceDate ?? [])),
  };
}
