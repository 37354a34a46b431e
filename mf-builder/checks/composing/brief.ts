import type { FloorId } from '../../src/domain/best-build';
import type { Aspect } from '../../src/domain/estimates';
import type { PresetType } from '../../src/domain/presets/preset';

/** What a preset has to be, in words that the search and the tests understand. */
export interface Brief {
  /** The preset's id. */
  id: string;
  /** US dollars, ends included: the price range that this preset has on the shelf. Where nothing can be had for it, the upper end gives way. */
  price: readonly [least: number, most: number];
  /** What its estimates count for; the shares add up to one. */
  weigh: Readonly<Partial<Record<Aspect, number>>>;
  /** For screens alone it may be of any class. Without this the search may take one or none. */
  card?: 'none' | 'wanted' | 'for-screens';
  /** Without this any size but mini-ITX, which costs more and has no place in a tower. */
  board?: 'mini-ITX';
  /** Case, board, memory and cooler in white; or memory and cooler lit and fans beside them; or nothing that glows. */
  look?: 'white' | 'lit' | 'dark';
  least?: { memoryGB?: number; driveGB?: number; cores?: number };
  /** How many NVMe drives, or which numbers may be, and how many disks beside them. One and none are usual. */
  drives?: { fast?: number | readonly number[]; disks?: number };
  /** Only these parts, by type: a maker's, a look's, or the one part that the preset is about. No cooler is that of the processor's box. */
  only?: Readonly<Partial<Record<PresetType, readonly string[]>>>;
  /** How much more than usual the taste counts against the price: quiet, a better drive, a better supply. One is usual. */
  comfort?: number;
  /** What this preset gives for a part beside what everybody would, in US dollars. */
  likes?: Readonly<Record<string, number>>;
  /** Floors of its price that it has not, because of what it is: a small board has no second slot. */
  goesWithout?: readonly FloorId[];
  /** Rules that may warn: the preset's text has to name each. */
  mayWarn?: readonly string[];
}
