/** @jest-environment node */
import { boardOf, cardBack, driveSizes, firstSlot, moduleLength, slotPitch, supplyOf } from './standards';

const boards = ['mini-ITX', 'Micro ATX', 'ATX', 'e-atx'].map((form) => boardOf(form));
const supplies = ['atx', 'SFX', 'SFX L', 'TFX'].map((form) => supplyOf(form));

test('every measure names its standard, and says whether it was confirmed in its text', () => {
  const measures = [...boards, ...supplies, ...Object.values(driveSizes), slotPitch, firstSlot, cardBack, moduleLength];
  expect(measures).toHaveLength(14);
  for (const measure of measures) expect(measure?.source).toMatch(/confirmed/);
});

test('a form is found in any spelling, and one that is not known has no measure', () => {
  expect(boards.map((board) => board?.name)).toEqual(['mini-ITX', 'micro-ATX', 'ATX', 'E-ATX']);
  expect(supplies.map((supply) => supply?.name)).toEqual(['ATX', 'SFX', 'SFX-L', 'TFX']);
  expect([boardOf('XL-ATX'), boardOf(undefined), supplyOf('Flex ATX')]).toEqual([undefined, undefined, undefined]);
});

test('the first slot lies on every board, with the card behind it', () => {
  for (const board of boards) expect(board?.height).toBeGreaterThan(firstSlot.mm);
});
