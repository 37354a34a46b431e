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
  /** Undefined where no row has the fact. */
  column: (fact: string) => Column | undefined;
  /** The facts of which a row may have a wrong one. */
  doubtful: ReadonlySet<string>;
  /** True for each row of which the fact may be wrong. */
  doubt: (fact: string) => Column | undefined;
  /** What names the row's part in findings. */
  refAt: (row: number) => PartRef;
}

/** What a rule may read of a part beside its facts: columns that no fact has the name of. */
export const besideFacts = { told: '*told', quantity: '*quantity', owned: '*owned' } as const;

const doubtMark = '?';

/** The name of the column that says whether a fact may be wrong. */
export const doubtOf = (fact: string): string => `${doubtMark}${fact}`;

/** The column of a fact, or of what stands beside the facts, by its name. */
export function columnNamed(rows: Rows, name: string): Column | undefined {
  return name.startsWith(doubtMark) ? rows.doubt(name.slice(doubtMark.length)) : rows.column(name);
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
  const facts = [...new Set(specs.flatMap((one) => Object.keys(one)))];
  return {
    type,
    count: parts.length,
    facts,
    column: (fact) => {
      const beside = read[fact];
      return columnOf(beside ? parts.map(beside) : specs.map((one) => one[fact]));
    },
    doubtful: new Set(facts.filter((fact) => parts.some(({ doubts }) => doubts?.includes(fact)))),
    doubt: (fact) => columnOf(parts.map(({ doubts }) => doubts?.includes(fact) || undefined)),
    refAt: (row) => parts[row] ?? { type, name: '' },
  };
}
