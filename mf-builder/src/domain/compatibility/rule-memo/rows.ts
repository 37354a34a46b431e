import type { CatalogueType } from '../../../catalogue/schema';
import type { CheckedPart, PartRef } from '../types';
import { meaningOf } from './meaning';

/** A fact of all rows: its different values, and for each row the place of its value, counted from 1; 0 where it has none. */
export interface Column {
  values: readonly unknown[];
  codes: Uint16Array;
}

/** Parts of one type, a row each, as columns. What they are beside their facts has the names of `besideFacts`. */
export interface Rows {
  type: CatalogueType;
  count: number;
  /** The names of all facts that a row may have. */
  facts: readonly string[];
  /** Whether facts of some rows may be wrong or are derived: then the column of `doubtsAbout` says of which. */
  isUncertain: boolean;
  /** Undefined where no row has the fact. */
  column: (fact: string) => Column | undefined;
  /** What names the row's part in findings. */
  refAt: (row: number) => PartRef;
}

/** What a rule may read of a part beside its facts: columns that no fact has the name of. */
export const besideFacts = { told: '*told', quantity: '*quantity', owned: '*owned' } as const;

/** The name of the column that says of which rows a fact may be wrong, or is derived. */
export const doubtsAbout = (kind: 'doubts' | 'derived', fact: string): string => `*${kind} ${fact}`;

/** The kind and the fact of such a column; undefined for another one. */
export function readDoubtsAbout(column: string): { kind: 'doubts' | 'derived'; fact: string } | undefined {
  const [, kind, fact = ''] = /^\*(doubts|derived) (.*)$/.exec(column) ?? [];
  return kind === 'doubts' || kind === 'derived' ? { kind, fact } : undefined;
}

/** A column of these values; undefined where no row has one. */
export function columnOf(rows: readonly unknown[]): Column | undefined {
  const places = new Map<unknown, number>();
  const codes = new Uint16Array(rows.length);
  for (const [row, value] of rows.entries()) {
    if (value === undefined) continue;
    const meant = meaningOf(value);
    const place = places.get(meant) ?? places.size + 1;
    places.set(meant, place);
    codes[row] = place;
  }
  return places.size === 0 ? undefined : { values: [...places.keys()], codes };
}

/** A list of parts of a type as rows. A column is made when it is first asked for. */
export function rowsOf(type: CatalogueType, parts: readonly CheckedPart[]): Rows {
  const specs: readonly Readonly<Record<string, unknown>>[] = parts.map((part) => part.specs);
  const read: Readonly<Record<string, (part: CheckedPart) => unknown>> = {
    [besideFacts.quantity]: ({ quantity }) => quantity,
    [besideFacts.owned]: ({ owned }) => owned === true,
  };
  return {
    type,
    count: parts.length,
    facts: [...new Set(specs.flatMap((one) => Object.keys(one)))],
    isUncertain: parts.some(({ doubts, derived }) => doubts ?? derived),
    column: (fact) => {
      const about = readDoubtsAbout(fact);
      if (about) return columnOf(parts.map((part) => part[about.kind]?.has(about.fact) === true || undefined));
      const beside = read[fact];
      return columnOf(beside ? parts.map(beside) : specs.map((one) => one[fact]));
    },
    refAt: (row) => parts[row] ?? { type, name: '' },
  };
}
