/** @jest-environment node */
import { catalogueTypes } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import { byName } from './by-name';
import { facetsOf, writtenValues } from './facets';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const inOrder = (texts: Iterable<string>, order: (a: string, b: string) => number): string[] => [...texts].sort(order);

test.each(catalogueTypes)("names and facts of %s stand as in the browser's dictionary", async (type) => {
  const parts = await builtIn.load(type);
  const facts = facetsOf(type).map((fact) => parts.flatMap((part) => writtenValues(fact, part)));
  for (const list of [parts.map(({ name }) => name), parts.map(({ brand }) => brand), ...facts]) {
    const texts = new Set(list);
    expect(inOrder(texts, byName)).toEqual(inOrder(texts, collator.compare));
  }
});

test('numbers stand by their size, and what is the same stands equal', () => {
  expect(inOrder(['RX 6600', 'rx 580', 'RX 580 8 GB'], byName)).toEqual(['rx 580', 'RX 580 8 GB', 'RX 6600']);
  expect(byName('Arc', 'ARC')).toBe(0);
  expect(byName('Arc', '')).toBeGreaterThan(0);
});
