/** @jest-environment node */
import { factCounts } from '@rig4u/shared/format';
import { allParts } from './catalogue-files';

test('the terms say where the facts come from, as they are counted', () => {
  const counts = { opendb: 0, maker: 0, recalled: 0 };
  for (const part of allParts()) for (const basis of Object.values(part.basis ?? {})) counts[basis] += 1;
  expect(factCounts).toEqual(counts);
});
