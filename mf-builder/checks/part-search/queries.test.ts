import type { BuildComponents } from '@rig4u/shared/builds';
import { catalogueTypes, type CatalogueType, type Part } from '../../src/catalogue/schema';
import { bestFirst } from '../../src/domain/fitting/best-fit';
import { partsWithAllWords } from '../../src/domain/part-search/all-words';
import { findParts } from '../../src/domain/part-search/find-parts';
import { nearestParts } from '../../src/domain/part-search/near-misses';
import { searchParts } from '../../src/domain/parts/part-search';
import { optionsOf } from '../../src/state/build-check';
import { partsInFile } from '../catalogue-files';
import { nonsense, queries } from './queries';

const parts = new Map<CatalogueType, readonly Part[]>(catalogueTypes.map((type) => [type, partsInFile(type)]));
const noBuild: BuildComponents = {};
const none = new Set<string>();

/** What the picker lists for a query, in its order, before anything is chosen. */
function listed(type: CatalogueType, typed: string): readonly Part[] {
  const all = parts.get(type) ?? [];
  const found = findParts(type, all, typed, { words: partsWithAllWords, near: nearestParts });
  if (found.by === 'near') return found.parts;
  const options = optionsOf(noBuild, type, all);
  const left = bestFirst([...options.values()], none).map(({ part }) => part.id);
  return left.flatMap((id) => found.parts.find((part) => part.id === id) ?? []);
}

/** Whether as many of the wanted parts as have room stand among the first five. */
function isMet(type: CatalogueType, typed: string, wanted: readonly string[]): boolean {
  const five = listed(type, typed).slice(0, 5);
  return five.filter(({ id }) => wanted.includes(id)).length === Math.min(5, wanted.length);
}

test('of sixty queries as people type them, the wanted parts are among the first five in 57 or more', () => {
  expect(new Set(queries.map(({ type, typed }) => `${type}/${typed}`)).size).toBe(60);
  for (const { type, wanted } of queries)
    expect(parts.get(type)?.map(({ id }) => id)).toEqual(expect.arrayContaining([...wanted]));
  const missed = queries.filter(({ type, typed, wanted }) => !isMet(type, typed, wanted));
  console.log(`${60 - missed.length} of 60 queries are met; not: ${missed.map(({ typed }) => typed).join(', ')}`);
  expect(missed.length).toBeLessThanOrEqual(3);
});

test('the text alone finds none of them', () => {
  const byText = queries.filter(({ type, typed }) => searchParts(parts.get(type) ?? [], typed).length > 0);
  expect(byText).toEqual([]);
});

test('twenty nonsense words find nothing in any category', () => {
  expect(nonsense).toHaveLength(20);
  const found = catalogueTypes.flatMap((type) =>
    nonsense.flatMap((typed) => listed(type, typed).map(({ name }) => `${typed}: ${name}`)),
  );
  expect(found).toEqual([]);
});

test('every name of the catalogue is found before and behind its brand, also without its signs', () => {
  const lost = [...parts].flatMap(([type, all]) =>
    all.flatMap((part) => {
      const typed = [`${part.brand} ${part.name}`, `${part.name} ${part.brand}`.replace(/[-_()]/g, ' ')];
      return typed.filter((words) => !findParts(type, all, words, { words: partsWithAllWords }).parts.includes(part));
    }),
  );
  expect(lost).toEqual([]);
});
