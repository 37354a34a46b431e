import type { CatalogueType, Part } from '../../src/catalogue/schema';
import { type Difference, differences } from './compare';
import { matchRecord } from './match';
import type { OpenRecord } from './records';
import type { Settled } from './settled';

/** How many of a type's parts know a fact. */
export interface Coverage {
  fact: string;
  known: number;
}

/** What the audit of one type found. Shares are counts of facts. */
export interface TypeAudit {
  type: CatalogueType;
  parts: number;
  /** How many parts have a record; undefined where OpenDB has no file of the type. */
  matched: number | undefined;
  facts: number;
  recalled: number;
  coverage: readonly Coverage[];
  contradictions: readonly Difference[];
  settled: readonly { difference: Difference; reason: string }[];
}

/** What OpenDB says in a difference, as it is printed and as the table of settled ones names it. */
export const said = (difference: Difference): string => JSON.stringify(difference.theirs);

const reasonFor = (difference: Difference, table: readonly Settled[]): string | undefined =>
  table.find(
    (one) => one.part === difference.part.id && one.fact === difference.fact && one.theirs === said(difference),
  )?.reason;

const coverageOf = (parts: readonly Part[], facts: readonly string[]): Coverage[] =>
  facts.map((fact) => ({ fact, known: parts.filter((part) => fact in part.specs).length }));

/** Compares the parts of a type with OpenDB's records of it; `facts` are those the schema has. */
export const auditType = (
  type: CatalogueType,
  parts: readonly Part[],
  facts: readonly string[],
  records: readonly OpenRecord[] | undefined,
  table: readonly Settled[],
): TypeAudit => {
  const pairs = parts.map((part) => ({ part, record: records && matchRecord(part, records) }));
  const found = pairs.flatMap(({ part, record }) => (record ? differences(part, record) : []));
  const judged = found.map((difference) => ({ difference, reason: reasonFor(difference, table) }));
  const bases = parts.flatMap((part) => Object.values(part.basis ?? {}));
  return {
    type,
    parts: parts.length,
    matched: records && pairs.filter(({ record }) => record).length,
    facts: bases.length,
    recalled: bases.filter((basis) => basis === 'recalled').length,
    coverage: coverageOf(parts, facts),
    contradictions: judged.flatMap(({ difference, reason }) => (reason === undefined ? [difference] : [])),
    settled: judged.flatMap(({ difference, reason }) => (reason === undefined ? [] : [{ difference, reason }])),
  };
};
