import { best, fold } from '../three-valued-logic';
import type { Verdict } from '../../../src/domain/compatibility/types';
import { takes, type Radiator, type RadiatorMount } from './radiators';

export const place = (mount: { position?: string }): string | undefined =>
  mount.position === undefined ? undefined : fold(mount.position);

/** The positions that radiators take. */
export type Taken = ReadonlySet<string>;

/** One way to place the radiators: how many find a mount, and what is then said. */
type Way = { placed: number; verdict: Verdict };

/** Every way to place radiators, one that finds no mount left out; unknown where it is not known that a mount takes it or where that mount is. */
const waysToPlace = (
  radiators: readonly Radiator[],
  mounts: readonly RadiatorMount[],
  taken: Taken,
  verdictOf: (taken: Taken) => Verdict,
): Way[] => {
  const [radiator, ...others] = radiators;
  if (radiator === undefined) return [{ placed: 0, verdict: verdictOf(taken) }];
  const placed = mounts.flatMap((mount): Way[] => {
    const held = takes(mount, radiator.size);
    if (held === false) return [];
    const at = place(mount);
    const sure = held === true && at !== undefined;
    const rest = waysToPlace(
      others,
      mounts.filter((other) => other !== mount),
      at === undefined ? taken : new Set([...taken, at]),
      verdictOf,
    );
    return rest.map((way) => ({ placed: way.placed + 1, verdict: sure ? way.verdict : 'unknown' }));
  });
  return [...placed, ...waysToPlace(others, mounts, taken, verdictOf)];
};

/** The verdict with as many radiators placed as can be, where that is best. */
export const withRadiators = (
  radiators: readonly Radiator[],
  mounts: readonly RadiatorMount[],
  verdictOf: (taken: Taken) => Verdict,
): Verdict => {
  if (radiators.some(({ sure }) => !sure)) return 'unknown';
  const ways = waysToPlace(radiators, mounts, new Set(), verdictOf);
  const most = Math.max(...ways.map(({ placed }) => placed));
  return best(ways.filter(({ placed }) => placed === most).map(({ verdict }) => verdict)) ?? 'unknown';
};

/** Every way to draw one value from each list. */
const combinations = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((chosen) => list.map((one) => [...chosen, one])), [[]]);

/** Every set of some values. */
const subsets = (values: readonly number[]): number[][] =>
  values.reduce<number[][]>((all, value) => [...all, ...all.map((set) => [...set, value])], [[]]);

/** Every completion of the absent facts of mounts: which of the radiators they take, and at which of the positions they are. */
export const completed = (
  mounts: readonly RadiatorMount[],
  radiators: readonly Radiator[],
  positions: readonly string[],
): RadiatorMount[][] => {
  const sizes = [...new Set(radiators.flatMap(({ size }) => (size === undefined || size === 0 ? [] : [size])))];
  return combinations(
    mounts.map((mount) =>
      (mount.sizesMm === undefined ? subsets(sizes) : [mount.sizesMm]).flatMap((sizesMm) =>
        (mount.position === undefined ? ['elsewhere', ...positions] : [mount.position]).map(
          (position): RadiatorMount => ({ position, sizesMm }),
        ),
      ),
    ),
  );
};

/** Every completion of the radiators: none where the cooler may be an air cooler, and any size, 0 for one that no mount takes. */
export const completedRadiators = (radiators: readonly Radiator[], sizes: readonly number[]): Radiator[][] =>
  combinations(
    radiators.map(({ size, sure, thickness }) => [
      ...(sure ? [] : [undefined]),
      ...(size === undefined ? [0, ...sizes] : [size]).map((one): Radiator => ({ size: one, sure: true, thickness })),
    ]),
  ).map((chosen) => chosen.filter((radiator) => radiator !== undefined));
