import { monthsText, partLines, totalOf, type BuildComponents } from '@rig4u/shared/builds';

/** How the total of a build changed since it was saved. */
export interface PriceChange {
  /** What it costs at the latest prices less what it cost when saved. */
  cents: number;
  /** The months of the prices that changed, when saved and in the total of the latest; undefined where none has a date. */
  then: string | undefined;
  since: string | undefined;
}

/** What changed in price since the build was saved. `latest` is the same build at the latest prices. */
export function priceChange(saved: BuildComponents, latest: BuildComponents): PriceChange {
  const after = partLines(latest);
  const changed = partLines(saved).flatMap((line, at) => {
    const part = after[at]?.part;
    return part && !part.owned && part.price !== line.part.price ? [{ then: line.part, since: part }] : [];
  });
  return {
    cents: totalOf(latest) - totalOf(saved),
    then: monthsText(changed.flatMap(({ then }) => then.priceDate ?? [])),
    since: monthsText(changed.flatMap(({ since }) => since.priceDate ?? [])),
  };
}
