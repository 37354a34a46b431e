import type { Fate, Imported } from './import-record';

export interface Tally {
  mapped: number;
  doubted: number;
  dropped: number;
}

/** What became of one field over all records of a type; `why` counts the reasons of doubt and drop. */
export interface FieldAudit extends Tally {
  field: string;
  why: ReadonlyMap<string, number>;
}

/** How many parts know a fact, and of how many of them it is doubtful. */
export interface FactAudit {
  fact: string;
  known: number;
  doubted: number;
}

export interface TypeAudit {
  parts: number;
  fields: readonly FieldAudit[];
  facts: readonly FactAudit[];
  total: Tally;
}

const count = <T>(values: readonly T[]): ReadonlyMap<T, number> => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

const tally = (fates: readonly Fate[]): Tally => {
  const counts = count(fates.map(({ is }) => is));
  return {
    mapped: counts.get('mapped') ?? 0,
    doubted: counts.get('doubted') ?? 0,
    dropped: counts.get('dropped') ?? 0,
  };
};

/** Counts what the importer took of a type's records, what it doubts and what it left, and why. */
export const auditType = (imported: readonly Imported[]): TypeAudit => {
  const fates = imported.flatMap((one) => one.fates);
  const known = count(imported.flatMap(({ part }) => Object.keys(part.facts)));
  const doubted = count(imported.flatMap(({ part }) => part.doubted));
  const byField = new Map<string, Fate[]>();
  for (const fate of fates) {
    const list = byField.get(fate.field);
    if (list) list.push(fate);
    else byField.set(fate.field, [fate]);
  }
  return {
    parts: imported.length,
    fields: [...byField].map(([field, own]) => ({
      field,
      ...tally(own),
      why: count(own.flatMap(({ why }) => why ?? [])),
    })),
    facts: [...known].map(([fact, times]) => ({ fact, known: times, doubted: doubted.get(fact) ?? 0 })),
    total: tally(fates),
  };
};

const reasons = (why: ReadonlyMap<string, number>): string =>
  [...why]
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, times]) => `${times} ${reason}`)
    .join('; ');

/** The audit of a type as lines: its fields with what became of them, then its facts with their shares. */
export const auditLines = (type: string, { parts, fields, facts, total }: TypeAudit): string[] => [
  `${type}: ${parts} parts; of their fields ${total.mapped} mapped, ${total.doubted} doubted, ${total.dropped} dropped`,
  ...fields.map(
    ({ field, mapped, doubted, dropped, why }) =>
      `  ${field}: ${mapped} mapped, ${doubted} doubted, ${dropped} dropped${why.size > 0 ? ` (${reasons(why)})` : ''}`,
  ),
  `  facts: ${facts
    .map(
      ({ fact, known, doubted }) =>
        `${fact} ${Math.round((100 * known) / parts)} %${doubted > 0 ? ` (${doubted} doubted)` : ''}`,
    )
    .join(', ')}`,
];
