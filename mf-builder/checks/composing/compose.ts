import type { BuildComponents } from '@rig4u/shared/builds';
import { aspects, scoreOf } from '../../src/domain/estimates';
import type { PresetType } from '../../src/domain/presets/preset';
import { acceptance } from './accepted';
import type { Brief } from './brief';
import { hasFloors, wantsFan } from './floors-of-brief';
import type { Option } from './option';
import { optionsOf } from './options-of-brief';
import { takesAirIn } from './own-intake';
import { outOfClass } from './part-class';
import type { Shelf } from './shelf';

export interface Composed {
  parts: Readonly<Record<PresetType, readonly string[]>>;
  cents: number;
  /** The estimates by the brief's weights, the middle of each range. */
  points: number;
  /** US dollars: what points and taste are worth, less the price. The search makes it as high as it can. */
  worth: number;
}

/** What makes a build dearer has to bring something: a point of an estimate may cost so many dollars. */
export const dollarsPerPoint = 100;

/** What the estimates rest on comes first, so that the best of it is tried first. */
const first = ['cpu', 'gpu', 'ram', 'storage'] as const;
const rest = ['motherboard', 'case', 'cooling', 'psu', 'caseFan', 'cables'] as const;
const order: readonly PresetType[] = [...first, ...rest];

export function pointsOf(picked: readonly Option[], { weigh }: Pick<Brief, 'weigh'>): number {
  const components: BuildComponents = Object.assign({}, ...picked.map((option) => option.components));
  return aspects.reduce((sum, aspect) => {
    const share = weigh[aspect] ?? 0;
    return share === 0 ? sum : sum + share * (scoreOf(components, aspect) ?? 0);
  }, 0);
}

const own = ({ taste, cents }: Option): number => taste - cents / 100;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** So many fans at least move a case's air, those of a radiator counted. */
const fewestFans = 2;

/** So many are bought at least for a case that brings none: radiators blow where they are, and a card needs its own air. */
const fewestForBare = 2;

/**
 * Air comes in by a fan of the case or by a chosen one, and a second fan helps it out. Fans that the case does not need are bought only
 * where the price has to be met to the dollar.
 */
export function isAired(picked: readonly Option[], brief: Brief): boolean {
  const [least, most] = brief.price;
  const total = sum(picked.map(({ fans }) => fans));
  const chosen = picked.find(({ type }) => type === 'caseFan')?.fans ?? 0;
  const ownIntake = takesAirIn(picked.flatMap(({ parts }) => parts));
  const isBare = picked.some(({ type, fans }) => type === 'case' && fans === 0);
  const enough = total >= fewestFans && (ownIntake || chosen > 0) && (!isBare || chosen >= fewestForBare);
  const needed = isBare || !ownIntake || total - chosen < fewestFans || wantsFan(picked, brief);
  return enough && (chosen === 0 || needed || least === most);
}

/** No part is far above or below the others; a card that is only there for screens may be. */
export const isBalanced = (picked: readonly Option[], { card }: Brief): boolean =>
  outOfClass(picked.filter(({ type }) => type !== 'gpu' || card !== 'for-screens')).length === 0;

/** Whether a build has a fan splitter that it does not need: a price to the dollar is no reason to buy one. The splitters come last. */
function hasSpareSplitter(
  picked: readonly Option[],
  all: readonly Option[],
  accept: (picked: readonly Option[]) => boolean,
): boolean {
  const bags = picked.at(-1)?.ids ?? [];
  const fewer = all.find(({ ids }) => ids.join() === bags.slice(1).join());
  return bags.length > 0 && fewer !== undefined && accept([...picked.slice(0, -1), fewer]);
}

interface Core {
  picked: readonly Option[];
  points: number;
  worth: number;
}

/** Every processor, card, memory and drive that go together, the most promising first. */
function cores(
  options: Readonly<Record<PresetType, readonly Option[]>>,
  brief: Brief,
  accept: (picked: readonly Option[]) => boolean,
): Core[] {
  let all: (readonly Option[])[] = [[]];
  for (const type of first)
    all = all.flatMap((picked) => options[type].map((option) => [...picked, option])).filter(accept);
  return all
    .map((picked) => {
      const points = pointsOf(picked, brief);
      return { picked, points, worth: dollarsPerPoint * points + sum(picked.map(own)) };
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/**
 * The build of the highest worth that a brief allows; undefined where there is none. Exact: a branch is only left out when its best end
 * is no better than what is found already.
 */
export function compose(shelf: Shelf, brief: Brief): Composed | undefined {
  const options = optionsOf(shelf, brief);
  const accept = acceptance(order, brief.mayWarn ?? []);
  const [least, most] = [brief.price[0] * 100 - 50, brief.price[1] * 100 + 49];
  const sorted = rest.map((type) => options[type].toSorted((a, b) => own(b) - own(a)));
  /** The best, the least and the most that the places from one on can add. */
  const ahead = [...rest, undefined].map((_, from) => ({
    worth: sum(sorted.slice(from).map((all) => Math.max(...all.map(own)))),
    least: sum(sorted.slice(from).map((all) => Math.min(...all.map(({ cents }) => cents)))),
    most: sum(sorted.slice(from).map((all) => Math.max(...all.map(({ cents }) => cents)))),
  }));
  let best: { picked: readonly Option[]; core: Core; worth: number } | undefined;

  const walk = (core: Core, picked: readonly Option[], worth: number, cents: number): void => {
    const place = picked.length - first.length;
    const left = ahead[place];
    if (!left || cents + left.least > most || cents + left.most < least) return;
    if (best && worth + left.worth <= best.worth) return;
    const choices = sorted[place];
    if (!choices) {
      const sound = isAired(picked, brief) && isBalanced(picked, brief) && hasFloors(picked, brief);
      if (sound && !hasSpareSplitter(picked, options.cables, accept)) best = { picked, core, worth };
      return;
    }
    for (const option of choices) {
      const next = [...picked, option];
      if (best && worth + own(option) + (ahead[place + 1]?.worth ?? 0) <= best.worth) return;
      if (accept(next)) walk(core, next, worth + own(option), cents + option.cents);
    }
  };
  for (const core of cores(options, brief, accept)) {
    if (best && core.worth + (ahead[0]?.worth ?? 0) <= best.worth) break;
    walk(core, core.picked, core.worth, sum(core.picked.map(({ cents }) => cents)));
  }
  if (!best) return undefined;
  const { picked, core, worth } = best;
  const ids = (type: PresetType): readonly string[] => picked.find((option) => option.type === type)?.ids ?? [];
  return {
    parts: {
      cpu: ids('cpu'),
      motherboard: ids('motherboard'),
      gpu: ids('gpu'),
      ram: ids('ram'),
      storage: ids('storage'),
      case: ids('case'),
      psu: ids('psu'),
      cooling: ids('cooling'),
      caseFan: ids('caseFan'),
      cables: ids('cables'),
    },
    cents: sum(picked.map(({ cents }) => cents)),
    points: core.points,
    worth,
  };
}
