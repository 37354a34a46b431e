import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { plain, type FactCheck } from '../../../mf-builder/checks/catalogue-audit/fact-check';
import * as core from '../../../mf-builder/checks/catalogue-audit/facts-core';
import * as gear from '../../../mf-builder/checks/catalogue-audit/facts-gear';
import * as named from '../../../mf-builder/checks/catalogue-audit/facts-named';
import { readRecords, type OpenRecord } from '../../../mf-builder/checks/catalogue-audit/records';
import { fold } from '../../../mf-builder/checks/catalogue-audit/spelling';
import { partSchemas, specSchemas, type CatalogueType, type Part } from '../../../mf-builder/src/catalogue/schema';

const checks: { readonly [T in CatalogueType]?: Readonly<Record<string, FactCheck>> } = { ...core, ...gear, ...named };

/** The parts of a type, and how many of their facts are OpenDB's. */
export interface OpenParts {
  parts: readonly Part[];
  facts: number;
  theirs: number;
}

/**
 * The records of a type in a folder of OpenDB files as parts of ours. A fact is the record's where it has it in our
 * terms. A fact that every part must have, and the price, are those of built-in parts in turn. Of a type without a
 * file, the built-in parts.
 */
export function openParts(folder: string, type: CatalogueType, builtIn: readonly Part[]): OpenParts {
  const file = path.join(folder, `${type}.jsonl.gz`);
  if (!existsSync(file)) return { parts: builtIn, facts: 0, theirs: 0 };
  const records = readRecords(path.basename(file), gunzipSync(readFileSync(file)).toString('utf8'));
  const words = ourWords(builtIn);
  const found: OpenParts = { parts: [], facts: 0, theirs: 0 };
  const parts = records.map((record, index): Part => {
    const base = builtIn[index % builtIn.length];
    if (!base) throw new Error(`The built-in catalogue has no part of the type ${type}.`);
    const theirs = factsOf(type, record, words);
    const specs = { ...mustHave(type, base), ...theirs };
    found.facts += Object.keys(specs).length;
    found.theirs += Object.keys(theirs).length;
    const { brand, name, id } = record;
    return v.parse(partSchemas[type], {
      ...base,
      id,
      name,
      brand,
      price: base.price + index / 100,
      specs,
    });
  });
  return { ...found, parts };
}

type Facts = Record<string, unknown>;

function factsOf(type: CatalogueType, record: OpenRecord, words: ReadonlyMap<string, string>): Facts {
  const known = Object.entries(specSchemas[type].entries).flatMap(([fact, schema]) => {
    const theirs = checks[type]?.[fact]?.theirs(record);
    const own = record[fact];
    const isSame = theirs !== undefined && JSON.stringify(plain(own)) === JSON.stringify(theirs);
    const candidates = [isSame ? inOurWords(own, words) : inOurWords(theirs, words), own];
    const sound = candidates.find((value) => value !== undefined && v.is(schema, value));
    return sound === undefined ? [] : [[fact, sound] as const];
  });
  return Object.fromEntries(known);
}

const mustHave = (type: CatalogueType, { specs }: Part): Facts =>
  Object.fromEntries(
    Object.entries(specs).filter(([fact]) =>
      Object.entries(specSchemas[type].entries).some(
        ([name, { type: kind }]) => name === fact && kind !== 'exact_optional',
      ),
    ),
  );

/** Words that the built-in parts use are spelt as there. */
const inOurWords = (value: unknown, words: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return words.get(fold(value)) ?? value;
  return Array.isArray(value) ? value.map((one: unknown) => inOurWords(one, words)) : value;
};

function ourWords(parts: readonly Part[]): Map<string, string> {
  const texts = parts.flatMap(({ specs }) => Object.values(specs).flat()).filter((value) => typeof value === 'string');
  return new Map(texts.map((text) => [fold(text), text]));
}
