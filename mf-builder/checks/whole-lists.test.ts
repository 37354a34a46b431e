/** @jest-environment node */
import { partTypeInfo } from '@rig4u/shared/builds';
import type { Part } from '../src/catalogue/schema';
import { understand } from '../src/domain/pasted-lists/understand';
import { allParts, everyRetired, partsInFile } from './catalogue-files';
import { shapes, type Entry } from './pasted-lists/whole-lists';
import { random, type Random } from './random';

const all = allParts();
const once = everyRetired();
const types = ['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu', 'cooling', 'caseFan', 'monitor'] as const;

/** Ten parts of the catalogue, of some two, at prices of a shop. */
function someList(stream: Random): Entry[] {
  return types.map((type) => {
    const part: Part = stream.pick<Part>(partsInFile(type));
    return {
      part,
      quantity: partTypeInfo(type).several && stream.chance(0.3) ? 2 : 1,
      price: stream.whole(900, 129_999) / 100,
    };
  });
}

/** Each part with how many of it there are and the price of one; a list may have it on several lines. */
const counted = (lines: readonly { id: string; quantity: number; price: number | undefined }[]): string[] => {
  const counts = new Map<string, number>();
  for (const { id, quantity, price } of lines) {
    const key = `${id} at ${price?.toFixed(2) ?? 'no price'}`;
    counts.set(key, (counts.get(key) ?? 0) + quantity);
  }
  return [...counts].map(([key, count]) => `${count} × ${key}`).toSorted();
};

const lists = Object.keys(shapes).flatMap((shape) => [1, 2, 3].map((seed) => [shape, seed] as const));

test.each(lists)('%s, list %i: every part is found, with its number and price, and nothing else', (shape, seed) => {
  const entries = someList(random(seed * 97));
  const { matches } = understand(shapes[shape]?.(entries) ?? '', all, once);
  expect(
    counted(
      matches.map(({ line, match }) => ({
        id: match?.id ?? `own: ${line.name}`,
        quantity: line.quantity,
        price: line.price?.amount,
      })),
    ),
  ).toEqual(counted(entries.map(({ part, quantity, price }) => ({ id: part.id, quantity, price }))));
});
