import fc from 'fast-check';
import { allParts } from '../../../checks/catalogue-files';
import { searchParts } from '../parts/part-search';
import { partsWithAllWords } from './all-words';
import { findParts } from './find-parts';
import { nearestParts } from './near-misses';
import { searchWords } from './spelled';

const all = allParts();
const cards = all.filter(({ type }) => type === 'gpu');
const found = (type: string, query: string) =>
  findParts(
    type,
    all.filter((part) => part.type === type),
    query,
    { words: partsWithAllWords },
  );
const names = (type: string, query: string) => found(type, query).parts.map(({ name }) => name);

test('units stand at their numbers, accents and hyphens are folded', () => {
  expect(searchWords('32 GB')).toEqual(['32gb']);
  expect(searchWords('2 x 16gb DDR5-6000 MT/s')).toEqual(['2x16gb', 'ddr5', '6000mhz']);
  expect(searchWords('Geforcé  RTX™')).toEqual(['geforce', 'rtx']);
  expect(searchWords('27″ 144 Hz')).toEqual(['27in', '144hz']);
  expect(searchWords('  ### ')).toEqual([]);
});

test('words are found in any order, apart or joined, also in the facts', () => {
  expect(found('cpu', '9800X3D amd')).toMatchObject({ by: 'words', parts: [{ id: 'cpu10' }] });
  expect(names('gpu', 'nvidia rtx5070ti')).toEqual(names('gpu', 'Ti nvidia 5070 rtx'));
  expect(found('psu', 'corsair 850 watts')).toMatchObject({ parts: [{ id: 'psu9' }] });
  expect(found('storage', 'hdd 4 tb')).toMatchObject({ parts: [{ id: 'storage19' }] });
});

test('a whole word comes before a beginning: the Ryzen 5 do not bring the Ryzen 7 5800X3D', () => {
  expect(names('cpu', 'amd ryzen 5').every((name) => name.startsWith('Ryzen 5'))).toBe(true);
  expect(names('cpu', 'amd ryz 580')).toEqual(['Ryzen 7 5800X3D']);
});

test('what the category is called says nothing in it', () => {
  expect(names('gpu', 'graphics card nvidia')).toEqual(names('gpu', 'nvidia'));
  expect(names('cpu', 'processor')).toHaveLength(20);
  expect(found('gpu', 'processor')).toEqual({ parts: [], by: 'looking', lacking: 'near' });
});

test('what the text itself finds is found as ever, in the same order', () => {
  const cut = fc
    .tuple(fc.constantFrom(...all), fc.nat(40), fc.integer({ min: 1, max: 12 }), fc.boolean())
    .map(([{ name, brand }, start, length, ofBrand]) => (ofBrand ? brand : name).slice(start, start + length));
  const typed = fc.oneof(cut, fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(fc.constantFrom(...all), typed, ({ type }, query) => {
      const parts = all.filter((part) => part.type === type);
      const today = searchParts(parts, query);
      const now = findParts(type, parts, query, { words: partsWithAllWords, near: nearestParts });
      if (today.length > 0) expect(now).toEqual({ parts: today, by: 'text' });
      else expect(now.by).not.toBe('text');
    }),
  );
});

test('of near misses the nearest is first, and a maker alone is not near', () => {
  const near = (query: string) => nearestParts('gpu', cards, query).map(({ id }) => id);
  expect(near('geforse 5090')[0]).toBe('gpu20');
  expect(near('raedon rx 9070')[0]).toMatch(/^gpu(?:1[568]|24)$/);
  expect(near('gigabyte toaster 4000')).toEqual([]);
  expect(near('')).toEqual([]);
  expect(near('???')).toEqual([]);
});
