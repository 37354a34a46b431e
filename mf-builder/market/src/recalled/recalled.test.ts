/** @jest-environment node */
import { sameFact } from '../../../checks/keepers/same-fact';
import type { CatalogueType } from '../../../src/catalogue/schema';
import { importRecord, recall } from '../importer/import-record';
import { importType } from '../importer/import-type';
import { numberedRecords } from '../numbers/numbered';
import { agreedFacts } from './agreed';
import { readAnswers } from './answers';

test('two keepers who state a value alike are believed, one alone is not', () => {
  expect(agreedFacts('case', [{ psuMaxMm: 200 }, { psuMaxMm: 201 }])).toEqual({ psuMaxMm: 200 });
  expect(agreedFacts('case', [{ psuMaxMm: 200 }, {}])).toEqual({});
  expect(agreedFacts('case', [{ psuMaxMm: 200 }, { psuMaxMm: 210 }])).toEqual({});
});

test('more are believed than fewer; as many on each side are not', () => {
  expect(agreedFacts('case', [{ fansIncluded: 3 }, { fansIncluded: 2 }, { fansIncluded: 3 }])).toEqual({
    fansIncluded: 3,
  });
  const even = [{ fansIncluded: 3 }, { fansIncluded: 2 }, { fansIncluded: 3 }, { fansIncluded: 2 }];
  expect(agreedFacts('case', even)).toEqual({});
});

test("a rating is the maker's; that the maker states none is no fact of ours", () => {
  expect(agreedFacts('cooling', [{ tdp: 250 }, { tdp: 250 }])).toEqual({ tdp: 250, tdpBasis: 'maker' });
  expect(agreedFacts('cooling', [{ tdp: null }, { tdp: null }])).toEqual({});
  expect(agreedFacts('cooling', [{ ramClearanceMm: null }, { ramClearanceMm: null }])).toEqual({
    ramClearanceMm: null,
  });
});

test('what a record states stays, and what is recalled is named', () => {
  const part = { n: 1, brand: 'A', name: 'A case', facts: { coolerMaxMm: 160 }, doubted: [] };
  expect(recall(part, { coolerMaxMm: 170, fansIncluded: 3 })).toEqual({
    ...part,
    ...{ facts: { coolerMaxMm: 160, fansIncluded: 3 }, recalled: ['fansIncluded'] },
  });
  expect(recall(part, { coolerMaxMm: 170 })).toBe(part);
});

const asked = ['case', 'cooling'] as const;

test.each(asked)('every record that keepers were asked about is there: %s', (type) => {
  const there = new Set(importType(type).map(({ part }) => `${type}~${part.n}`));
  expect([...readAnswers(type).keys()].filter((id) => !there.has(id))).toEqual([]);
});

/** Of what keepers agree on and a record states without a doubt: how often it is the same. */
const besideRecords = (type: CatalogueType): Record<string, string> => {
  const answers = readAnswers(type);
  const counts = new Map<string, { of: number; same: number }>();
  for (const { record, n } of numberedRecords(type)) {
    const { facts, doubted } = importRecord(type, record, n).part;
    for (const [fact, value] of Object.entries(agreedFacts(type, answers.get(`${type}~${n}`) ?? []))) {
      if (!Object.hasOwn(facts, fact) || doubted.includes(fact)) continue;
      const { of, same } = counts.get(fact) ?? { of: 0, same: 0 };
      counts.set(fact, { of: of + 1, same: same + (sameFact(fact, value, facts[fact]) ? 1 : 0) });
    }
  }
  return Object.fromEntries([...counts].map(([fact, { of, same }]) => [fact, `${same} of ${of}`]));
};

test('beside what records state, agreed values are the same as often as the README says', () => {
  expect(besideRecords('case')).toEqual({
    coolerMaxMm: '232 of 239',
    gpuMaxMm: '345 of 367',
    psuFormFactors: '47 of 47',
    psuMaxMm: '23 of 23',
  });
  expect(besideRecords('cooling')).toEqual({ heightMm: '119 of 119', fans: '30 of 32' });
});

const parts = (type: CatalogueType, fact: string): number =>
  importType(type).filter(({ part }) => part.recalled?.includes(fact)).length;

test('so many records are completed', () => {
  expect(
    Object.fromEntries(
      ['radiators', 'fansIncluded', 'psuMaxMm', 'psuFormFactors', 'coolerMaxMm'].map((fact) => [
        fact,
        parts('case', fact),
      ]),
    ),
  ).toEqual({
    radiators: 176,
    fansIncluded: 411,
    psuMaxMm: 194,
    psuFormFactors: 453,
    coolerMaxMm: 180,
  });
  expect(Object.fromEntries(['tdp', 'ramClearanceMm', 'fans'].map((fact) => [fact, parts('cooling', fact)]))).toEqual({
    tdp: 72,
    ramClearanceMm: 138,
    fans: 151,
  });
});
