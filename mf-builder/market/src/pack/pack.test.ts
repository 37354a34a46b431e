/** @jest-environment node */
import type { MarketPart } from '../importer/import-record';
import { codeAt, letterOf } from './alphabet';
import { packColumn, readCodes } from './column';
import { packNames, readNames } from './names';
import { packType } from './pack';
import { readType } from './read';

test('each code has a letter of its own that JSON does not escape', () => {
  const codes = Array.from({ length: 6000 }, (_, code) => code);
  const letters = codes.map(letterOf);
  expect(new Set(letters).size).toBe(codes.length);
  expect(letters.map((letter) => codeAt(letter, 0))).toEqual(codes);
  expect(JSON.stringify(letters.join(''))).toHaveLength(codes.length + 2);
  expect(() => letterOf(0xd800)).toThrow('more than its letters');
});

const again = (rows: readonly unknown[]): readonly unknown[] => {
  const packed = packColumn(rows);
  return [...readCodes(packed)].map((place) => packed.values[place - 1]);
};

test('a column keeps none, null, zero, texts and lists apart, with few values and with many', () => {
  const few = [undefined, null, 0, '', 'a', [1, { b: 2 }], [1, { b: 2 }], undefined, undefined, false];
  expect(again(few)).toEqual(few);
  const many = Array.from({ length: 300 }, (_, row) => (row % 7 === 0 ? undefined : Math.floor(row / 3)));
  expect(again(many)).toEqual(many);
});

test('names come back with their brands; one that the packing cannot hold is refused', () => {
  const names = [
    'Sample Rig 5 Black',
    'Sample Rig 5 White',
    'sample Rig',
    'Rig by Sample',
    'Sample ',
    'Sample',
    '',
    '♥ \\ "',
  ];
  const brands = names.map(() => 'Sample');
  expect(readNames(packNames(names, brands), (row) => brands[row] ?? '')).toEqual(names);
  expect(() => packNames(['a\nb'], ['a'])).toThrow('has a letter');
  expect(() => packNames(['Ёж'], ['a'])).toThrow('has a letter');
});

const part = (n: number, name: string, series?: string): MarketPart => ({
  ...{ n, brand: 'Sample', ...(series !== undefined && { series }), name },
  ...{ facts: { tdpW: n * 10 }, doubted: n % 2 === 0 ? ['tdpW'] : [] },
});

test('numbers in any order, series in the name and beside it, doubts', () => {
  const parts = [
    part(9, 'Sample Rig 5', 'Rig'),
    part(2, 'Sample Rig', 'Rig'),
    part(3, 'Sample Rigor', 'Rig'),
    part(1, 'X', 'Y'),
  ];
  const { count, partAt } = readType(JSON.parse(JSON.stringify(packType(parts))));
  expect(Array.from({ length: count }, (_, row) => partAt(row))).toEqual(parts);
});

test('what is no packed type is refused', () => {
  expect(() => readType({ steps: [1] })).toThrow('notice');
});
