import type { CatalogueType } from '../../../catalogue/schema';
import type { CheckedPart } from '../types';
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
  nameAt: (row: number) => string;
  idAt: (row: number) => string | undefined;
}

/** What a rule may read of a part beside its facts: columns that no fact has the name of. */
export const besideFacts = { told: '*told', quantity: '*quantity', owned: '*owned' } as const;

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
    column: (fact) => {
      const beside = read[fact];
      return columnOf(beside ? parts.map(beside) : specs.map((one) => one[fact]));
    },
    nameAt: (row) => parts[row]?.name ?? '',
    idAt: (row) => parts[row]?.id,
  };
}
