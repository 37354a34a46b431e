import type { PriceHistory, PricePoint } from '@rig4u/shared/builds';
import { listed as inWords } from '@rig4u/shared/format';
import { byName } from '../filters/by-name';
import { currentPrice, seenPrice, type Priced } from './current-price';
import { newestPoint, pointsOf } from './price-history';
import { isReached, type PriceTarget, type PriceTargets } from './price-target';

/** A tracked part with the latest price that is known of it. */
export interface TrackedPart extends PriceTarget {
  id: string;
  /** Undefined where no price is known. */
  latest: PricePoint | undefined;
  /** The latest price where a visitor saw it: only that reaches a target. */
  seen: PricePoint | undefined;
  reached: boolean;
}

/** What gives a part of the catalogue by its id; parts outside it are known by imported prices only. */
export type Listed = (id: string) => Priced | undefined;

/** What is tracked: those first whose target is reached, then by name. A guide price and an estimate reach no target: nobody saw them. */
export const trackedParts = (targets: PriceTargets, listed: Listed, history: PriceHistory): TrackedPart[] =>
  Object.entries(targets)
    .map(([id, target]) => {
      const part = listed(id);
      const latest = part ? currentPrice(part, history) : newestPoint(pointsOf(history, id));
      const seen = seenPrice(part, id, history);
      return { ...target, id, latest, seen, reached: isReached(target.price, seen?.price) };
    })
    .toSorted((a, b) => Number(b.reached) - Number(a.reached) || byName(a.name, b.name));

/** The parts whose target new prices reach; those that were there before are no news. */
export function newlyReached(
  targets: PriceTargets,
  listed: Listed,
  before: PriceHistory,
  after: PriceHistory,
): TrackedPart[] {
  const known = new Set(trackedParts(targets, listed, before).flatMap(({ id, reached }) => (reached ? [id] : [])));
  return trackedParts(targets, listed, after).filter(({ id, reached }) => reached && !known.has(id));
}

/** `2 parts reached your target price: A and B.`; empty for none. */
export const reachedText = (parts: readonly TrackedPart[]): string =>
  parts.length === 0
    ? ''
    : `${parts.length === 1 ? '1 part' : `${parts.length} parts`} reached your target price: ` +
      `${inWords(parts.map(({ name }) => name))}.`;
