/** @jest-environment node */
import { wholeTable } from './measured-parts';
import { onlyChips, readMeasured } from './read-measured';

const source = {
  name: 'Blender Open Data',
  url: 'https://opendata.blender.org/',
  licence: 'CC0-1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  asOf: '2026-11-01',
  blenderVersion: '4.5.0',
  scenes: ['monster'],
};
const cpus = [
  { name: 'AMD Ryzen 5 3600', chip: 'Ryzen 5 3600', median: 130.3, n: 156, main: true },
  { name: 'AMD Ryzen 5 3600 6-Core', chip: 'Ryzen 5 3600', median: 129, n: 3 },
];
const gpus = [{ chip: 'Arc B580', median: 2373.5, n: 123, main: true, backend: 'ONEAPI' }];
const file = (change: object = {}): string => JSON.stringify({ source, cpus, gpus, ...change });

test('the main entry of each chip is taken, with source, day and attribution', () => {
  const table = readMeasured(file());
  expect(table.cpu).toEqual({ 'Ryzen 5 3600': [130.3, 156] });
  expect(table.gpu).toEqual({ 'Arc B580': [2373.5, 123, 'ONEAPI'] });
  expect(table.source.attribution).toBe('Blender Open Data, snapshot of 1 November 2026 (CC0)');
  expect(onlyChips(table, new Set(['Arc B580']))).toEqual({ cpu: {}, gpu: table.gpu });
});

test.each([
  ['<html>', 'This is not JSON'],
  ['{}', 'This is no file of medians'],
  [file({ source: { ...source, licence: 'CC-BY-NC-4.0' } }), 'The licence has to be CC0-1.0'],
  [file({ cpus: [{ ...cpus[0], median: -1 }] }), 'cpus.0.median'],
  [file({ cpus: [{ ...cpus[0], n: 1 }] }), 'cpus.0.n'],
  [file({ gpus: [{ ...gpus[0], backend: 'METAL' }] }), 'gpus.0.backend'],
  [file({ cpus: [cpus[0], cpus[0]] }), 'Two entries are marked as the main one of "Ryzen 5 3600"'],
])('nonsense is refused in words: %#', (text, words) => {
  expect(() => readMeasured(text)).toThrow(words);
});

test('a file that is older, or has lost chips, does not replace the table', () => {
  const standing = wholeTable();
  expect(() => readMeasured(file({ source: { ...source, asOf: '2026-01-01' } }), standing)).toThrow(
    'The file is of 2026-01-01; the table has 2026-10-03 already.',
  );
  expect(() => readMeasured(file(), standing)).toThrow('chips (cpu) are gone');
});
