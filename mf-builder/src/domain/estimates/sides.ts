import type { MeasuredChips } from '../../catalogue/measured';
import type { BuildFacts, DriveKind } from './facts-for-estimates';
import { between, through, within, type Range } from './range';
import { ownGraphics, speedOf, type Speed } from './speeds';

/** The sides of a build that estimates are made of. */
export interface Sides {
  processor: Speed | undefined;
  /** The card, or the processor's own graphics; undefined where there is no picture, or nobody knows of one. */
  graphics: Speed | undefined;
  /** GB of all kits. */
  memory: Range;
  /** What is left of the speed with the fastest drive. */
  drive: Range;
}

const driveShares: Readonly<Record<DriveKind, number>> = { 'NVMe SSD': 1, 'SATA SSD': 0.98, 'hard disk': 0.85 };

/** A build without a stated amount most likely has enough. */
const anyMemory: Range = { low: 8, mid: 64, high: 64 };
const anyDrive: Range = { low: driveShares['hard disk'], mid: 1, high: 1 };

/** What the chosen parts bring; a part's speed is worked out once. */
export const sidesOfFacts = ({ processor, card, graphics, ramGB, drive }: BuildFacts, chips: MeasuredChips): Sides => ({
  processor: processor && speedOf('cpu', processor, chips),
  graphics: card ? speedOf('gpu', card, chips) : graphics === 'processor' ? ownGraphics(processor) : undefined,
  memory: within(ramGB, anyMemory),
  drive: within(drive && driveShares[drive], anyDrive),
});

/** The share of the speed that is left where so much memory is useful; only far too little costs. */
export const memoryLeft = (memory: Range, useful: number): Range =>
  through(memory, (gb) => 1 - 0.3 * Math.max(0, 1 - gb / useful));

/** Any processor of today, where none is chosen yet: as in rendering, and in games. */
export const anyProcessor = { rendering: between(100, 650), games: between(0.45, 1) };
