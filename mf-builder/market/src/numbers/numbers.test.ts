/** @jest-environment node */
import { createHash } from 'node:crypto';
import { marketTypes, readRecords, type MarketRecord } from '../records/read';
import { readNumbers, readSeals } from './files';
import { brokenNumbers, sealOf, withNew } from './list';

test('every number that was ever given is what it was, and every record has one', () => {
  const seals = readSeals();
  expect(Object.keys(seals).toSorted()).toEqual(marketTypes.toSorted());
  for (const type of marketTypes) {
    const ids = readNumbers(type);
    expect(brokenNumbers(ids, seals[type] ?? [])).toEqual([]);
    expect(withNew(ids, readRecords(type))).toEqual(ids);
  }
});

// Whoever writes a list and its seal anew would still pass the test above.
test('the seals of the first edition are those of 2026-11-28', () => {
  const seals = readSeals();
  const first = marketTypes.toSorted().map((type) => `${type} ${seals[type]?.[0]?.count} ${seals[type]?.[0]?.sha256}`);
  expect(createHash('sha256').update(first.join('\n')).digest('hex')).toBe(
    '0232dc54adfae4d6c131be8dda76dc1d47e549ab67dd1589ca9a13238bfe4985',
  );
});

const record = (id: string, name: string): MarketRecord => ({ id, name, brand: 'Sample' });

test('new records come behind the old ones, in the order of the shelf; a record that is gone keeps its number', () => {
  const ids = ['gone', 'b'];
  expect(withNew(ids, [record('d', 'Rig 2'), record('c', 'Rig 1'), record('b', 'Rig 3')])).toEqual([
    ...['gone', 'b', 'c', 'd'],
  ]);
  expect(withNew([], [record('y', 'Rig 1'), record('x', 'Rig 1')])).toEqual(['x', 'y']);
});

test('a number that was changed, swapped, taken out, reused or not sealed is told', () => {
  const [two, three] = [sealOf(['a', 'b']), sealOf(['a', 'b', 'c'])];
  const told = (...ids: string[]) => brokenNumbers(ids, [two, three]);
  const [early, late] = [2, 3].map((count) => `one of the first ${count} numbers is not what was given`);
  expect(told('a', 'b', 'c')).toEqual([]);
  expect(told('b', 'a', 'c')).toEqual([early, late]);
  expect(told('a', 'b', 'x')).toEqual([late]);
  expect(told('a', 'b')).toEqual([late]);
  expect(told('a', 'b', 'c', 'a')).toEqual(['a has two numbers', 'the last 1 numbers have no seal']);
  expect(brokenNumbers(['a', 'b', 'c'], [three, two])).toContain('the seals do not grow');
});
