import type { CatalogueType } from '../../../catalogue/schema';
import { columnsOf } from '../../../domain/columns';
import type { Column, Option } from '../../../domain/columns/column';

/** A column with the room that it takes in the table. */
export interface ShownColumn extends Column {
  /** In digits: enough for its longest word, its longest number and its head. */
  width: number;
  /** Its classes: its kind, and the tables that have no room for it, which are on a `no-phone`, `no-few` or `no-most`. */
  look: string;
}

/** All in digits of a cell: a longer text breaks between words; the room at both sides of one. */
const [mostOfOne, sides] = [10, 1.5];
/** How wide a letter is, in digits: one of the small head, and one of a word. */
const [small, letter] = [0.86, 0.9];
/** How many columns a phone shows. */
const onPhone = 3;
/** What the columns of a small and of a usual table may take together, and what a second button of each row takes of it, in digits. */
const room = { few: 21, most: 31, secondButton: 4.5 } as const;

/**
 * The columns of a category, each as wide as what is in it. Where a table has no room for all, those stay that matter most, among them
 * the one that it is sorted by; the others are in the details. The same answer is the very same list, so that a sort renders no row for it.
 */
export function shownColumns(
  category: CatalogueType,
  sort: string,
  options: readonly Option[],
  twoButtons: boolean,
): readonly ShownColumn[] {
  const parts = options.map(({ part }) => part);
  const columns = columnsOf(category).map((column) => ({ column, width: widthOf(column, options, parts) }));
  const sortKey = sort.replace(/^-/, '');
  // By how much each matters: the sorted one, then in the order of the list, in which the wide ones come last.
  const ranked = columns.toSorted((a, b) => Number(b.column.key === sortKey) - Number(a.column.key === sortKey));
  const taken = twoButtons ? room.secondButton : 0;
  const kept = { few: thoseWithRoom(ranked, room.few - taken), most: thoseWithRoom(ranked, room.most - taken) };
  const shown = columns.map((entry): ShownColumn => {
    const absent = [
      ranked.indexOf(entry) >= onPhone && 'no-phone',
      !kept.few.has(entry) && 'no-few',
      !kept.most.has(entry) && 'no-most',
    ];
    const look = ['fact', entry.column.kind, ...absent].filter(Boolean).join(' ');
    return { ...entry.column, width: entry.width, look };
  });
  const name = [category, ...shown.flatMap(({ width, look }) => [width, look])].join('/');
  const known = lists.get(name);
  if (known) return known;
  lists.set(name, shown);
  return shown;
}

/** The lists that were made, by what they say. */
const lists = new Map<string, readonly ShownColumn[]>();

interface Entry {
  column: Column;
  width: number;
}

/** Those that have room beside each other; who comes first is asked first. */
function thoseWithRoom(ranked: readonly Entry[], digits: number): Set<Entry> {
  let left = digits;
  const kept = new Set<Entry>();
  for (const entry of ranked) {
    if (entry.width > left) continue;
    left -= entry.width;
    kept.add(entry);
  }
  return kept;
}

function widthOf({ label, kind, cell }: Column, options: readonly Option[], parts: readonly Option['part'][]): number {
  const texts = options.map((option) => cell(option, parts).text);
  const longest = Math.max(0, ...texts.map(({ length }) => length));
  const word = Math.max(0, ...texts.flatMap((text) => text.split(/\s+/).map(({ length }) => length + 1))) - 1;
  const text = kind === 'words' ? Math.max(word, Math.min(mostOfOne, longest)) * letter : longest;
  return Math.round((Math.max(text, label.length * small) + sides) * 10) / 10;
}
