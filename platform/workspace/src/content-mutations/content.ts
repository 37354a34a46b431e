import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import * as v from 'valibot';
import { compareGuide } from '../../../../mf-guides/checks/figures/compare-guide';
import { guides } from '../../../../mf-guides/checks/guides';
import type { BuiltInGuide } from '../../../../mf-guides/src/content/guide';
import { brokenSeals } from '../../../../mf-builder/checks/catalogue-audit/seal';
import { readCatalogueFile } from '../../../../mf-builder/checks/catalogue-files';
import { allAnswers } from '../../../../mf-builder/checks/keepers/answers';
import { keeperComplaints } from '../../../../mf-builder/checks/keepers/unconfirmed';
import { comparePrices } from '../../../../mf-builder/checks/price-bands/compare-prices';
import { parseCatalogue } from '../../../../mf-builder/src/catalogue/parse';
import { type CatalogueType, catalogueTypes, type Part } from '../../../../mf-builder/src/catalogue/schema';

/** A record of the catalogue as its file has it, before it is parsed. */
const record = v.looseObject({
  id: v.string(),
  name: v.string(),
  price: v.number(),
  specs: v.record(v.string(), v.unknown()),
});
export type CatalogueRecord = v.InferOutput<typeof record>;

export interface CatalogueList {
  type: CatalogueType;
  records: readonly CatalogueRecord[];
}

// Read as files: without a bundler, a program cannot import the data.
const json = (file: string): unknown => JSON.parse(readFileSync(join(root, 'mf-builder', file), 'utf8'));

export interface Content {
  lists: readonly CatalogueList[];
  guides: readonly BuiltInGuide[];
}

/** Everything that the product states: the records of the catalogue, the guides. */
export const readContent = (): Content => ({
  lists: catalogueTypes.map((type) => ({ type, records: v.parse(v.array(record), readCatalogueFile(type)) })),
  guides,
});

const seals = v.parse(
  v.record(v.string(), v.record(v.string(), v.string())),
  json('checks/catalogue-audit/sealed.json'),
);
const answers = new Map(catalogueTypes.map((type) => [type, allAnswers(type)] as const));

const parsed = <T extends CatalogueType>(type: T, one: CatalogueRecord): Part<T>[] | string => {
  try {
    return parseCatalogue(type, [one]);
  } catch (error) {
    return String(error);
  }
};

/** What is said against a record: by what somebody knows of such a part, and by the hashes of the last audit. */
export interface Complaints {
  evidence: readonly string[];
  seals: readonly string[];
}

/** The comparisons of the tests with a record: schema, keepers, price bands; seals. */
export const complaintsOfRecord = <T extends CatalogueType>(type: T, one: CatalogueRecord): Complaints => {
  const parts = parsed(type, one);
  if (typeof parts === 'string') return { evidence: [parts], seals: [] };
  return {
    evidence: [
      ...parts.flatMap((part: Part) => keeperComplaints(part, answers.get(type) ?? {})),
      ...comparePrices(type, parts),
    ],
    seals: parts.flatMap((part: Part) => brokenSeals(part, seals[part.id] ?? {})),
  };
};

export const complaintsOfGuide = (guide: BuiltInGuide): Complaints => ({ evidence: compareGuide(guide), seals: [] });
