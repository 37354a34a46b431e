import { valueIn, type Column, type Shelf } from '../../../market/src/pack/read';
import type { CatalogueType } from '../../catalogue/schema';
import { shownFactsOf } from '../parts/facts';
import { nameOnShelf } from '../shelf/rows-of-shelf';
import { byCode, columnOfFact } from '../shelf/values';
import { searchedTexts } from './searched-facts';
import { searchWords } from './spelled';
import { alone } from './words-of-part';

/** What the search reads of a shelf: the words of all rows in one text, which a browser looks through in a fraction of a millisecond. */
export interface ShelfIndex {
  count: number;
  /** Names as they are, in small letters, each on a line of its own. */
  names: string;
  /** The words of each row without gaps, a row each line; a mark stands between what is not said in one breath: the name and each fact. */
  words: string;
  /** 1 where a word begins in `words`, and where there is a mark or a line's end. */
  begins: Uint8Array;
  /** Every word, with the rows that have it. */
  vocabulary: ReadonlyMap<string, readonly number[]>;
  /** How long each name is: of parts that are found alike the one that says least more is meant. */
  length: (row: number) => number;
  /** The number that a row has of a fact; undefined where it has none. */
  numberAt: (fact: string, row: number) => number | undefined;
}

const mark = '\u0001';

/** The words of the searched facts, by row; `textsOf` makes texts of a fact. */
export function wordsOfFacts(
  type: CatalogueType,
  shelf: Shelf,
  textsOf: typeof searchedTexts,
): (row: number) => readonly string[][] {
  const columns = shownFactsOf(type).flatMap((fact) => {
    const column = columnOfFact(shelf, fact);
    if (!column) return [];
    const texts = byCode(column, (value) => textsOf(type, fact, value).map((text) => [...searchWords(text)]), []);
    return texts.some((own) => own.length > 0) ? [{ codes: column.codes, texts }] : [];
  });
  return (row) => columns.flatMap(({ codes, texts }) => texts[codes[row] ?? 0] ?? []);
}

/** Reads all rows once: tens of milliseconds, so before the first key. */
export function indexShelf(type: CatalogueType, shelf: Shelf): ShelfIndex {
  const factsAt = wordsOfFacts(type, shelf, searchedTexts);
  const vocabulary = new Map<string, number[]>();
  const lines: string[] = [];
  const names: string[] = [];
  const begins: number[] = [];
  let at = 0;
  for (let row = 0; row < shelf.count; row += 1) {
    const name = nameOnShelf(shelf, row);
    names.push(name.toLowerCase());
    const own = searchWords(name);
    const texts = [own, ...own.flatMap(alone).map((word) => [word]), ...factsAt(row)];
    const pieces: string[] = [];
    for (const text of texts) {
      for (const word of text) {
        const rows = vocabulary.get(word) ?? [];
        if (rows.at(-1) !== row) rows.push(row);
        vocabulary.set(word, rows);
        begins.push(at);
        pieces.push(word);
        at += word.length;
      }
      begins.push(at);
      pieces.push(mark);
      at += 1;
    }
    lines.push(pieces.join(''));
    begins.push(at);
    at += 1;
  }
  const flags = new Uint8Array(at + 1);
  for (const place of begins) flags[place] = 1;
  return {
    count: shelf.count,
    names: names.join('\n'),
    words: lines.join('\n'),
    begins: flags,
    vocabulary,
    length: (row) => names[row]?.length ?? 0,
    numberAt: numbersOf(type, shelf),
  };
}

/** Columns are worked out once: a derived one looks at every value. */
function numbersOf(type: CatalogueType, shelf: Shelf): ShelfIndex['numberAt'] {
  const columns = new Map<string, Column | undefined>();
  return (key, row) => {
    if (!columns.has(key)) {
      const fact = shownFactsOf(type).find((one) => one.key === key);
      columns.set(key, fact && columnOfFact(shelf, fact));
    }
    const value = valueIn(columns.get(key), row);
    return typeof value === 'number' ? value : undefined;
  };
}

/** Goes through the places of a text, with the line that each lies in. */
export function eachPlace(lines: string, text: string, visit: (row: number, at: number) => void): void {
  let row = 0;
  let end = lines.indexOf('\n');
  for (let at = lines.indexOf(text); at >= 0; at = lines.indexOf(text, at + 1)) {
    while (end >= 0 && end < at) {
      row += 1;
      end = lines.indexOf('\n', end + 1);
    }
    visit(row, at);
  }
}
