import fc from 'fast-check';
import { shownRating } from './rating';

test(spec('3.5', 'a part keeps its own numbers'), () => {
  expect(shownRating({ id: 'cpu1', rating: 4.6, reviewCount: 212 })).toEqual({
    rating: 4.6,
    reviewCount: 212,
    sample: false,
  });
});

test(spec('3.5', 'made-up numbers lie in their ranges, stay the same and are marked'), () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const shown = shownRating({ id });
      expect(shown.rating).toBeGreaterThanOrEqual(3);
      expect(shown.rating).toBeLessThanOrEqual(4);
      expect(Number.isInteger(Math.round(shown.rating * 100) / 10)).toBe(true);
      expect(shown.reviewCount).toBeGreaterThanOrEqual(50);
      expect(shown.reviewCount).toBeLessThanOrEqual(549);
      expect(shown).toEqual({ ...shownRating({ id }), sample: true });
    }),
  );
});

test('a part with one number of its own keeps it and is marked for the other', () => {
  expect(shownRating({ id: 'gpu3', rating: 4.8 })).toMatchObject({ rating: 4.8, sample: true });
});

test('parts differ from each other', () => {
  const all = Array.from({ length: 20 }, (_, i) => shownRating({ id: `ram${i + 1}` }));
  expect(new Set(all.map(({ reviewCount }) => reviewCount)).size).toBeGreaterThan(10);
});
