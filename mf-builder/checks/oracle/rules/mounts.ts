import { bestAssignment, placements, worst } from '../assignments';
import { best, fold, has, parts, type Judged, type OracleRule } from '../three-valued-logic';
import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';
import { radiatorsOf, takes, type Radiator, type RadiatorMount } from './radiators';

type FanMount = NonNullable<Facts<'case'>['fanMounts']>[number];

/** One choice of mounts: how many of each size, and how many that may be of any size. */
type Layout = { bySize: Map<number, number>; any: number };

const place = (mount: { position?: string }): string | undefined =>
  mount.position === undefined ? undefined : fold(mount.position);

/**
 * Every choice of one entry per position that no radiator takes. An entry with facts missing counts for as much as can
 * be (`hopeful`) or not at all.
 */
const layouts = (mounts: readonly FanMount[], taken: ReadonlySet<string>, hopeful: boolean): Layout[] => {
  const usable = mounts.filter(
    (mount) => hopeful || (mount.position !== undefined && mount.sizeMm !== undefined && mount.count !== undefined),
  );
  const positions = new Map<string, FanMount[]>();
  for (const [index, mount] of usable.entries()) {
    const at = place(mount) ?? `#${index}`;
    if (!taken.has(at)) positions.set(at, [...(positions.get(at) ?? []), mount]);
  }
  let choices: FanMount[][] = [[]];
  for (const alternatives of positions.values()) {
    choices = choices.flatMap((chosen) => alternatives.map((one) => [...chosen, one]));
  }
  return choices.map((chosen) => {
    const layout: Layout = { bySize: new Map(), any: 0 };
    for (const { sizeMm, count = 99 } of chosen) {
      if (sizeMm === undefined) layout.any += count;
      else layout.bySize.set(sizeMm, (layout.bySize.get(sizeMm) ?? 0) + count);
    }
    return layout;
  });
};

type Fans = { bySize: Map<number, number>; supplied: number | undefined };

const total = (counts: Map<number, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

const holdsChosen = (layout: Layout, fans: Fans): boolean =>
  [...fans.bySize].reduce((sum, [size, count]) => sum + Math.max(0, count - (layout.bySize.get(size) ?? 0)), 0) <=
  layout.any;

const holdsAll = (layout: Layout, fans: Fans): boolean =>
  holdsChosen(layout, fans) && total(layout.bySize) + layout.any >= total(fans.bySize) + (fans.supplied ?? 0);

/** `worlds` is one entry per way that fans of unknown size may turn out. */
const fansVerdict = (
  mounts: readonly FanMount[] | undefined,
  worlds: readonly Fans[],
  taken: ReadonlySet<string>,
): Verdict => {
  if (mounts === undefined) return 'unknown';
  const hopeful = layouts(mounts, taken, true);
  const sure = layouts(mounts, taken, false);
  if (!hopeful.some((layout) => worlds.some((fans) => holdsChosen(layout, fans)))) return 'fail';
  const [fans, ...others] = worlds;
  if (fans === undefined || others.length > 0 || fans.supplied === undefined) return 'unknown';
  if (!sure.some((layout) => holdsChosen(layout, fans))) return 'unknown';
  if (sure.some((layout) => holdsAll(layout, fans))) return 'pass';
  return hopeful.some((layout) => holdsAll(layout, fans)) ? 'unknown' : 'warning';
};

type Taken = ReadonlySet<string>;

/** The verdict with each radiator in its best mount; unknown where it is not known that a mount takes it or where that mount is. */
const withRadiators = (
  radiators: readonly Radiator[],
  mounts: readonly RadiatorMount[],
  taken: Taken,
  verdictOf: (taken: Taken) => Verdict,
): Verdict => {
  const [radiator, ...others] = radiators;
  if (radiator === undefined) return verdictOf(taken);
  if (!radiator.sure) return 'unknown';
  const options = mounts.flatMap((mount): Verdict[] => {
    const held = takes(mount, radiator.size);
    if (held === false) return [];
    const at = place(mount);
    if (held === undefined || at === undefined) return ['unknown'];
    return [
      withRadiators(
        others,
        mounts.filter((other) => other !== mount),
        new Set([...taken, at]),
        verdictOf,
      ),
    ];
  });
  return best(options) ?? withRadiators(others, mounts, taken, verdictOf);
};

/** Every way to draw one value from each list. */
const combinations = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((chosen) => list.map((one) => [...chosen, one])), [[]]);

/** Every completion of the absent facts of mounts: which of the radiators they take, and at which of the positions they are. */
const completed = (
  mounts: readonly RadiatorMount[],
  sizes: readonly number[],
  positions: readonly string[],
): RadiatorMount[][] =>
  combinations(
    mounts.map((mount) =>
      (mount.sizesMm === undefined ? [[], [...sizes]] : [mount.sizesMm]).flatMap((sizesMm) =>
        (mount.position === undefined ? ['elsewhere', ...positions] : [mount.position]).map(
          (position): RadiatorMount => ({ position, sizesMm }),
        ),
      ),
    ),
  );

/** Every completion of the coolers: none where the cooler may be an air cooler, and any size, 0 for one that no mount takes. */
const completedRadiators = (radiators: readonly Radiator[], sizes: readonly number[]): Radiator[][] =>
  combinations(
    radiators.map(({ size, sure, thickness }) => [
      ...(sure ? [] : [undefined]),
      ...(size === undefined ? [0, ...sizes] : [size]).map((one): Radiator => ({ size: one, sure: true, thickness })),
    ]),
  ).map((chosen) => chosen.filter((radiator) => radiator !== undefined));

/** Chosen fans in every size they may have; a pack is at least one fan. */
const fanWorlds = (build: CheckedBuild, { fanMounts: mounts = [], fansIncluded }: Facts<'case'>): Fans[] => {
  const sizes = [...new Set([0, ...mounts.flatMap(({ sizeMm }) => sizeMm ?? [])])];
  const none: Fans = { bySize: new Map(), supplied: fansIncluded };
  return parts(build, 'caseFan').reduce<Fans[]>(
    (worlds, { specs, quantity }) =>
      worlds.flatMap((world) =>
        (specs.sizeMm === undefined ? sizes : [specs.sizeMm]).map((size): Fans => {
          const count = (world.bySize.get(size) ?? 0) + (specs.qty ?? 1) * quantity;
          return { ...world, bySize: new Map([...world.bySize, [size, count]]) };
        }),
      ),
    [none],
  );
};

/**
 * Whether the facts are known that a pass or a loss needs. The best places may be known ones, but a loss is none where
 * a mount is in doubt.
 */
const enoughKnown = (
  verdict: Verdict,
  build: CheckedBuild,
  { fanMounts: mounts = [], radiators: held }: Facts<'case'>,
): boolean => {
  const fans = parts(build, 'caseFan').every(({ specs }) => specs.sizeMm !== undefined && specs.qty !== undefined);
  const radiators = radiatorsOf(build).every(({ size, sure }) => sure && size !== undefined && held !== undefined);
  const whole = mounts.every(
    ({ position, sizeMm, count }) => position !== undefined && sizeMm !== undefined && count !== undefined,
  );
  return fans && radiators && (verdict === 'pass' || whole);
};

const fanMounts: OracleRule = (build): Judged => {
  if (!has(build, 'caseFan', 'case')) return undefined;
  const verdicts = parts(build, 'case').map(({ specs }): Verdict => {
    const worlds = fanWorlds(build, specs);
    const positions = [...new Set((specs.fanMounts ?? []).flatMap((mount) => place(mount) ?? []))];
    const mounts = specs.radiators ?? positions.map((position): RadiatorMount => ({ position }));
    const radiators = radiatorsOf(build);
    const sizes = [
      ...new Set([...mounts.flatMap(({ sizesMm }) => sizesMm ?? []), ...radiators.flatMap(({ size }) => size ?? [])]),
    ];
    const verdictOf = (taken: Taken): Verdict => fansVerdict(specs.fanMounts, worlds, taken);
    const fails = completedRadiators(radiators, sizes).every((cooled) =>
      completed(mounts, sizes, positions).every(
        (places) => withRadiators(cooled, places, new Set(), verdictOf) === 'fail',
      ),
    );
    if (fails) return 'fail';
    const verdict = withRadiators(radiators, mounts, new Set(), verdictOf);
    return enoughKnown(verdict, build, specs) ? verdict : 'unknown';
  });
  return worst(verdicts);
};

/** Each radiator in its own mount; what cannot be placed fails. A cooler of unknown type may have none. */
const radiator: OracleRule = (build): Judged => {
  if (!has(build, 'case') || radiatorsOf(build).length === 0) return undefined;
  const radiators = radiatorsOf(build).filter(({ sure }) => sure);
  const verdicts = parts(build, 'case').flatMap(({ specs }): Verdict[] => {
    const { radiators: mounts } = specs;
    if (mounts === undefined || radiators.length < radiatorsOf(build).length) return ['unknown'];
    const all = placements(
      radiators.length,
      mounts.map((_, index) => index),
    ).map((places) =>
      radiators.map((one, index): Verdict => {
        const at = places[index];
        const mount = at === undefined ? undefined : mounts[at];
        const held = mount === undefined ? false : takes(mount, one.size);
        if (held === true) return 'pass';
        return held === undefined ? 'unknown' : 'fail';
      }),
    );
    return bestAssignment(all, (one) => [one]) ?? [];
  });
  return worst(verdicts);
};

export const mountRules: Record<string, OracleRule> = { 'fan-mounts': fanMounts, radiator };
