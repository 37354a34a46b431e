import {
  hasNoPrice,
  partLines,
  sumOfLines,
  type BuildComponents,
  type PartQuantity,
  type Sum,
} from '@rig4u/shared/builds';

/** How many pieces without a price there are of each part. */
function unpricedPieces(lines: readonly PartQuantity[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { part, quantity } of lines) {
    const key = JSON.stringify([part.id, part.name]);
    if (hasNoPrice(part)) pieces.set(key, (pieces.get(key) ?? 0) + quantity);
  }
  return pieces;
}

/** What two lists of parts cost, for what they cost apart: pieces without a price that both have are in neither sum, as they cancel out. */
export function sumsApart(first: readonly PartQuantity[], second: readonly PartQuantity[]): [Sum, Sum] {
  const seconds = unpricedPieces(second);
  let shared = 0;
  for (const [key, count] of unpricedPieces(first)) shared += Math.min(count, seconds.get(key) ?? 0);
  const apart = ({ cents, unpriced }: Sum): Sum => ({ cents, unpriced: unpriced - shared });
  return [apart(sumOfLines(first)), apart(sumOfLines(second))];
}

/** What a build costs more after a change, in cents; undefined where a part that comes or goes has no price. */
export function moreCents(before: BuildComponents, after: BuildComponents): number | undefined {
  const [was, is] = sumsApart(partLines(before), partLines(after));
  return was.unpriced + is.unpriced > 0 ? undefined : is.cents - was.cents;
}
