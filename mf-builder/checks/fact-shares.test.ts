/** @jest-environment node */
import { factCounts, measuredNotice } from '@rig4u/shared/format';
import { allParts } from './catalogue-files';
import { wholeTable } from './estimates/measured-parts';

test('the terms say where the facts come from, as they are counted', () => {
  const counts = { opendb: 0, maker: 0, recalled: 0 };
  for (const part of allParts()) for (const basis of Object.values(part.basis ?? {})) counts[basis] += 1;
  expect(factCounts).toEqual(counts);
});

test('the terms name who measured, and of what day, as the table does', () => {
  expect(measuredNotice).toBe(wholeTable().source.attribution);
});
