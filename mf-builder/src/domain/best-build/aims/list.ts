import type { PartQuantity } from '@rig4u/shared/builds';
import type { UseCase } from '../../recommendation';
import type { Wishes } from '../conditions';
import type { Place } from '../places';
import { floorsFor, hasDriveSlots, hasQuickDrive, memoryOf, numberOf, specsOf, type FloorId } from './floors';

/** Something that is bought with what is left once nothing raises the estimate any more. */
export interface ListStep {
  id: StepId;
  place: Place;
  /** From which budget on it is bought, in cents. */
  fromCents: number;
  /** It is not worth more, with all that it takes to have it. */
  mostCents: number;
  meets: (lines: readonly PartQuantity[]) => boolean;
}

export const stepIds = [
  'drive-lasting',
  'drive-2tb-lasting',
  'supply-atx3',
  'memory-64',
  'memory-96',
  'cooler-own',
  'cooler-large',
  'cooler-360',
  'fans-three',
  'board-4',
] as const;
export type StepId = FloorId | (typeof stepIds)[number];

/** So many terabytes may be written to each terabyte: the drives of four bits a cell stand 220 to 440. */
const lasting = 600;

const lasts = (lines: readonly PartQuantity[], leastGB: number): boolean =>
  hasQuickDrive(lines, leastGB) &&
  specsOf(lines).every(({ tbw, capacity }) => 1000 * numberOf(tbw) >= lasting * numberOf(capacity));

const isNewest = (lines: readonly PartQuantity[]): boolean =>
  lines.length > 0 &&
  specsOf(lines).every(
    ({ atxVersion, efficiency }) =>
      numberOf(Number(atxVersion)) >= 3 && /gold|platinum|titanium/i.test(String(efficiency)),
  );

const isTall = (lines: readonly PartQuantity[]): boolean =>
  specsOf(lines).some(
    ({ type, features }) => type === 'liquid' || (Array.isArray(features) && !features.includes('low profile')),
  );

const isLarge = (lines: readonly PartQuantity[]): boolean =>
  specsOf(lines).some(
    ({ radiator, features }) =>
      numberOf(radiator) >= 240 || (Array.isArray(features) && features.includes('dual tower')),
  );

const radiatorOf = (lines: readonly PartQuantity[]): number =>
  specsOf(lines).reduce((most, { radiator }) => Math.max(most, numberOf(radiator)), 0);

const fansOf = (lines: readonly PartQuantity[]): number =>
  lines.reduce((sum, { part, quantity }) => sum + quantity * numberOf(part.specs?.['qty']), 0);

/** What a use wants of memory beside its floor, and from which budget on, in US dollars: 64 GB cost $460 more than 32 (November 2026). */
const memoryFrom: Readonly<Record<UseCase, { gb64: number; gb96: number }>> = {
  gaming: { gb64: Number.POSITIVE_INFINITY, gb96: Number.POSITIVE_INFINITY },
  streaming: { gb64: 4000, gb96: Number.POSITIVE_INFINITY },
  'content-creation': { gb64: 3000, gb96: Number.POSITIVE_INFINITY },
  programming: { gb64: 2000, gb96: 4000 },
  'general-use': { gb64: Number.POSITIVE_INFINITY, gb96: Number.POSITIVE_INFINITY },
  'office-work': { gb64: Number.POSITIVE_INFINITY, gb96: Number.POSITIVE_INFINITY },
};

/** An office, and a little of everything, want no more than the floors of this price. */
const modestCents = 150_000;
const isModest = (use: UseCase): boolean => use === 'office-work' || use === 'general-use';

/** A step of the list: from which budget on, and what it may cost at most, both in US dollars. */
const step = (
  id: StepId,
  place: Place,
  [from, most]: readonly [from: number, most: number],
  meets: ListStep['meets'],
): ListStep => ({ id, place, fromCents: 100 * from, mostCents: 100 * most, meets });

const stepsOf = (use: UseCase): readonly ListStep[] => [
  // First what breaks first or is missed first …
  step('board-3', 'motherboard', [1500, 150], (lines) => hasDriveSlots(lines, 3)),
  step('drive-lasting', 'storage', [0, 200], (lines) => lasts(lines, 1000)),
  step('drive-2tb', 'storage', [1500, 300], (lines) => lasts(lines, 2000)),
  step('supply-atx3', 'psu', [1000, 60], isNewest),
  step('memory-64', 'ram', [memoryFrom[use].gb64, 600], (lines) => memoryOf(lines) >= 64),
  step('cooler-own', 'cooling', [1000, 100], isTall),
  step('fans-three', 'caseFan', [1500, 60], (lines) => fansOf(lines) >= 3),
  // … then what is good to have.
  step('drive-2tb-lasting', 'storage', [2000, 200], (lines) => lasts(lines, 2000)),
  step('cooler-large', 'cooling', [2000, 100], isLarge),
  step('cooler-360', 'cooling', [2500, 60], (lines) => radiatorOf(lines) >= 360),
  step('board-4', 'motherboard', [2500, 180], (lines) => hasDriveSlots(lines, 4)),
  step('memory-96', 'ram', [memoryFrom[use].gb96, 450], (lines) => memoryOf(lines) >= 96),
];

/** A floor that the build is too cheap to need. */
const mostForFloor = 30_000;

/**
 * What is bought with what a budget leaves, in this order, where it costs no more than it is worth. First the floors of the budget, also
 * where the build costs less; for modest uses nothing more. Without a step its place gets none of the later ones either: they build on each other.
 */
export function listFor(use: UseCase, wishes: Wishes, budgetCents: number): readonly ListStep[] {
  const { atHand, withoutSteps = [] } = wishes;
  if (atHand) return [];
  const most = isModest(use) ? Math.min(modestCents, budgetCents) : budgetCents;
  const floors: readonly ListStep[] = floorsFor(use, wishes)
    .filter(({ besideCard }) => !besideCard)
    .map(({ id, place, fromCents, meets }) => ({ id, place, fromCents, mostCents: mostForFloor, meets }));
  const all = [...floors, ...(isModest(use) ? [] : stepsOf(use))].filter(({ fromCents }) => fromCents <= most);
  const left = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
  const ended = new Set<Place>();
  return left.filter(({ id, place }) => {
    if (withoutSteps.includes(id)) ended.add(place);
    return !ended.has(place);
  });
}
