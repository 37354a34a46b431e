import { accessories, groupByCategory, recommendedFor, type Accessory } from '@rig4u/shared/accessories';
import { themes } from '../../../domain/presets';
import { useCases } from '../../../domain/recommendation';
import { byBuildPrice } from './accessory-order';

const monitor = (id: string, price?: number): Accessory => ({
  id,
  name: id,
  description: id,
  category: 'monitor',
  compatibility: ['gaming'],
  theme: ['rgb'],
  recommended: false,
  ...(price !== undefined && { price }),
});

test('what is dear for the build comes last, the cheapest of it first; the rest keeps its order', () => {
  const items = [monitor('a', 1599), monitor('b', 350), monitor('c', 200), monitor('d', 900), monitor('e')];
  const order = (price: number) => byBuildPrice(items, price).map(({ id }) => id);
  expect(order(700)).toEqual(['c', 'e', 'b', 'd', 'a']);
  expect(order(1200)).toEqual(['b', 'c', 'e', 'd', 'a']);
  expect(order(6000)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('for a build of $700 no category begins with something dear where it has something cheaper', () => {
  for (const use of useCases)
    for (const theme of themes)
      for (const { items } of groupByCategory(byBuildPrice(recommendedFor(accessories, use, theme), 700))) {
        const prices = items.map(({ price = 0 }) => price);
        expect([use, theme, prices[0]]).toEqual([use, theme, expect.any(Number)]);
        expect(prices[0] ?? 0).toBeLessThanOrEqual(Math.max(210, Math.min(...prices)));
      }
});
