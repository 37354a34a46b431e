import { wholeDollars } from '@rig4u/shared/format';
import { budgetRange, withinWindow } from './budget';
import { recommend, serves, type Offer, type Recommendation } from './recommend';
import { labelOfUse, useCases } from './use-cases';

/** A build and the budget in US dollars that brings it. */
interface Step<T> {
  build: T;
  budget: number;
}

/** What a budget brings, and what a little less or more would. */
export interface AroundBudget<T> {
  match: T;
  found: Recommendation<Offer>['found'];
  /** The nearest lower budget on the slider that brings a cheaper build; undefined where none does. */
  less: Step<T> | undefined;
  /** The nearest higher one that brings a dearer build. */
  more: Step<T> | undefined;
}

const byPrice = (a: Offer, b: Offer): number => a.price - b.price || (a.id < b.id ? -1 : 1);

/** The match of a budget in US dollars with its neighbours on the slider; undefined only where there are no builds at all. */
export function aroundBudget<T extends Offer>(
  builds: readonly T[],
  useCase: string,
  budget: number,
): AroundBudget<T> | undefined {
  const { min, max, step } = budgetRange;
  const here = recommend(builds, useCase, budget);
  if (!here) return undefined;
  const { build: match, found } = here;
  const walk = (by: number): Step<T> | undefined => {
    for (let at = budget + by; at >= min && at <= max; at += by) {
      const build = recommend(builds, useCase, at)?.build;
      if (build && (build.price - match.price) * by > 0) return { build, budget: at };
    }
    return undefined;
  };
  return { match, found, less: walk(-step), more: walk(step) };
}

/** Two builds to start from: the cheapest, and the one that the wizard recommends at its first use and budget. */
export function firstBuilds<T extends Offer>(builds: readonly T[]): readonly T[] {
  const [cheapest] = builds.toSorted(byPrice);
  const usual = recommend(builds, useCases[0], budgetRange.start)?.build;
  return [...new Set([cheapest, usual])].filter((build) => build !== undefined);
}

/** A build on the slider's scale. */
export interface ScaleMark {
  id: string;
  /** Its price in US dollars. */
  at: number;
  /** Whether it counts as a match for the budget. */
  near: boolean;
}

/** The builds for a use whose price lies on the slider, cheapest first. */
export const scaleMarks = (builds: readonly Offer[], useCase: string, budget: number): readonly ScaleMark[] =>
  builds
    .filter((build) => serves(build, useCase) && build.price >= budgetRange.min && build.price <= budgetRange.max)
    .toSorted(byPrice)
    .map(({ id, price }) => ({ id, at: price, near: withinWindow(price, budget) }));

/** What the marks on the scale say, in words. */
export function scaleText(builds: readonly Offer[], useCase: string, budget: number): string {
  const marks = scaleMarks(builds, useCase, budget);
  const near = marks.filter((mark) => mark.near).length;
  const beyond = builds.filter((build) => serves(build, useCase) && build.price > budgetRange.max).length;
  return [
    `${counted(marks.length)} for ${labelOfUse(useCase)} on this scale,`,
    `${near === 0 ? 'none' : near} within 10 % of ${wholeDollars(budget)}.`,
    ...(beyond > 0 ? [`${counted(beyond)} above ${wholeDollars(budgetRange.max)}.`] : []),
  ].join(' ');
}

const counted = (count: number): string => (count === 1 ? '1 ready build' : `${count} ready builds`);
