/** @jest-environment node */
import { factCounts } from '@rig4u/shared/format';
import { type CatalogueType, type Part, specSchemas } from '../src/catalogue/schema';
import { builtIn } from '../src/catalogue/source';

const isType = (name: string): name is CatalogueType => name in specSchemas;

test('the terms say where the facts come from, as they are counted', async () => {
  const lists: (readonly Part[])[] = await Promise.all(
    Object.keys(specSchemas)
      .filter(isType)
      .map((type) => builtIn.load(type)),
  );
  const counts = { opendb: 0, maker: 0, recalled: 0 };
  for (const part of lists.flat()) for (const basis of Object.values(part.basis ?? {})) counts[basis] += 1;
  expect(factCounts).toEqual(counts);
});
