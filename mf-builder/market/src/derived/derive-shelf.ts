import type { CatalogueType } from '../../../src/catalogue/schema';
import { type Column, type Shelf, valueIn } from '../pack/read';
import { type DerivedPart, deriveFacts } from './derive';
import { type DerivingRule, isSure, type Known } from './rule';
import { derivingRules } from './rules';

/** A shelf whose parts and columns have what is derived, too. */
export interface DerivedShelf extends Shelf {
  partAt: (row: number) => DerivedPart;
  /** Facts that may be wrong or are only probable in a row at least; those that are only probable; and those that are derived or recalled. */
  everDoubted: ReadonlySet<string>;
  everProbable: ReadonlySet<string>;
  everDerived: ReadonlySet<string>;
  /** Whether a fact of a row may be wrong, or is only probable. */
  isDoubted: (row: number, fact: string) => boolean;
  isProbable: (row: number, fact: string) => boolean;
  /** Whether a fact of a row is derived, or recalled by keepers. */
  isDerived: (row: number, fact: string) => boolean;
}

const names = (column: Column, row: number, fact: string): boolean => {
  const listed = valueIn(column, row);
  return Array.isArray(listed) && listed.includes(fact);
};

/** Adds what is derived to a shelf. A column is worked out when it is first asked for. */
export function deriveShelf(type: CatalogueType, shelf: Shelf): DerivedShelf {
  const rules = new Map((derivingRules[type] ?? []).map((rule) => [rule.fact, rule]));
  const kept = new Map<string, Column | undefined>();
  const column = (fact: string): Column | undefined => {
    const rule = rules.get(fact);
    if (!rule) return shelf.column(fact);
    if (!kept.has(fact)) kept.set(fact, derivedColumn(shelf, rule));
    return kept.get(fact);
  };
  /** Whether a row has a fact by the rule, which may be sure or probable. */
  const follows = (row: number, fact: string, sure: boolean): boolean => {
    const rule = rules.get(fact);
    return (
      rule !== undefined &&
      isSure(rule) === sure &&
      !shelf.column(fact)?.codes[row] &&
      (column(fact)?.codes[row] ?? 0) > 0
    );
  };
  const following = (sure: boolean): string[] =>
    [...rules.values()].filter((rule) => isSure(rule) === sure).map((rule) => rule.fact);
  const ever = ({ values }: Column, sure: boolean): ReadonlySet<string> =>
    new Set([...values.flat().map(String), ...following(sure)]);
  return {
    ...shelf,
    partAt: (row) => deriveFacts(type, shelf.partAt(row)),
    column,
    everDoubted: ever(shelf.doubted, false),
    everProbable: new Set(following(false)),
    everDerived: ever(shelf.recalled, true),
    isDoubted: (row, fact) => names(shelf.doubted, row, fact) || follows(row, fact, false),
    isProbable: (row, fact) => follows(row, fact, false),
    isDerived: (row, fact) => names(shelf.recalled, row, fact) || follows(row, fact, true),
  };
}

/** The column of a fact with what its rule says of the rows that do not state it. */
function derivedColumn(shelf: Shelf, { fact, derive }: DerivingRule): Column | undefined {
  const stated = shelf.column(fact);
  const values = [...(stated?.values ?? [])];
  const codes = stated ? Uint16Array.from(stated.codes) : new Uint16Array(shelf.count);
  const places = new Map(values.map((value, at) => [JSON.stringify(value), at + 1]));
  for (let row = 0; row < shelf.count; row += 1) {
    if (codes[row]) continue;
    const value = derive(knownAt(shelf, row));
    if (value === undefined) continue;
    const text = JSON.stringify(value);
    const place = places.get(text) ?? values.push(value);
    places.set(text, place);
    codes[row] = place;
  }
  return values.length === 0 ? undefined : { values, codes };
}

/** A row as a rule looks at it: no part is made of it. */
const knownAt = (shelf: Shelf, row: number): Known => ({
  brand: String(valueIn(shelf.brand, row)),
  name: shelf.nameAt(row),
  facts: new Proxy({}, { get: (_none, fact): unknown => valueIn(shelf.column(String(fact)), row) }),
});
