/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  boardOf,
  boards,
  cardBack,
  driveSizes,
  firstSlot,
  m2Module,
  memoryModule,
  secondHoles,
  slotPitch,
  supplies,
  supplyOf,
} from './standards';

const places = [slotPitch, secondHoles, firstSlot, cardBack];
const all = [
  ...boards.map((board) => ({ ...board, name: `${board.name} board` })),
  ...supplies.map((supply) => ({ ...supply, name: `${supply.name} supply` })),
  ...[...Object.values(driveSizes), ...places, memoryModule, m2Module],
];

test('every measure names its standard, and says whether it was confirmed in its text', () => {
  expect(all).toHaveLength(17);
  for (const { source } of all) expect(source.length).toBeGreaterThan(20);
  expect(all.filter(({ checked }) => checked === 'text').map(({ name }) => name)).toEqual([
    'mini-ITX board',
    'micro-ATX board',
    'ATX board',
  ]);
});

test('the README lists what was not read in a text, with how far it is known', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  for (const { name, checked } of all)
    expect([name, new RegExp(`^\\| ${name} \\|.*\\| ${checked} \\|$`, 'm').test(readme)]).toEqual([
      name,
      checked !== 'text',
    ]);
});

/** As the standards say it, in their own units. */
test.each([
  ['an ATX board, 12 × 9.6 in', [boardOf('ATX')?.height, boardOf('ATX')?.depth], [304.8, 243.84]],
  ['a micro-ATX board, 9.6 × 9.6 in', [boardOf('micro-ATX')?.height, boardOf('micro-ATX')?.depth], [243.84, 243.84]],
  ['a mini-ITX board, 170 × 170 mm', [boardOf('mini-ITX')?.height, boardOf('mini-ITX')?.depth], [170, 170]],
  ['slots of the boards', ['mini-ITX', 'micro-ATX', 'ATX'].map((form) => boardOf(form)?.slots), [1, 4, 7]],
  ['from slot to slot, 0.8 in', [slotPitch.mm], [20.32]],
  ['the second row of holes, 6.45 in down', [secondHoles.mm], [163.83]],
  ['the first slot, 1.57 mm above it', [firstSlot.mm], [162.26]],
  ['an ATX supply', [supplyOf('ATX')?.width, supplyOf('ATX')?.height], [150, 86]],
  ['an SFX supply', [supplyOf('SFX')?.width, supplyOf('SFX')?.height], [125, 63.5]],
  ['an SFX-L supply', [supplyOf('SFX-L')?.width, supplyOf('SFX-L')?.height], [125, 63.5]],
  ['a TFX supply', [supplyOf('TFX')?.width, supplyOf('TFX')?.height], [85, 65]],
  ['a Flex ATX supply', [supplyOf('FlexATX')?.width, supplyOf('FlexATX')?.height], [81.5, 40.5]],
  ['a memory module, 5.25 in long', [memoryModule.length, memoryModule.height], [133.35, 31.25]],
])('%s', (_what, measures, standard) => {
  expect(measures).toHaveLength(standard.length);
  for (const [at, mm] of standard.entries()) expect(measures[at]).toBeCloseTo(mm, 6);
});

test('a form is found in any spelling, and one that is not known has no measure', () => {
  const forms = ['mini-ITX', 'Micro ATX', 'ATX', 'e-atx'].map((form) => boardOf(form)?.name);
  expect(forms).toEqual(['mini-ITX', 'micro-ATX', 'ATX', 'E-ATX']);
  expect(['atx', 'SFX', 'SFX L', 'TFX', 'flex-atx'].map((form) => supplyOf(form)?.name)).toEqual([
    'ATX',
    'SFX',
    'SFX-L',
    'TFX',
    'Flex ATX',
  ]);
  expect([boardOf('XL-ATX'), boardOf(undefined), supplyOf('CFX')]).toEqual([undefined, undefined, undefined]);
});

test('the first slot lies on every board, with the card behind it', () => {
  for (const board of boards) {
    const last = firstSlot.mm + (board.slots - 1) * slotPitch.mm;
    expect(last).toBeLessThan(board.height);
    // Its connector, 7.5 mm wide, is on the board as a whole.
    expect(last + 3.75).toBeLessThan(board.height);
  }
  expect(cardBack.mm).toBeLessThan(slotPitch.mm);
});
