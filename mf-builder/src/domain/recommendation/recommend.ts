import { withinWindow } from './budget';
import { scoreFor, type Performance } from './score';

/** What the recommendation looks at. `price` is US dollars. */
export interface Offer {
  id: string;
  price: number;
  /** A list, or a single use. */
  useCase: readonly string[] | string;
  performance: Performance;
}

export interface Recommendation<T extends Offer> {
  build: T;
  /** Where it was found: within the budget's window, the nearest for the use, or the nearest of all. */
  found: 'window' | 'nearest-for-use' | 'nearest';
}

/** Whether a build is meant for a use. */
export const serves = ({ useCase }: Offer, wanted: string): boolean =>
  typeof useCase === 'string' ? useCase === wanted : useCase.includes(wanted);

const byId = (a: Offer, b: Offer): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Nearer to the budget first, of two as near the cheaper, then by id. */
const byDistance =
  (budget: number) =>
  (a: Offer, b: Offer): number =>
    Math.abs(a.price - budget) - Math.abs(b.price - budget) || a.price - b.price || byId(a, b);

/** The build for a use and a budget in US dollars; undefined only where there are no builds at all. */
export function recommend<T extends Offer>(
  builds: readonly T[],
  useCase: string,
  budget: number,
): Recommendation<T> | undefined {
  const nearer = byDistance(budget);
  const forUse = builds.filter((build) => serves(build, useCase));
  const fitting = forUse.filter(({ price }) => withinWindow(price, budget));
  const score = (build: T): number => scoreFor(useCase, build.performance);

  const [best] = fitting.toSorted((a, b) => score(b) - score(a) || nearer(a, b));
  if (best) return { build: best, found: 'window' };
  const [near] = forUse.toSorted(nearer);
  if (near) return { build: near, found: 'nearest-for-use' };
  const [nearest] = builds.toSorted(nearer);
  return nearest && { build: nearest, found: 'nearest' };
}
