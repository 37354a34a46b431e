import type { estimatesOf } from '../../src/domain/estimates';
import type { PresetType } from '../../src/domain/presets/preset';

export type Aspect = keyof ReturnType<typeof estimatesOf>;

/** What a preset has to be, in words that the search and the tests understand. */
export interface Brief {
  /** The preset's id. */
  id: string;
  /** US dollars, ends included: the price range that this preset has on the shelf. */
  price: readonly [least: number, most: number];
  /** What its estimates count for; the shares add up to one. */
  weigh: Readonly<Partial<Record<Aspect, number>>>;
  /** No card is a choice too; without this the search may take either. */
  card?: 'none' | 'wanted';
  board?: 'mini-ITX';
  /** Case, board, memory and cooler in white; or memory and cooler lit and fans beside them; or nothing that glows. */
  look?: 'white' | 'lit' | 'dark';
  least?: { memoryGB?: number; driveGB?: number; cores?: number };
  /** One NVMe drive is usual; two of them, or a disk beside it for what is finished. */
  drives?: 'two' | 'with-disk';
  /** Only these parts, by type: a maker's, a look's, or the one part that the preset is about. */
  only?: Readonly<Partial<Record<PresetType, readonly string[]>>>;
  /** What this preset likes about a part, in points of an estimate. */
  likes?: Readonly<Record<string, number>>;
  /** Rules that may warn: the preset's text has to name each. */
  mayWarn?: readonly string[];
}
