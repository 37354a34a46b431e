import type { PartQuantity } from '@rig4u/shared/builds';
import type { UseCase } from '../../recommendation';
import type { Wishes } from '../conditions';
import type { Place } from '../places';

/** What nobody who knows PCs would leave out of one that costs so much. */
export interface Floor {
  id: FloorId;
  place: Place;
  /** From which price of a whole build on it is asked, in cents. */
  fromCents: number;
  /** It is asked beside such a card alone. */
  besideCard?: (lines: readonly PartQuantity[]) => boolean;
  /** Whether what is chosen in the place is enough. */
  meets: (lines: readonly PartQuantity[]) => boolean;
}

export const floorIds = [
  'splitters',
  'intake-fan',
  'case-fans',
  'wifi',
  'drive-4',
  'memory-32',
  'memory-48',
  'supply-gold',
  'board-2',
  'drive-600tb',
  'drive-2tb',
  'board-3',
] as const;
export type FloorId = (typeof floorIds)[number];

export const specsOf = (lines: readonly PartQuantity[]): readonly Readonly<Record<string, unknown>>[] =>
  lines.map(({ part }) => part.specs ?? {});

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** All of the memory together, in GB. */
export const memoryOf = (lines: readonly PartQuantity[]): number =>
  lines.reduce((sum, { part, quantity }) => sum + quantity * numberOf(part.specs?.['capacity']), 0);

const has48 = (lines: readonly PartQuantity[]): boolean => memoryOf(lines) >= 48;

/** Whether one of the drives is an NVMe one of that size in GB, of PCIe 4.0 or newer. */
export const hasQuickDrive = (lines: readonly PartQuantity[], leastGB: number): boolean =>
  specsOf(lines).some(
    ({ nvme, pcieGen, capacity }) => nvme === true && numberOf(pcieGen) >= 4 && numberOf(capacity) >= leastGB,
  );

/** Whether each supply is 80+ Gold or better. */
const isGold = (lines: readonly PartQuantity[]): boolean =>
  lines.length > 0 && specsOf(lines).every(({ efficiency }) => /gold|platinum|titanium/i.test(String(efficiency)));

const hasWifi = (lines: readonly PartQuantity[]): boolean =>
  specsOf(lines).some(({ wifi }) => typeof wifi === 'string' && wifi !== '');

/** Whether a board has so many M.2 slots. */
export const hasDriveSlots = (lines: readonly PartQuantity[], count: number): boolean =>
  specsOf(lines).some(({ m2 }) => Array.isArray(m2) && m2.length >= count);

/** The fans that cases bring. */
const ownFansOf = (lines: readonly PartQuantity[]): number =>
  specsOf(lines).reduce((sum, { fansIncluded }) => sum + numberOf(fansIncluded), 0);

/** How many terabytes the maker lets be written to the drives. */
const writesOf = (lines: readonly PartQuantity[]): number =>
  specsOf(lines).reduce((sum, { tbw }) => sum + numberOf(tbw), 0);

/** A card from so many watts on heats the case: what blows in from the front has to reach it. */
const heavyW = 220;

const isHeavy = (lines: readonly PartQuantity[]): boolean => specsOf(lines).some(({ tdpW }) => numberOf(tdpW) > heavyW);

/**
 * From which price on a build has 32 GB, in cents. At $390 and more for 32 GB (November 2026) it is a third of a PC of $1,200: games do
 * with 16 GB until then. Whoever compiles or cuts film fills both.
 */
const memoryFrom: Readonly<Record<UseCase, number>> = {
  gaming: 130_000,
  streaming: 130_000,
  'content-creation': 90_000,
  programming: 90_000,
  'general-use': 130_000,
  'office-work': 100_000,
};

/** From which price on a build has a 2 TB drive: projects and recordings fill one sooner than games and offices do. */
const driveFrom: Readonly<Record<UseCase, number>> = {
  gaming: 220_000,
  streaming: 190_000,
  'content-creation': 190_000,
  programming: 190_000,
  'general-use': 150_000,
  'office-work': 220_000,
};

/**
 * The floors of a use, in the order in which they give way from the end where a budget is too small for what is locked. Prices are looked
 * at again when guide prices are renewed. For parts at hand there are none: what is there is there.
 */
export function floorsFor(use: UseCase, { noWifi, locked = {}, atHand }: Wishes): readonly Floor[] {
  if (atHand) return [];
  const hasCard = locked.networkCard !== undefined;
  return [
    // What its case brings is made for the case; one more costs $10.
    { id: 'intake-fan', place: 'caseFan', fromCents: 0, besideCard: isHeavy, meets: (lines) => lines.length > 0 },
    // A case that brings none wants three, and those with fans cost no more.
    { id: 'case-fans', place: 'case', fromCents: 0, besideCard: isHeavy, meets: (lines) => ownFansOf(lines) >= 2 },
    // $20 of a board; below that price some do without.
    ...(noWifi || hasCard ? [] : [{ id: 'wifi', place: 'motherboard', fromCents: 90_000, meets: hasWifi } as const]),
    // The drives of PCIe 3.0 save $9 and halve the speed.
    { id: 'drive-4', place: 'storage', fromCents: 100_000, meets: (lines) => hasQuickDrive(lines, 1000) },
    { id: 'memory-32', place: 'ram', fromCents: memoryFrom[use], meets: (lines) => memoryOf(lines) >= 32 },
    // $10 to $20 more than bronze, for less noise and a longer warranty.
    { id: 'supply-gold', place: 'psu', fromCents: 130_000, meets: isGold },
    // Drives of four bits a cell save $10 and last a third as long.
    { id: 'drive-600tb', place: 'storage', fromCents: 130_000, meets: (lines) => writesOf(lines) >= 600 },
    // With one slot the first larger drive takes the place of the old one.
    { id: 'board-2', place: 'motherboard', fromCents: 130_000, meets: (lines) => hasDriveSlots(lines, 2) },
    { id: 'drive-2tb', place: 'storage', fromCents: driveFrom[use], meets: (lines) => hasQuickDrive(lines, 2000) },
    // The boards of the middle class have three; with them come sockets that last, and DDR5.
    { id: 'board-3', place: 'motherboard', fromCents: 220_000, meets: (lines) => hasDriveSlots(lines, 3) },
    // Who cuts film in 4K beside a card of $800 saves at the wrong end with 32 GB: $264 more (November 2026).
    ...(use === 'content-creation'
      ? [{ id: 'memory-48', place: 'ram', fromCents: 240_000, meets: has48 } as const]
      : []),
  ];
}
