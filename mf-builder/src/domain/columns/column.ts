import type { BuildComponents } from '@rig4u/shared/builds';
import type { ListedPart } from '../../catalogue/schema';
import type { Extent } from '../comparison/standing';
import type { FitLimit } from '../fit-view/types';
import type { OptionFit } from '../fitting/option-fits';

/** One option in its place in the build: what every cell of its row is read from. */
export interface Option {
  part: ListedPart;
  /** The build with the option alone in its type's place. */
  components: BuildComponents;
  /** What the check says of the option in that build. */
  fit: OptionFit;
  /** The clearances of that build, with the check's verdicts. */
  limits: readonly FitLimit[];
}

/** A bar under a number, in shares of the scale from 0 to 1: from where to where, and where the limit is. */
export interface Bar {
  from: number;
  to: number;
  limit?: number;
  /** Whether the check fails the option at this limit. */
  over?: boolean;
}

/** What a cell shows. */
export interface Cell {
  /** Without the unit that the head of the column names; `missing` where the fact is not known. */
  text: string;
  /** What the column is sorted by; undefined comes last. */
  order?: number | string;
  bar?: Bar;
  /** Where the value is an estimate: from low to high. Ranges that overlap cannot be told apart. */
  range?: Extent;
}

/** A column of the options table. */
export interface Column {
  /** Stands in the address as the order: `length` lowest first, `-length` highest first. */
  key: string;
  label: string;
  /** Under the label, such as 'mm' or '0–100'. */
  unit?: string;
  /** The unit where it depends on the build, the same for all its options. */
  unitIn?: (option: Option) => string | undefined;
  /** Words stand at the start of their cell, numbers at its end. */
  kind: 'number' | 'words';
  /** It matters less: a table without room for all leaves it to the row's details. */
  wide?: boolean;
  /** How long a cell's text is at most, where it takes too long to write all of them for the width of the column. */
  digits?: number;
  /** Which way is better, for the comparison and for the first press on the head. */
  better?: 'more' | 'less';
  /** The parts of the category come along, so that bars have one scale. */
  cell: (option: Option, parts: readonly ListedPart[]) => Cell;
}
