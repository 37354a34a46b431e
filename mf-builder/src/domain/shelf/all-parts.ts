import type { BuildComponents, StoredPart } from '@rig4u/shared/builds';
import { isListed, listedPart } from '../../catalogue/market/listed-part';
import type { CatalogueType, Part } from '../../catalogue/schema';
import type { DerivedShelf } from '../../../market/src/derived/derive-shelf';
import type { Option } from '../columns/column';
import type { Grade } from '../compatibility/check-summary';
import { checkedLine } from '../compatibility/checked-build';
import { rowsOf } from '../compatibility/rule-memo/rows';
import { optionOf } from '../fitting/option';
import { rowFits, type OptionFit } from '../fitting/option-fits';
import type { Lines } from '../fitting/option-groups';
import { spelledAsOne } from '../part-search/both-shelves';
import type { RowOrder } from './order';
import { nameOnShelf, rowsOfShelf } from './rows-of-shelf';

/** The market beside our own parts of a type. */
export interface OpenShelf {
  type: CatalogueType;
  shelf: DerivedShelf;
  /** Rows that are none of ours, in the order of the shelf. */
  others: Uint16Array;
}

/** Opens a shelf beside our own parts: a row that is spelled as one of them is that part. */
export function openShelf(type: CatalogueType, shelf: DerivedShelf, ours: readonly Part[]): OpenShelf {
  const isOurs = spelledAsOne(ours);
  const rows = Uint16Array.from({ length: shelf.count }, (_, row) => row);
  return { type, shelf, others: rows.filter((row) => !isOurs(nameOnShelf(shelf, row))) };
}

/** The rows of a shelf in their place in a build. */
export interface JudgedShelf {
  gradeAt: (row: number) => Grade;
  /** What a failing row fails at, in a few words. */
  reasonAt: (row: number) => string | undefined;
  /** The row as an option, made when it is first asked for. */
  optionAt: (row: number) => Option;
  /** A chosen part of the market as it is in the build, with what was entered of it; undefined where no list can show it. */
  optionOfChosen: (part: StoredPart) => Option | undefined;
}

export function judgeShelf({ type, shelf }: OpenShelf, components: BuildComponents): JudgedShelf {
  const { verdictAt, probablyAt, fitAt } = rowFits(components, type, rowsOfShelf(type, shelf));
  const made = new Map<number, Option>();
  const chosen = new WeakMap<StoredPart, Option>();
  return {
    gradeAt: (row) => (probablyAt(row) ? 'probably' : verdictAt(row)),
    reasonAt: (row) => fitAt(row).reason,
    optionAt: (row) => {
      const known = made.get(row) ?? optionOf(components, listedPart(type, shelf.partAt(row)), fitAt(row));
      made.set(row, known);
      return known;
    },
    optionOfChosen: (part) => {
      if (!isListed(part)) return undefined;
      const known = chosen.get(part) ?? optionOf(components, part, fitOfChosen(type, components, part));
      chosen.set(part, known);
      return known;
    },
  };
}

const fitOfChosen = (type: CatalogueType, components: BuildComponents, part: StoredPart): OptionFit =>
  rowFits(components, type, rowsOf(type, [checkedLine(type, { part, quantity: 1 })])).fitAt(0);

/** The place of a part of ours among sorted rows. */
function placeAmong(rows: Uint16Array, part: Option['part'], order: RowOrder): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (order.besideRow(part, rows[middle] ?? 0) <= 0) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Our options and rows as one list: ours at their places in the order, and first where it is by what no row has. */
export function linesOf(
  ours: readonly Option[],
  rows: Uint16Array,
  order: RowOrder | undefined,
  optionAt: JudgedShelf['optionAt'],
): Lines {
  const entries: (Option | number)[] = [];
  let at = 0;
  for (const option of ours) {
    const place = order ? Math.max(at, placeAmong(rows, option.part, order)) : 0;
    entries.push(...rows.subarray(at, place), option);
    at = place;
  }
  entries.push(...rows.subarray(at));
  return {
    length: entries.length,
    slice: (from, to) => entries.slice(from, to).map((entry) => (typeof entry === 'number' ? optionAt(entry) : entry)),
  };
}
