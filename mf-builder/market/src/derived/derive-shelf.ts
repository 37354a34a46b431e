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

/** What a rule makes of a shelf: the column of its fact, and 1 for each row of which it says the fact. */
interface ByRule {
  column: Column | undefined;
  says: Uint8Array;
}

/** Adds what is derived to a shelf. A column is worked out when it is first asked for. */
export function deriveShelf(type: CatalogueType, shelf: Shelf): DerivedShelf {
  const rules = new Map((derivingRules[type] ?? []).map((rule) => [rule.fact, rule]));
  const kept = new Map<string, ByRule>();
  const byRule = (rule: DerivingRule): ByRule => {
    const known = kept.get(rule.fact) ?? workOut(shelf, rule);
    kept.set(rule.fact, known);
    return known;
  };
  const column = (fact: string): Column | undefined => {
    const rule = rules.get(fact);
    return rule ? byRule(rule).column : shelf.column(fact);
  };
  /** Whether a row has a fact by a rule, and by one that is sure or only probable. */
  const follows = (row: number, fact: string, sure?: boolean): boolean => {
    const rule = rules.get(fact);
    return rule !== undefined && (sure ?? isSure(rule)) === isSure(rule) && byRule(rule).says[row] === 1;
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
    isDoubted: (row, fact) => (names(shelf.doubted, row, fact) && !follows(row, fact)) || follows(row, fact, false),
    isProbable: (row, fact) => follows(row, fact, false),
    isDerived: (row, fact) => names(shelf.recalled, row, fact) || follows(row, fact, true),
  };
}

/** What a rule says of the rows that do not state its fact, or state it with a doubt that it looks at. */
function workOut(shelf: Shelf, { fact, derive, overDoubt }: DerivingRule): ByRule {
  const stated = shelf.column(fact);
  const values = [...(stated?.values ?? [])];
  const codes = stated ? Uint16Array.from(stated.codes) : new Uint16Array(shelf.count);
  const says = new Uint8Array(shelf.count);
  const knownAt = rowsAsKnown(shelf);
  const places = new Map(values.map((value, at) => [JSON.stringify(value), at + 1]));
  for (let row = 0; row < shelf.count; row += 1) {
    if (codes[row] && !(overDoubt && names(shelf.doubted, row, fact))) continue;
    const value = derive(knownAt(row));
    if (value === undefined) continue;
    const text = JSON.stringify(value);
    const place = places.get(text) ?? values.push(value);
    places.set(text, place);
    codes[row] = place;
    says[row] = 1;
  }
  return { column: values.length === 0 ? undefined : { values, codes }, says };
}

/** The rows of a shelf as a rule looks at them, one at a time: no part is made, and a name is put together for rules that read names. */
function rowsAsKnown(shelf: Shelf): (row: number) => Known {
  let at = 0;
  const known: Known = {
    get brand() {
      return String(valueIn(shelf.brand, at));
    },
    get name() {
      return shelf.nameAt(at);
    },
    facts: new Proxy({}, { get: (_none, fact): unknown => valueIn(shelf.column(String(fact)), at) }),
  };
  return (row) => {
    at = row;
    return known;
  };
}
