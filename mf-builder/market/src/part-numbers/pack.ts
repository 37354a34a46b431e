import { dataNotice } from '../pack/pack';
import type { PartNumbers } from './part-numbers';

/** The part numbers of a type: a line for each part, in the order of the shelf. */
export interface PackedPartNumbers {
  notice: string;
  /** By how much the number of each part is higher than that of the one above. */
  steps: readonly number[];
  /** Several of one part are parted by a tab. */
  maker: string;
  newegg: string;
  page: string;
}

/** Packs the part numbers of a type. The same ones make the same text. */
export const packPartNumbers = (parts: readonly PartNumbers[]): PackedPartNumbers => ({
  notice: dataNotice,
  steps: parts.map(({ n }, at) => n - (parts[at - 1]?.n ?? 0)),
  maker: parts.map(({ maker }) => maker.join('\t')).join('\n'),
  newegg: parts.map(({ newegg = '' }) => newegg).join('\n'),
  page: parts.map(({ page = '' }) => page).join('\n'),
});
