import { wholeDollars } from '@rig4u/shared/format';

/** The slider's ends, its step and where it starts, in US dollars. */
export const budgetRange = { min: 500, max: 3000, step: 100, start: 1500 } as const;

/** Whether a price lies within a tenth of the budget, ends included; counted in tenths so that nothing is rounded. */
export const withinWindow = (price: number, budget: number): boolean =>
  9 * budget <= 10 * price && 10 * price <= 11 * budget;

/** The nearest amount that the slider can stand on; its start where the text is no number. */
export function toBudget(text: string | null): number {
  const amount = text === null || text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(amount)) return budgetRange.start;
  const stepped = Math.round(amount / budgetRange.step) * budgetRange.step;
  return Math.min(budgetRange.max, Math.max(budgetRange.min, stepped));
}

/** What is said of a build outside the window. */
export const outsideText = (budget: number, price: number): string =>
  `No build within 10 % of ${wholeDollars(budget)}; the nearest is ${wholeDollars(price)}.`;

/** How a price stands to the budget, both in US dollars: `$85 over your $1,200`. */
export function distanceText(price: number, budget: number): string {
  if (price === budget) return 'Exactly your budget';
  return price < budget
    ? `${wholeDollars(budget - price)} under your ${wholeDollars(budget)}`
    : `${wholeDollars(price - budget)} over your ${wholeDollars(budget)}`;
}
