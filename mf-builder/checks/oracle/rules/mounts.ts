import { bestAssignment, placements, worst } from '../assignments';
import { has, judge, noteWhere, parts, pieces, type Judged, type OracleRule } from '../three-valued-logic';
import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';
import { completed, completedRadiators, place, withRadiators, type Taken } from './radiator-places';
import { placedRadiators, takes, type Radiator, type RadiatorMount } from './radiators';

type FanMount = NonNullable<Facts<'case'>['fanMounts']>[number];

/** One choice of mounts: how many of each size, and how many that may be of any size. */
type Layout = { bySize: Map<number, number>; any: number };

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
  const radiators = placedRadiators(build).every(({ size, sure }) => sure && size !== undefined && held !== undefined);
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
    const radiators = placedRadiators(build);
    const sizes = [
      ...new Set([...mounts.flatMap(({ sizesMm }) => sizesMm ?? []), ...radiators.flatMap(({ size }) => size ?? [])]),
    ];
    const verdictOf = (taken: Taken): Verdict => fansVerdict(specs.fanMounts, worlds, taken);
    const fails = completedRadiators(radiators, sizes).every((cooled) =>
      completed(mounts, cooled, positions).every((places) => withRadiators(cooled, places, verdictOf) === 'fail'),
    );
    if (fails) return 'fail';
    const verdict = withRadiators(radiators, mounts, verdictOf);
    return enoughKnown(verdict, build, specs) ? verdict : 'unknown';
  });
  return worst(verdicts);
};

/** Whether it is not known that a radiator with fans of 25 mm has room on the floor under a card: one slot is kept, a slot is 20.32 mm. */
const inDoubt = (build: CheckedBuild, box: Facts<'case'>, mount: RadiatorMount, { thickness }: Radiator): boolean => {
  if (!has(build, 'gpu') || box.layout === 'sandwich') return false;
  if (mount.position !== undefined && place(mount) !== 'bottom') return false;
  const cards = pieces(parts(build, 'gpu')).map(({ specs }) => specs.slots);
  if (box.slots === undefined || thickness === undefined || cards.includes(undefined)) return true;
  const free = box.slots - 1 - cards.reduce<number>((sum, slots) => sum + (slots ?? 0), 0);
  return thickness + 25 > Math.max(0, free * 20.32);
};

/** Each radiator in its own mount; what cannot be placed fails. A cooler of unknown type may have none. */
const radiator: OracleRule = (build): Judged => {
  const all = placedRadiators(build);
  if (!has(build, 'case') || all.length === 0) return undefined;
  const radiators = all.filter(({ sure }) => sure);
  const doubted = parts(build, 'case').some(({ specs }) =>
    (specs.radiators ?? []).some((mount) =>
      radiators.some((one) => takes(mount, one.size) === true && inDoubt(build, specs, mount, one)),
    ),
  );
  const verdicts = parts(build, 'case').map(({ specs }): Verdict => {
    const { radiators: mounts } = specs;
    if (mounts === undefined) return 'unknown';
    const ways = placements(
      radiators.length,
      mounts.map((_, index) => index),
    ).map((places) =>
      radiators.map((one, index): Verdict => {
        const at = places[index];
        const mount = at === undefined ? undefined : mounts[at];
        const held = mount === undefined ? false : takes(mount, one.size);
        if (held === true && mount !== undefined && inDoubt(build, specs, mount, one)) return 'unknown';
        return judge([held === undefined ? undefined : !held]);
      }),
    );
    return worst(bestAssignment(ways, (one) => [one]) ?? []);
  });
  return noteWhere(worst(radiators.length < all.length ? [...verdicts, 'unknown'] : verdicts), doubted);
};

export const mountRules: Record<string, OracleRule> = { 'fan-mounts': fanMounts, radiator };
