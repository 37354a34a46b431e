import { isCatalogueType } from '../../src/catalogue/schema';
import { builtIn } from '../../src/catalogue/source';
import { settledDifferences } from './settled';

const factsOf = async (id: string): Promise<string[]> => {
  const type = /^[a-zA-Z]+/.exec(id)?.[0];
  const parts = isCatalogueType(type) ? await builtIn.load(type) : [];
  return Object.keys(parts.find((part) => part.id === id)?.specs ?? {});
};

test.each(settledDifferences)('$part $fact is a fact of the catalogue, and settled once', async (one) => {
  expect(await factsOf(one.part)).toContain(one.fact);
  expect(settledDifferences.filter((other) => other.part === one.part && other.fact === one.fact)).toHaveLength(1);
  expect(JSON.stringify(JSON.parse(one.theirs))).toBe(one.theirs);
});
