import { partName } from '@rig4u/shared/builds';
import type { CatalogueType } from '../../../catalogue/schema';
import { columnsOf } from '../../../domain/columns';
import type { Column, Option } from '../../../domain/columns/column';
import type { Aspect } from '../../../domain/estimates';

/** A column with the room that it takes in the table. */
export interface ShownColumn extends Column {
  /** In digits: enough for its longest word, its longest number and its head. */
  width: number;
  /** Its classes: its kind, and `no-phone`, `no-few` or `no-most` for the tables that have no room for it. */
  look: string;
}

/** All in digits of a cell: a longer text breaks between words; the room at both sides of one. */
const [mostOfOne, sides] = [10, 1.5];
/** How wide a letter is, in digits: one of a word, a capital, and one of a name with the ends of its lines. */
const [letter, capital, nameLetter] = [0.9, 1.2, 0.8];
/** How much smaller the head is written. */
const headSize = 0.8;
/** How many columns a phone shows. */
const onPhone = 3;
/** What name and columns of a small and of a usual table have together, in digits; the look of the table has the rest. */
const room = { few: 36, most: 53 } as const;
/** In how many lines a name is shown, and what is beside it, in digits: a chevron, and in a usual table a drawing. */
const names = { few: { lines: 3, beside: 4 }, most: { lines: 2, beside: 7 } } as const;
/** The least of a name, the most letters that count of one, and what a second button of each row takes. */
const [leastName, mostLetters, secondButton] = [10, 40, 4.5];

/**
 * The columns of a category, each as wide as what is in it. Where names and columns do not both have room, those columns
 * stay that matter most, among them the one that the table is sorted by; the others are in the details. The same answer
 * is the very same list, so that a sort renders no row for it.
 */
export function shownColumns(
  category: CatalogueType,
  sort: string,
  options: readonly Option[],
  twoButtons: boolean,
  use: Aspect,
): readonly ShownColumn[] {
  const parts = options.map(({ part }) => part);
  const [first] = options;
  const columns = columnsOf(category, use).map((column) => {
    const unit = first && column.unitIn?.(first);
    return { column: unit ? { ...column, unit } : column, width: widthOf(column, options, parts) };
  });
  const sortKey = sort.replace(/^-/, '');
  // By how much each matters: the sorted one, then in the order of the list, in which the wide ones come last.
  const ranked = columns.toSorted((a, b) => Number(b.column.key === sortKey) - Number(a.column.key === sortKey));
  const letters = Math.min(mostLetters, Math.max(0, ...parts.map((part) => partName(part).length)));
  const kept = (table: keyof typeof room) => {
    const { lines, beside } = names[table];
    const name = Math.max(leastName, (letters * nameLetter) / lines) + beside;
    return thoseWithRoom(ranked, room[table] - name - (twoButtons ? secondButton : 0));
  };
  const [few, most] = [kept('few'), kept('most')];
  const shown = columns.map((entry): ShownColumn => {
    const absent = [
      ranked.indexOf(entry) >= onPhone && 'no-phone',
      !few.has(entry) && 'no-few',
      !most.has(entry) && 'no-most',
    ];
    const look = ['fact', entry.column.kind, ...absent].filter(Boolean).join(' ');
    return { ...entry.column, width: entry.width, look };
  });
  const name = [category, ...shown.flatMap(({ key, unit, width, look }) => [key, unit, width, look])].join('/');
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

function widthOf(
  { label, kind, digits, cell }: Column,
  options: readonly Option[],
  parts: readonly Option['part'][],
): number {
  const texts = digits === undefined ? options.map((option) => cell(option, parts).text) : ['0'.repeat(digits)];
  const longest = Math.max(0, ...texts.map(({ length }) => length));
  const word = Math.max(0, ...texts.flatMap((text) => text.split(/\s+/).map(widthOfWord)));
  const text = kind === 'words' ? Math.max(word, Math.min(mostOfOne, longest) * letter) : longest;
  return Math.round((Math.max(text, widthOfWord(label) * headSize) + sides) * 10) / 10;
}

const widthOfWord = (word: string): number =>
  [...word].reduce((sum, sign) => sum + (/[A-Z]/.test(sign) ? capital : letter), 0);
