import type { Option } from '../columns/column';
import { inBounds } from '../compatibility/bounds';
import { coolerRatingOf } from '../compatibility/build-facts/cooler-rating';
import { batteryMinutes } from '../compatibility/build-facts/battery-minutes';
import { count, drivesOf, ofForm } from '../compatibility/build-facts/drives';
import { modulesIn } from '../compatibility/build-facts/memory-modules';
import { m2PlacesOf } from '../compatibility/build-facts/slots-by-cpu';
import { fromComponents } from '../compatibility/checked-build';
import { chosen } from '../compatibility/chosen-parts';
import { estimatedDraw, screenDraw } from '../compatibility/power-draw';
import type { CheckedBuild } from '../compatibility/types';
import { counted } from '../fit-view/numbers';

/** What a rule that passes leaves, and of what. */
interface Left {
  rule: string;
  of: (build: CheckedBuild) => number;
  words: (left: number, build: CheckedBuild) => string;
}

const watts = (left: number): string => `${Math.floor(left)} W to spare`;

/** The sum over parts; a rule that passes knows each of them. */
const sum = <P extends { quantity: number }>(parts: readonly P[], of: (part: P) => number | undefined): number =>
  parts.reduce((all, part) => all + (of(part) ?? NaN) * part.quantity, 0);

/** What a UPS carries at full load, in W: the PC and its monitors. */
const loadOf = (build: CheckedBuild): number => estimatedDraw(build).watts + screenDraw(build).watts;

const least = (numbers: readonly (number | undefined)[]): number => Math.min(...numbers.map((one) => one ?? NaN));

/** Rules that count or add up, the nearest to the option first. */
const leftBy: readonly Left[] = [
  {
    rule: 'm2-slots',
    of: (build) =>
      (m2PlacesOf(build)?.filter(({ live }) => live === true).length ?? NaN) - count(ofForm(drivesOf(build), 'm2')),
    words: (left, build) => inBounds(chosen(build, 'motherboard'), 'm2', `${counted(left, 'M.2 slots')} left`),
  },
  {
    rule: 'ram-slots',
    of: (build) =>
      least(chosen(build, 'motherboard').map(({ specs }) => specs.memorySlots)) - modulesIn(chosen(build, 'ram')),
    words: (left) => `${counted(left, 'slots')} left`,
  },
  {
    rule: 'cooler-capacity',
    of: (build) =>
      least(chosen(build, 'cooling').map((cooler) => coolerRatingOf(cooler)?.watts)) -
      Math.max(...chosen(build, 'cpu').map(({ specs }) => specs.maxPowerW ?? NaN)),
    words: watts,
  },
  {
    rule: 'psu-wattage',
    of: (build) => sum(chosen(build, 'psu'), ({ specs }) => specs.power) - estimatedDraw(build).watts,
    words: watts,
  },
  {
    rule: 'ups-capacity',
    of: (build) => sum(chosen(build, 'ups'), ({ specs }) => specs.watts) - loadOf(build),
    words: (left, build) => {
      const minutes = batteryMinutes(chosen(build, 'ups'), loadOf(build));
      return minutes === undefined ? watts(left) : `${watts(left)}, ${minutes} min`;
    },
  },
];

/**
 * What is left where no clearance is measured: '2 slots left', '310 W to spare'; undefined where no rule that counts
 * passes.
 */
export function placesLeft({ components, fit }: Option): string | undefined {
  const passing = leftBy.filter(({ rule }) => fit.findings.some((one) => one.rule === rule && one.verdict === 'pass'));
  if (passing.length === 0) return undefined;
  const build = fromComponents(components);
  // Why finite: with no cooler chosen the one in the box is rated, and there is no number to show.
  const found = passing
    .map(({ of, words }) => ({ left: of(build), words }))
    .find(({ left }) => left >= 0 && left < Infinity);
  return found?.words(found.left, build);
}
