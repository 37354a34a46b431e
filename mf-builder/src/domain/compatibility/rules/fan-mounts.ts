import { hasOpenMounts, mountsOf, positionsOf, spareMounts, type FanDemand } from '../build-facts/fan-room';
import { cardRadiators, gradePlace, radiatorPlaces, type RadiatorPlace } from '../build-facts/radiator-places';
import { defineRule } from '../define-rule';
import { judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import { counted } from '../spelling';
import type { CheckedBuild, CheckedPart } from '../types';

/** A pack has one fan at least, however little is known of it. */
const fansIn = ({ specs, quantity }: CheckedPart<'caseFan'>): number => (specs.qty ?? 1) * quantity;

/** A pack of unknown size is of one size, so more than this many kinds of it are not tried one by one. */
const mostKinds = 200;

/**
 * What the packs of unknown size may be, each of one of the sizes that the mounts have; one demand for each way. Empty
 * where there are too many.
 */
const sizedDemands = (build: CheckedBuild, { bySize }: FanDemand, sizes: readonly number[]): FanDemand[] => {
  let demands: FanDemand[] = [{ bySize, unsized: 0 }];
  for (const fan of chosen(build, 'caseFan').filter(({ specs }) => specs.sizeMm === undefined)) {
    demands = demands.flatMap((demand) =>
      sizes.map((size) => ({
        bySize: new Map([...demand.bySize, [size, (demand.bySize.get(size) ?? 0) + fansIn(fan)]]),
        unsized: 0,
      })),
    );
    if (demands.length > mostKinds) return [];
  }
  return demands;
};

const demandOf = (build: CheckedBuild, on: Judge): FanDemand => {
  const bySize = new Map<number, number>();
  let unsized = 0;
  for (const fan of chosen(build, 'caseFan')) {
    const size = on.need(fan, 'size', fan.specs.sizeMm);
    on.need(fan, 'number of fans', fan.specs.qty);
    if (size === undefined) unsized += fansIn(fan);
    else bySize.set(size, (bySize.get(size) ?? 0) + fansIn(fan));
  }
  return { bySize, unsized };
};

interface Taken {
  positions: ReadonlySet<string>;
  /** Whether a radiator's place is not known for sure. */
  open: boolean;
}

/** So many ways of placing several radiators are tried; a PC has a handful, and fewer do where mounts are absurdly many. */
const mostWays = (places: number): number => (places > 20 ? 4 : 200);

interface Way {
  used: readonly { place: RadiatorPlace; size: number }[];
}

const placings = ({ used }: Way, places: readonly RadiatorPlace[], size: number): Way[] =>
  places
    .filter((place) => gradePlace(place, size) !== 'fail' && !used.some((one) => one.place === place))
    .map((place) => ({ used: [...used, { place, size }] }));

/** What a way takes for granted: which radiator a mount takes that does not say what it takes. */
const openIn = ({ used }: Way): string[] =>
  used
    .filter(({ place, size }) => gradePlace(place, size) !== 'pass')
    .map(({ place, size }) => `${place.position ?? ''} ${size}`);

/** Whether no way places more radiators where these mounts take these radiators, and no other mount that does not say. */
const isMostWhere = (taken: readonly string[], { used }: Way, ways: readonly Way[]): boolean =>
  ways.every((other) => other.used.length <= used.length || !openIn(other).every((one) => taken.includes(one)));

/** Every way the radiators may take positions, as many radiators placed as possible; one that finds no mount takes nothing. */
const waysOfRadiators = (build: CheckedBuild, box: CheckedPart<'case'>): Taken[] => {
  const coolers = chosen(build, 'cooling')
    .filter(({ specs }) => specs.type !== 'air')
    .map(({ specs, quantity }) => ({ quantity, size: specs.type === 'liquid' ? specs.radiator : undefined }));
  const radiators = [...coolers, ...cardRadiators(chosen(build, 'gpu'))];
  if (radiators.length === 0) return [{ positions: new Set(), open: false }];
  const places = radiatorPlaces(box);
  const sizes = radiators.flatMap(({ size, quantity }) => Array.from({ length: Math.min(quantity, 10) }, () => size));
  if (!places) return [{ positions: new Set(), open: true }];
  // Why open: a radiator of which the size is not known may take any position, or be none.
  const isOpen = sizes.includes(undefined);
  let ways: Way[] = [{ used: [] }];
  for (const size of sizes.filter((one) => one !== undefined))
    ways = [...ways, ...ways.flatMap((way) => placings(way, places, size))]
      .toSorted((a, b) => b.used.length - a.used.length)
      .slice(0, mostWays(places.length));
  const most = Math.max(...ways.map(({ used }) => used.length));
  const best = ways.filter(({ used }) => used.length === most);
  // Why: where every way needs a mount that does not say what it takes, that mount may take nothing, or not that radiator.
  const without = best.some((way) => openIn(way).length === 0)
    ? []
    : ways.filter((way) => !best.includes(way) && isMostWhere(openIn(way), way, ways));
  const asked = best.length;
  return [...best, ...without].map(({ used }, index) => {
    // Why: a mount that does not say where it is may take any position; one that does not say what it takes may not be the one.
    const open =
      isOpen ||
      index >= asked ||
      used.some(({ place, size }) => place.position === undefined || gradePlace(place, size) !== 'pass');
    return { positions: new Set(used.flatMap(({ place }) => place.position ?? [])), open };
  });
};

interface Fit {
  badness: number;
  outcome: 'fail' | 'open' | 'supplied' | 'pass';
  spare: number;
  taken: ReadonlySet<string>;
}

const fitOf = (box: CheckedPart<'case'>, demand: FanDemand, { positions: taken, open }: Taken): Fit => {
  const mounts = box.specs.fanMounts ?? [];
  const supplied = box.specs.fansIncluded ?? 0;
  const atBest = spareMounts(positionsOf(mounts, taken, true), demand);
  if (atBest < 0) return { badness: 3, outcome: 'fail', spare: atBest, taken };
  const spare = spareMounts(positionsOf(mounts, taken, false), demand);
  if (!open && spare >= supplied) return { badness: 0, outcome: 'pass', spare, taken };
  if (open || hasOpenMounts(box)) return { badness: 2, outcome: 'open', spare, taken };
  return { badness: 1, outcome: 'supplied', spare, taken };
};

/** Stands for every size that no mount names. */
const otherSize = 0;

/** Whether packs of unknown size find no room whatever size they are. */
const fitsInNoSize = (build: CheckedBuild, box: CheckedPart<'case'>, demand: FanDemand): boolean => {
  const sizes = box.specs.fanMounts?.map(({ sizeMm }) => sizeMm) ?? [];
  if (demand.unsized === 0) return false;
  // Why one more: a size that no mount names may still be that of a mount that does not say.
  const demands = sizedDemands(build, demand, [...new Set([...sizes.filter((size) => size !== undefined), otherSize])]);
  return (
    demands.length > 0 &&
    demands.every((sized) => waysOfRadiators(build, box).every((taken) => fitOf(box, sized, taken).outcome === 'fail'))
  );
};

const failMounts = (on: Judge, box: CheckedPart<'case'>, demand: FanDemand, taken: ReadonlySet<string>): void => {
  const positions = positionsOf(box.specs.fanMounts ?? [], taken, true);
  const tight = [...demand.bySize]
    .map(([size, wanted]) => ({ size, wanted, there: mountsOf(positions, size) }))
    .find(({ wanted, there }) => wanted > there);
  const fans = [...demand.bySize.values()].reduce((sum, count) => sum + count, demand.unsized);
  const values = tight
    ? ([
        `${counted(tight.wanted, 'fan')} of ${tight.size} mm`,
        `${counted(tight.there, 'mount')} of ${tight.size} mm`,
      ] as const)
    : ([counted(fans, 'fan'), 'mounts that exclude each other'] as const);
  on.fail(`The chosen fans do not all fit ${box.name}: ${values.join(', ')}.`, values);
};

/** Fans on mounts of their size that radiators leave free; the case's own fans beside them. */
// Why: a radiator takes off the whole position it sits at; supplied fans have no known size and count on any mount left.
export const fanMounts = defineRule({
  id: 'fan-mounts',
  title: 'Fan mounts',
  source: 'written rule 39',
  reads: {
    caseFan: ['sizeMm', 'qty'],
    case: ['fansIncluded', 'fanMounts', 'radiators'],
    cooling: ['type', 'radiator'],
    gpu: ['radiator'],
  },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'Too few fan mounts', warning: 'Case fans must go', unknown: 'Fan mounts unknown' },
  find: (build) => {
    const byCooler = chosen(build, 'cooling').some(({ specs }) => specs.type !== 'air');
    const byCard = cardRadiators(chosen(build, 'gpu')).length > 0;
    const mayHaveRadiator = byCooler || byCard;
    const on = judge(
      build,
      ['caseFan', 'case'],
      [...(byCooler ? (['cooling'] as const) : []), ...(byCard ? (['gpu'] as const) : [])],
    );
    if (!on) return undefined;
    const demand = demandOf(build, on);
    for (const box of chosen(build, 'case')) {
      const supplied = on.need(box, 'number of supplied fans', box.specs.fansIncluded) ?? 0;
      if (on.need(box, 'list of fan mounts', box.specs.fanMounts) === undefined) continue;
      const best = waysOfRadiators(build, box)
        .map((taken) => fitOf(box, demand, taken))
        .reduce((one, other) =>
          other.badness < one.badness || (other.badness === one.badness && other.spare > one.spare) ? other : one,
        );
      if (best.outcome === 'fail' || fitsInNoSize(build, box, demand)) failMounts(on, box, demand, best.taken);
      else if (best.outcome === 'open') {
        on.missing(
          mayHaveRadiator
            ? `which fan mounts of ${box.name} stay free`
            : `a part of the list of fan mounts of ${box.name}`,
        );
      } else if (best.outcome === 'supplied') {
        const out = supplied - best.spare;
        const values = [counted(supplied, 'supplied fan'), `${counted(best.spare, 'mount')} left`] as const;
        on.warn(
          `${box.name} has no room for all its own fans beside the chosen ones: ${values.join(', ')}. Take out ` +
            `${counted(out, 'supplied fan')}.`,
          values,
        );
      }
    }
    return on.verdict('Every fan finds a mount.');
  },
});
