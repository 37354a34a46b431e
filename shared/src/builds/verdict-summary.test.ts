import fc from 'fast-check';
import * as v from 'valibot';
import {
  findingSearch,
  partsMark,
  purchaseHandOff,
  purchaseOf,
  savedBuilds,
  summaryWords,
  updateBuild,
  verdictOf,
  type BuildComponents,
  type SavedBuild,
  type VerdictSummary,
} from '.';
import { keepInAccount, removeFromAccount } from './account';
import { mergeAccount } from './account-merge';

const components: BuildComponents = {
  gpu: { id: 'gpu1', name: 'Card', price: 600, specs: { lengthMm: 304, power: [{ plug: '8-pin', count: 2 }] } },
  case: { id: 'case1', name: 'Box', price: 90, specs: { gpuMaxMm: 292 } },
};
const other: BuildComponents = { ...components, case: { id: 'case2', name: 'Large box', price: 120 } };
const summary: VerdictSummary = {
  date: '2026-11-22T08:00:00.000Z',
  edition: 2,
  parts: partsMark(components),
  passed: 3,
  warnings: 1,
  fails: 1,
  unknowns: 2,
  worst: { rule: 'gpu-length', sentence: 'The card is 12 mm too long.' },
};
const saved: SavedBuild = {
  id: '17',
  name: 'Build #1',
  date: '2026-11-22T08:00:00.000Z',
  components,
  totalPrice: 690,
  verdict: summary,
};

test('a summary comes back through the list, the hand-off and the account', () => {
  savedBuilds.update(() => [saved]);
  const [kept] = savedBuilds.read().value;
  expect(kept && verdictOf(kept, 2)).toEqual(summary);
  expect(verdictOf(v.parse(purchaseHandOff, structuredClone(purchaseOf(saved))).build, 2)).toEqual(summary);
  const [entry] = keepInAccount([], saved, 'a', new Date());
  expect(entry && verdictOf(entry, 2)).toEqual(summary);
});

test('it is not taken where it is absent, of other rules or about other parts', () => {
  expect(verdictOf({ components }, 2)).toBeUndefined();
  expect(verdictOf(saved, 3)).toBeUndefined();
  expect(verdictOf({ ...saved, verdict: { ...summary, edition: 99 } }, 2)).toBeUndefined();
  expect(verdictOf({ components: other, verdict: summary }, 2)).toBeUndefined();
  expect(verdictOf(saved, undefined)).toEqual(summary);
});

test.each<[string, unknown]>([
  ['a text', 'everything fits'],
  ['a negative count', { ...summary, fails: -1 }],
  ['half a fail', { ...summary, fails: 0.5 }],
  ['more fails than there are rules', { ...summary, fails: 1e9 }],
  ['a day that is none', { ...summary, date: 'yesterday' }],
  ['no edition', { ...summary, edition: null }],
  ['a sentence as long as a book', { ...summary, worst: { rule: 'x', sentence: 'x'.repeat(100_000) } }],
])('%s as a summary is refused, and the build stays', (_, verdict) => {
  localStorage.setItem(savedBuilds.key, JSON.stringify([{ ...saved, verdict }]));
  const [kept] = savedBuilds.read().value;
  expect(kept).toMatchObject({ id: '17', components });
  expect(kept && verdictOf(kept, undefined)).toBeUndefined();
  expect(v.is(purchaseHandOff, { build: { name: 'x', components, verdict } })).toBe(true);
});

test('whatever a field holds, reading it never throws', () => {
  fc.assert(fc.property(fc.anything(), (verdict) => expect(verdictOf({ components, verdict }, 2)).toBeUndefined()));
});

test('new parts end what the check said of the old ones', () => {
  expect(updateBuild([saved], '17', { name: 'Desk' })[0]?.verdict).toBe(summary);
  expect(updateBuild([saved], '17', { components: other })[0]?.verdict).toBeUndefined();
  const list = keepInAccount([], saved, 'a', new Date());
  expect(
    keepInAccount(list, { ...saved, components: other, verdict: undefined }, 'b', new Date())[0]?.verdict,
  ).toBeUndefined();
  expect(removeFromAccount(list, '17', new Date())[0]?.verdict).toBeUndefined();
});

test('the mark follows parts and facts, not their order, prices or owners', () => {
  const mark = partsMark(components);
  const reordered = {
    case: { specs: { gpuMaxMm: 292 }, price: 1, name: 'Box', id: 'case1', owned: true },
    gpu: { ...components.gpu, price: 1, priceDate: '2026-01-01' },
    psu: null,
  };
  expect(partsMark(v.parse(purchaseHandOff, { build: { name: 'x', components: reordered } }).build.components)).toBe(
    mark,
  );
  expect(partsMark(other)).not.toBe(mark);
  const shorter = { id: 'gpu1', name: 'Card', price: 600, specs: { lengthMm: 303 } };
  expect(partsMark({ ...components, gpu: shorter })).not.toBe(mark);
  expect(partsMark({ ram: [{ part: shorter, quantity: 1 }] })).not.toBe(
    partsMark({ ram: [{ part: shorter, quantity: 2 }] }),
  );
});

test("of two summaries of one build the account's stays; where it has none, this browser's", () => {
  const [old] = keepInAccount([], saved, 'a', new Date('2026-11-22T09:00:00.000Z'));
  if (!old) throw new Error('no entry');
  const { verdict: _none, ...unchecked } = old;
  const young = { ...summary, date: '2026-12-01T00:00:00.000Z', edition: 3 };
  const synced = { version: 2, at: old.createdAt };
  const kept = (state: object) => mergeAccount([old], [{ ...unchecked, synced, ...state }], () => 'b').list;
  expect(kept({ verdict: young })).toMatchObject([{ verdict: young }]);
  expect(kept({})).toMatchObject([{ verdict: old.verdict }]);
  expect(kept({ name: 'Other', components: {} })[0]).not.toHaveProperty('verdict');
});

test.each<[string, Partial<VerdictSummary>, string, string]>([
  ['a fail', {}, '1 part does not fit', '1 part does not fit: The card is 12 mm too long.'],
  ['fails', { fails: 2 }, '2 parts do not fit', '2 parts do not fit: The card is 12 mm too long.'],
  ['a warning', { fails: 0 }, '1 warning', '1 warning: The card is 12 mm too long.'],
  ['an unknown', { fails: 0, warnings: 0 }, 'nothing fails, 2 not checked', 'Nothing fails, 2 not checked'],
  [
    'what probably fits beside what is not checked',
    { fails: 0, warnings: 0, unknowns: 5, probable: 3 },
    'nothing fails, 3 probably fit, 2 not checked',
    'Nothing fails, 3 probably fit, 2 not checked',
  ],
  [
    'what probably fits alone',
    { fails: 0, warnings: 0, passed: 0, unknowns: 1, probable: 1 },
    'nothing fails, 1 probably fits',
    'Nothing fails, 1 probably fits',
  ],
  [
    'more that probably fits than is unknown',
    { fails: 0, warnings: 0, unknowns: 1, probable: 9 },
    'nothing fails, 1 probably fits',
    'Nothing fails, 1 probably fits',
  ],
  ['passes alone', { fails: 0, warnings: 0, unknowns: 0 }, 'everything fits', 'Everything fits'],
  [
    'parts of which only the name is known',
    { fails: 0, warnings: 0, speaksOf: { known: 5, all: 8 } },
    '5 of 8 parts checked',
    '5 of 8 parts checked',
  ],
  ['unknowns alone', { fails: 0, warnings: 0, passed: 0 }, 'not checked', 'Not checked'],
])('%s in words', (_, over, brief, line) => {
  expect(summaryWords({ ...summary, ...over })).toMatchObject({ brief, line });
});

test('without a summary it reads not checked', () => {
  expect(summaryWords(undefined)).toEqual({ kind: 'unknown', brief: 'not checked', line: 'Not checked' });
});

test('the way to a finding is a search of the address', () => {
  expect(new URLSearchParams(findingSearch('gpu-length')).get('finding')).toBe('gpu-length');
});
