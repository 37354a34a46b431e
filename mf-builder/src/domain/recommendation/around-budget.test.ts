import fc from 'fast-check';
import { aroundBudget, firstBuilds, scaleMarks, scaleText } from './around-budget';
import { recommend, type Offer } from './recommend';

const offer = (id: string, price: number, useCase: readonly string[] = ['gaming']): Offer => ({
  id,
  price,
  useCase,
  performance: { overall: 50 },
});
const builds = [
  offer('d', 3600),
  offer('b', 1450),
  offer('a', 900),
  offer('o', 1000, ['office-work']),
  offer('c', 2100),
];

test('the match of a budget stands between what a little less and a little more brings', () => {
  const around = aroundBudget(builds, 'gaming', 1500);
  expect([around?.less?.build.id, around?.match.id, around?.more?.build.id]).toEqual(['a', 'b', 'c']);
  expect(around?.found).toBe('window');
});

test('at either end of the slider there is no neighbour', () => {
  expect(aroundBudget(builds, 'gaming', 500)?.less).toBeUndefined();
  expect(aroundBudget(builds, 'gaming', 3000)?.more).toBeUndefined();
  expect(aroundBudget([], 'gaming', 500)).toBeUndefined();
});

test('a neighbour is what the wizard recommends at its budget, and no budget between brings a build on its side', () => {
  const price = fc.integer({ min: 400, max: 5000 });
  const onSlider = fc.integer({ min: 5, max: 30 }).map((hundreds) => hundreds * 100);
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), onSlider, (prices, budget) => {
      const all = prices.map((each, index) => offer(String(index), each));
      const around = aroundBudget(all, 'gaming', budget);
      const brought = (at: number) => recommend(all, 'gaming', at)?.build;
      const at = around?.match.price ?? 0;
      expect(around?.match).toBe(brought(budget));
      const amounts = Array.from({ length: 26 }, (_, index) => 500 + index * 100);
      const below = amounts.findLast((amount) => amount < budget && (brought(amount)?.price ?? at) < at);
      const above = amounts.find((amount) => amount > budget && (brought(amount)?.price ?? at) > at);
      expect(around?.less).toEqual(below && { build: brought(below), budget: below });
      expect(around?.more).toEqual(above && { build: brought(above), budget: above });
    }),
  );
});

test('the scale holds what lies on the slider, and says what lies beyond it', () => {
  expect(scaleMarks(builds, 'gaming', 1500)).toEqual([
    { id: 'a', at: 900, near: false },
    { id: 'b', at: 1450, near: true },
    { id: 'c', at: 2100, near: false },
  ]);
  expect(scaleText(builds, 'gaming', 1500)).toBe(
    '3 ready builds for Gaming on this scale, 1 within 10 % of $1,500. 1 ready build above $3,000.',
  );
  expect(scaleText(builds, 'office-work', 500)).toBe(
    '1 ready build for Office Work on this scale, none within 10 % of $500.',
  );
});

test('two builds to start from: the cheapest and the usual one; only one where they are the same', () => {
  expect(firstBuilds(builds).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(firstBuilds([offer('only', 700)]).map(({ id }) => id)).toEqual(['only']);
  expect(firstBuilds([])).toEqual([]);
});
