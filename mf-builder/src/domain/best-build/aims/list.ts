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
  meets: (lines: readonly PartQuantity[]) => boolean;
}

export const stepIds = [
  'drive-lasting',
  'drive-2tb-lasting',
  'drive-5',
  'supply-atx3',
  'supply-platinum',
  'memory-64',
  'memory-96',
  'cooler-own',
  'cooler-large',
  'fans-three',
  'board-4',
] as const;
export type StepId = FloorId | (typeof stepIds)[number];

/** So many terabytes may be written to each terabyte: the drives of four bits a cell stand 220 to 440. */
const lasting = 600;

const lasts = (lines: readonly PartQuantity[], leastGB: number): boolean =>
  hasQuickDrive(lines, leastGB) &&
  specsOf(lines).every(({ tbw, capacity }) => 1000 * numberOf(tbw) >= lasting * numberOf(capacity));

const isQuicker = (lines: readonly PartQuantity[]): boolean =>
  lasts(lines, 2000) && specsOf(lines).some(({ pcieGen }) => numberOf(pcieGen) >= 5);

const isPlatinum = (lines: readonly PartQuantity[]): boolean =>
  lines.length > 0 && specsOf(lines).every(({ efficiency }) => /platinum|titanium/i.test(String(efficiency)));

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

const fansOf = (lines: readonly PartQuantity[]): number =>
  lines.reduce((sum, { part, quantity }) => sum + quantity * numberOf(part.specs?.['qty']), 0);

/** What a use wants of memory beside its floor, and from which budget on: 64 GB cost $460 more than 32 (November 2026). */
const memoryFrom: Readonly<Record<UseCase, { gb64: number; gb96: number }>> = {
  gaming: { gb64: 400_000, gb96: Number.POSITIVE_INFINITY },
  streaming: { gb64: 400_000, gb96: Number.POSITIVE_INFINITY },
  'content-creation': { gb64: 300_000, gb96: 400_000 },
  programming: { gb64: 300_000, gb96: 400_000 },
  'general-use': { gb64: Number.POSITIVE_INFINITY, gb96: Number.POSITIVE_INFINITY },
  'office-work': { gb64: Number.POSITIVE_INFINITY, gb96: Number.POSITIVE_INFINITY },
};

/** An office, and a little of everything, want no more than the floors of this price. */
const modestCents = 150_000;
const isModest = (use: UseCase): boolean => use === 'office-work' || use === 'general-use';

const stepsOf = (use: UseCase): readonly ListStep[] => [
  // First what breaks first or is missed first …
  { id: 'board-3', place: 'motherboard', fromCents: 150_000, meets: (lines) => hasDriveSlots(lines, 3) },
  { id: 'drive-lasting', place: 'storage', fromCents: 0, meets: (lines) => lasts(lines, 1000) },
  {
    id: 'drive-2tb',
    place: 'storage',
    fromCents: 150_000,
    meets: (lines) => lasts(lines, 1000) && hasQuickDrive(lines, 2000),
  },
  { id: 'supply-atx3', place: 'psu', fromCents: 100_000, meets: isNewest },
  { id: 'memory-64', place: 'ram', fromCents: memoryFrom[use].gb64, meets: (lines) => memoryOf(lines) >= 64 },
  { id: 'cooler-own', place: 'cooling', fromCents: 100_000, meets: isTall },
  { id: 'fans-three', place: 'caseFan', fromCents: 150_000, meets: (lines) => fansOf(lines) >= 3 },
  // … then what is good to have.
  { id: 'drive-2tb-lasting', place: 'storage', fromCents: 200_000, meets: (lines) => lasts(lines, 2000) },
  { id: 'cooler-large', place: 'cooling', fromCents: 200_000, meets: isLarge },
  { id: 'board-4', place: 'motherboard', fromCents: 250_000, meets: (lines) => hasDriveSlots(lines, 4) },
  { id: 'drive-5', place: 'storage', fromCents: 300_000, meets: isQuicker },
  { id: 'supply-platinum', place: 'psu', fromCents: 300_000, meets: isPlatinum },
  { id: 'memory-96', place: 'ram', fromCents: memoryFrom[use].gb96, meets: (lines) => memoryOf(lines) >= 96 },
];

/**
 * What is bought with what a budget leaves, in this order. First the floors of the budget, also where the build costs less; for modest uses
 * nothing more. Without a step its place gets none of the later ones either: they build on each other.
 */
export function listFor(use: UseCase, wishes: Wishes, budgetCents: number): readonly ListStep[] {
  const { atHand, withoutSteps = [] } = wishes;
  if (atHand) return [];
  const most = isModest(use) ? Math.min(modestCents, budgetCents) : budgetCents;
  const floors: readonly ListStep[] = floorsFor(use, wishes).filter(({ besideCard }) => !besideCard);
  const all = [...floors, ...(isModest(use) ? [] : stepsOf(use))].filter(({ fromCents }) => fromCents <= most);
  const left = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
  const ended = new Set<Place>();
  return left.filter(({ id, place }) => {
    if (withoutSteps.includes(id)) ended.add(place);
    return !ended.has(place);
  });
}
