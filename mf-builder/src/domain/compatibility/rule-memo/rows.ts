import type { CatalogueType } from '../../../catalogue/schema';
import type { CheckedPart, PartRef } from '../types';
import { meaningOf } from './meaning';

/** A fact of all rows: its different values, and for each row the place of its value, counted from 1; 0 where it has none. */
export interface Column {
  values: readonly unknown[];
  codes: Uint16Array;
}

/** What a fact is that is not simply stated. */
export type Uncertain = 'doubts' | 'probable' | 'derived';

export interface UncertainFacts {
  /** The facts that are so in a row at least. */
  facts: ReadonlySet<string>;
  /** True for each row in which the fact is so. */
  column: (fact: string) => Column | undefined;
}

/** Parts of one type, a row each, as columns. What they are beside their facts has the names of `besideFacts`. */
export interface Rows {
  type: CatalogueType;
  count: number;
  /** The names of all facts that a row may have. */
  facts: readonly string[];
  /** Undefined where no row has the fact. */
  column: (fact: string) => Column | undefined;
  /** Facts that may be wrong, those of them that are probable, and those that are derived. */
  uncertain: Readonly<Record<Uncertain, UncertainFacts>>;
  /** What names the row's part in findings. */
  refAt: (row: number) => PartRef;
}

/** What a rule may read of a part beside its facts: columns that no fact has the name of. */
export const besideFacts = { told: '*told', quantity: '*quantity', owned: '*owned' } as const;

const marks: Readonly<Record<Uncertain, string>> = { doubts: '?', probable: '%', derived: '~' };

/** The name of the column that says whether a fact may be wrong, is probable, or is derived. */
export const uncertainOf = (kind: Uncertain, fact: string): string => `${marks[kind]}${fact}`;

/** The column of a fact, or of what stands beside the facts, by its name. */
export function columnNamed(rows: Rows, name: string): Column | undefined {
  const kind = (['doubts', 'probable', 'derived'] as const).find((one) => name.startsWith(marks[one]));
  return kind ? rows.uncertain[kind].column(name.slice(1)) : rows.column(name);
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

const uncertainIn = (parts: readonly CheckedPart[], facts: readonly string[], kind: Uncertain): UncertainFacts => ({
  facts: new Set(facts.filter((fact) => parts.some((part) => part[kind]?.includes(fact)))),
  column: (fact) => columnOf(parts.map((part) => part[kind]?.includes(fact) || undefined)),
});

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
    uncertain: {
      doubts: uncertainIn(parts, facts, 'doubts'),
      probable: uncertainIn(parts, facts, 'probable'),
      derived: uncertainIn(parts, facts, 'derived'),
    },
    refAt: (row) => parts[row] ?? { type, name: '' },
  };
}
