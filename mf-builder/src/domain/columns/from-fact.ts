import type { CatalogueType, ListedPart } from '../../catalogue/schema';
import { shownFactsOf, valueOf as valueOfFact, type Fact } from '../parts/facts';
import { missing } from '../parts/units';
import { barTo, scaleOf } from './bars';
import type { Cell, Column } from './column';
import type { Limit } from './limits';

/** What a column may have beyond its fact. */
interface More {
  wide?: boolean;
  better?: 'more' | 'less';
  /** The check's limit: then the number has a bar on the scale of the category. */
  limit?: Limit;
  /** Words that every value carries and the head says. */
  without?: string;
}

/** Makes columns of the facts of a type: the words are those of the fact, without the unit that stands in the head. */
export function columnsFrom(type: CatalogueType) {
  return {
    number: (key: string, label: string, unit?: string, more: More = {}): Column =>
      column(factOf(type, key), 'number', label, unit, more),
    words: (key: string, label: string, more: More = {}): Column =>
      column(factOf(type, key), 'words', label, undefined, more),
  };
}

function factOf(type: CatalogueType, key: string): Fact {
  const fact = shownFactsOf(type).find((one) => one.key === key);
  if (!fact) throw new Error(`There is no fact ${key} of ${type} to make a column of.`);
  return fact;
}

/** A fact of a part as it is stored. */
export const valueOf = ({ specs }: ListedPart, key: string): unknown => {
  const facts: Readonly<Record<string, unknown>> = specs;
  return facts[key];
};

/** The numbers that parts have of a fact. */
export const numbersOf = (parts: readonly ListedPart[], key: string): number[] =>
  parts.flatMap((part) => {
    const value = valueOf(part, key);
    return typeof value === 'number' ? [value] : [];
  });

function column(fact: Fact, kind: Column['kind'], label: string, unit: string | undefined, more: More): Column {
  const { key, write } = fact;
  const { wide, better, limit, without = unit } = more;
  return {
    key,
    label,
    ...(unit !== undefined && { unit }),
    kind,
    ...(wide && { wide }),
    ...(better && { better }),
    cell: (option, parts) => {
      const value = valueOfFact(fact, option.part);
      const written = write(value);
      if (written === undefined) return notKnown;
      const cell: Cell = { text: bare(written, without), order: typeof value === 'number' ? value : written };
      if (!limit || typeof value !== 'number') return cell;
      return { ...cell, bar: barTo(value, scaleOf(numbersOf(parts, key)), limit(option, value)) };
    },
  };
}

/** A cell whose fact is not known. */
export const notKnown: Cell = { text: missing };

const bare = (written: string, words: string | undefined): string => {
  if (words === undefined) return written;
  if (written.startsWith(`${words} `)) return written.slice(words.length + 1);
  return written.endsWith(` ${words}`) ? written.slice(0, -words.length - 1) : written;
};
