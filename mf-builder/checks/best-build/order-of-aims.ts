import { chosenOf } from '@rig4u/shared/builds';
import { splitterRule, type Floor, type ListStep } from '../../src/domain/best-build';
import type { Tried } from './every-build';

/** A build that does not fail, with what is to be minded of it. */
export interface Weighed extends Tried {
  /** Rules that are worse than the best that some build of all reaches, that about splitters left out. */
  minded: number;
  worth: number;
  /** Whether it has the splitters that it needs, as far as splitters help. */
  hasSplitters: boolean;
}

/** Points after deductions, written from the README's words. */
export const worthAfter = (value: number, minded: number, left = 0.85): number =>
  Math.round(value * left ** minded * 10) / 10;

/** All builds that no rule lets fail. What a rule cannot do without, or what the build as it is has, does not count. */
export function weigh(
  all: readonly Tried[],
  { asItIs, left = 0.85 }: { asItIs?: ReadonlyMap<string, number> | undefined; left?: number } = {},
): Weighed[] {
  const rules = [...new Set(all.flatMap(({ ranks }) => [...ranks.keys()]))];
  const least = new Map(
    rules.map((rule) => {
      const best = Math.min(...all.map(({ ranks }) => ranks.get(rule) ?? 0));
      const now = asItIs?.get(rule) ?? 0;
      return [rule, now < 3 ? Math.max(best, now) : best];
    }),
  );
  return all.flatMap((build) => {
    const ranks = [...build.ranks];
    if (ranks.some(([, rank]) => rank > 2)) return [];
    const worse = ranks.filter(([rule, rank]) => rank > (least.get(rule) ?? 0)).map(([rule]) => rule);
    const minded = worse.filter((rule) => rule !== splitterRule).length;
    return [{ ...build, minded, worth: worthAfter(build.value, minded, left), hasSplitters: worse.length === minded }];
  });
}

const isAsked = ({ parts }: Tried, { besideCard }: Floor): boolean => besideCard?.(chosenOf(parts, 'gpu')) ?? true;

const hasFloor = (build: Tried, floor: Floor): boolean =>
  !isAsked(build, floor) || floor.meets(chosenOf(build.parts, floor.place));

export interface Tier {
  /** Looked at when they are asked for: most answers are of the first tier. */
  readonly builds: readonly Weighed[];
  /** The floors that were given up. */
  out: readonly Floor[];
}

class FloorTier implements Tier {
  readonly out: readonly Floor[];
  #builds: readonly Weighed[] | undefined;
  readonly #all: readonly Weighed[];
  readonly #left: readonly Floor[];

  constructor(all: readonly Weighed[], left: readonly Floor[], out: readonly Floor[]) {
    this.#all = all;
    this.#left = left;
    this.out = out;
  }

  get builds(): readonly Weighed[] {
    this.#builds ??= this.#all.filter((build) =>
      this.#left.every((floor) => floor.fromCents > build.cents || hasFloor(build, floor)),
    );
    return this.#builds;
  }
}

/** The builds with every floor of their own price that can be met at all, then with one floor less from the end, and so on. */
export function tiersOf(builds: readonly Weighed[], floors: readonly Floor[]): readonly Tier[] {
  const own = builds.some(({ hasSplitters }) => hasSplitters)
    ? builds.filter(({ hasSplitters }) => hasSplitters)
    : builds;
  const possible: Floor[] = [];
  for (const floor of floors)
    if (own.some((build) => isAsked(build, floor) && [...possible, floor].every((one) => hasFloor(build, one))))
      possible.push(floor);
  return [...possible, undefined].map((_, less) => {
    const left = possible.slice(0, possible.length - less);
    return new FloorTier(
      own,
      left,
      floors.filter((floor) => !left.includes(floor)),
    );
  });
}

/** The best of all builds that cost at most so much, with what was bought for it by the list; undefined where none works. */
export interface Best {
  build: Weighed;
  spent: readonly (readonly [id: string, cents: number])[];
  dropped: readonly string[];
}

/** The first of the cheapest. */
const cheapest = (builds: readonly Weighed[]): Weighed | undefined => {
  let found: Weighed | undefined;
  for (const build of builds) if (!found || build.cents < found.cents) found = build;
  return found;
};

/** By the order of the README. */
export function bestOfAll(
  tiers: readonly Tier[],
  budgetCents: number,
  steps: readonly ListStep[] = [],
  leastFirst = false,
): Best | undefined {
  for (const { builds, out } of tiers) {
    const affordable = builds.filter(({ cents }) => cents <= budgetCents);
    const least = affordable.reduce((fewest, { minded }) => Math.min(fewest, minded), Number.POSITIVE_INFINITY);
    const within = leastFirst ? affordable.filter(({ minded }) => minded === least) : affordable;
    const most = within.reduce((best, { worth }) => Math.max(best, worth), 0);
    let left = within.filter(({ worth }) => worth === most);
    let build = cheapest(left);
    if (!build) continue;
    const spent: (readonly [string, number])[] = [];
    for (const { id, place, mostCents, meets } of steps) {
      const next = left.filter(({ parts }) => meets(chosenOf(parts, place)));
      const dearer = cheapest(next);
      if (!dearer || dearer.cents > build.cents + mostCents) continue;
      if (dearer.cents > build.cents) spent.push([id, dearer.cents - build.cents]);
      [left, build] = [next, dearer];
    }
    const own = build;
    const dropped = out.filter((floor) => floor.fromCents <= own.cents && !hasFloor(own, floor)).map(({ id }) => id);
    return { build, spent, dropped };
  }
  return undefined;
}

/** What the cheapest build costs that works at all. */
export const leastOfAll = (tiers: readonly Tier[]): number | undefined => cheapest(tiers.at(-1)?.builds ?? [])?.cents;
