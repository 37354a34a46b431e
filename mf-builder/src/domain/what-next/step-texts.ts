import { pointsText } from '../estimates/points-text';
import {
  partName,
  partTypeInfo,
  sumOf,
  totalText,
  type BuildComponents,
  type PartQuantity,
} from '@rig4u/shared/builds';
import { exactDollars, listed, wholeDollars } from '@rig4u/shared/format';
import { budgetText } from '../choices/status-texts';
import { rangeFor, type BuildStep, type Change, type Conditions, type NextStep, type UpgradeStep } from '../best-build';
import { rangeText } from '../money-curve/curve-step';
import { labelOfUse, type UseCase } from '../recommendation';

/** Which part holds a build back, and how much of the estimate lies in it. */
export const limiterText = ({ limiter, limitedBy }: NextStep, use: UseCase): string =>
  limiter === undefined
    ? `No part of the catalogue would bring more for ${labelOfUse(use)}.`
    : `${partTypeInfo(limiter).label} limits this build most for ${labelOfUse(use)}: with the best one there is, ` +
      `the estimate is ${pointsText(limitedBy)} higher.`;

const namesOf = (lines: readonly PartQuantity[]): string =>
  listed(lines.map(({ part, quantity }) => (quantity > 1 ? `${quantity} × ${partName(part)}` : partName(part))));

/** `GeForce RTX 5070 in place of GeForce GTX 1660`. */
export function changeText({ from, to }: Change): string {
  if (to.length === 0) return `Without ${namesOf(from)}`;
  return from.length === 0 ? namesOf(to) : `${namesOf(to)} in place of ${namesOf(from)}`;
}

/** What a step costs and brings: `$450.00 more for 11 points`. */
export function stepText({ cents, gain }: Pick<UpgradeStep, 'cents' | 'gain'>): string {
  const amount = exactDollars(Math.abs(cents) / 100);
  if (cents === 0) return `${pointsText(gain)} for the same price.`;
  return cents < 0 ? `${pointsText(gain)}, and ${amount} less to pay.` : `${pointsText(gain)} for ${amount} more.`;
}

/** The same of a build that is not bought yet: `11 points for $549.00` where a part that goes has no price. */
export const buildStepText = ({ cents, moreCents, gain }: Pick<BuildStep, 'cents' | 'moreCents' | 'gain'>): string =>
  moreCents === undefined
    ? `${pointsText(gain)} for ${exactDollars(cents / 100)}.`
    : stepText({ cents: moreCents, gain });

/** How a build after a step stands to its budget, where a part without a price stays in it; empty where all prices are known. */
export function afterText({ parts }: Pick<BuildStep, 'parts'>, budgetCents: number): string {
  const sum = sumOf(parts);
  return sum.unpriced === 0 ? '' : `After it: ${totalText(sum)}, ${budgetText(sum, budgetCents / 100)}.`;
}

/** What there is to say where no step is worth it. */
export const noStepText = (budgetCents: number): string =>
  `No change within ${wholeDollars(budgetCents / 100)} is worth the money.`;

type Asked = Pick<Conditions, 'use' | 'resolution'>;

const rounded = (parts: BuildComponents, { use, resolution }: Asked): { low: number; high: number } | undefined => {
  const range = rangeFor(use, parts, resolution);
  return range && { low: Math.round(range[0]), high: Math.round(range[1]) };
};

/** An estimate as the range that it is: `45–52`. */
export function estimateRange(asked: Asked, parts: BuildComponents): string {
  const range = rounded(parts, asked);
  return range ? rangeText(range) : 'not known';
}

/** What there is to say where the estimates before and after a change overlap; empty where they do not, or where one is not known. */
export function overlapText(asked: Asked, before: BuildComponents, after: BuildComponents): string {
  const [now, then] = [rounded(before, asked), rounded(after, asked)];
  return now && then && then.low <= now.high ? 'The ranges overlap: the gain may be smaller.' : '';
}

/** The estimate before and after a change, as the ranges that they are; empty where one of them is not known. */
export function rangesText(asked: Asked, before: BuildComponents, after: BuildComponents): string {
  if (!rounded(before, asked) || !rounded(after, asked)) return '';
  const [now, then] = [estimateRange(asked, before), estimateRange(asked, after)];
  return `Estimate for ${labelOfUse(asked.use)}: ${now} now, ${then} after it. ${overlapText(asked, before, after)}`.trim();
}

/** What was done where a step is taken. */
export const takenText = (changes: readonly Change[]): string => `${listed(changes.map(changeText))}.`;
