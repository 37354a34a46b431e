import type { CatalogueType, Part } from '../../src/catalogue/schema';
import type { FactCheck, Plain } from './fact-check';
import * as core from './facts-core';
import * as gear from './facts-gear';
import * as named from './facts-named';
import type { OpenRecord } from './records';

const checks: { readonly [T in CatalogueType]?: Readonly<Record<string, FactCheck>> } = { ...core, ...gear, ...named };

/** A fact on which a part and its record differ. `ours` as the part has it, `theirs` in the form compared. */
export interface Difference {
  part: Part;
  fact: string;
  ours: unknown;
  theirs: Plain;
  record: string;
}

/** The facts on which a part and its record differ. What only one of them knows is no difference. */
export const differences = (part: Part, record: OpenRecord): Difference[] =>
  Object.entries(part.specs).flatMap(([fact, ours]) => {
    const check = checks[part.type]?.[fact];
    const theirs = check?.theirs(record);
    const read = check?.ours(ours);
    if (!check || theirs === undefined || read === undefined || check.agree(read, theirs)) return [];
    return [{ part, fact, ours, theirs, record: record.id }];
  });

/** What a record says of a fact, in the form compared; undefined where it says nothing, or the fact is not compared. */
export const statedBy = (type: CatalogueType, fact: string, record: OpenRecord): Plain | undefined =>
  checks[type]?.[fact]?.theirs(record);
