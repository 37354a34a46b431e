import { fold } from '../spelling';
import type { CheckedPart, Facts } from '../types';

type Mount = NonNullable<Facts<'case'>['fanMounts']>[number];

/** The fans to place: how many of each size in mm, and how many of a size that is not known. */
export interface FanDemand {
  bySize: ReadonlyMap<number, number>;
  unsized: number;
}

interface Spot {
  /** Undefined: may be any size. */
  sizeMm: number | undefined;
  count: number;
}

/** Mounts that exclude each other: the alternatives of one position. */
type Position = readonly Spot[];

const isWhole = ({ position, sizeMm, count }: Mount): boolean =>
  position !== undefined && sizeMm !== undefined && count !== undefined;

/** Whether a case leaves out something of a mount. */
export const hasOpenMounts = ({ specs }: CheckedPart<'case'>): boolean =>
  specs.fanMounts?.some((mount) => !isWhole(mount)) ?? true;

/**
 * The positions a case has for fans without those that radiators take. At best, a mount that leaves something out is as good as it can
 * be; else it does not count.
 */
export const positionsOf = (mounts: readonly Mount[], taken: ReadonlySet<string>, atBest: boolean): Position[] => {
  const positions = new Map<string, Spot[]>();
  for (const [index, mount] of mounts.entries()) {
    if (!atBest && !isWhole(mount)) continue;
    const key = mount.position === undefined ? `#${index}` : fold(mount.position);
    if (taken.has(key)) continue;
    const spots = positions.get(key) ?? [];
    positions.set(key, [...spots, { sizeMm: mount.sizeMm, count: mount.count ?? Infinity }]);
  }
  return [...positions.values()];
};

/** So many ways of using the positions are kept; a case has a few dozen. */
const mostWays = 2000;

interface Way {
  bySize: ReadonlyMap<number, number>;
  any: number;
  all: number;
}

const add = ({ bySize, any, all }: Way, { sizeMm, count }: Spot): Way => ({
  bySize: sizeMm === undefined ? bySize : new Map([...bySize, [sizeMm, (bySize.get(sizeMm) ?? 0) + count]]),
  any: sizeMm === undefined ? any + count : any,
  all: all + count,
});

/** Of the ways so far, one of each kind: what counts is the mounts of the wanted sizes, up to the demand, and the most mounts in all. */
const distinct = (ways: readonly Way[], { bySize }: FanDemand): Way[] => {
  const kept = new Map<string, Way>();
  for (const way of ways) {
    const key = [...[...bySize].map(([size, wanted]) => Math.min(way.bySize.get(size) ?? 0, wanted)), way.any].join();
    const known = kept.get(key);
    if (!known || way.all > known.all) kept.set(key, way);
  }
  return [...kept.values()].toSorted((a, b) => b.all - a.all).slice(0, mostWays);
};

/** How many mounts are left when every fan has one; below 0 where they cannot all have one. */
export const spareMounts = (positions: readonly Position[], demand: FanDemand): number => {
  let ways: Way[] = [{ bySize: new Map(), any: 0, all: 0 }];
  for (const spots of positions)
    ways = distinct(
      ways.flatMap((way) => spots.map((spot) => add(way, spot))),
      demand,
    );
  const fans = [...demand.bySize.values()].reduce((sum, count) => sum + count, demand.unsized);
  const fitting = ways.filter(
    ({ bySize, any }) =>
      [...demand.bySize].reduce((left, [size, wanted]) => left - Math.max(0, wanted - (bySize.get(size) ?? 0)), any) >=
      0,
  );
  return Math.max(-1, ...fitting.map(({ all }) => all - fans));
};

/** The most mounts of a size that the positions can have at once. */
export const mountsOf = (positions: readonly Position[], size: number): number =>
  positions.reduce(
    (sum, spots) =>
      sum +
      Math.max(0, ...spots.filter(({ sizeMm }) => sizeMm === undefined || sizeMm === size).map(({ count }) => count)),
    0,
  );
