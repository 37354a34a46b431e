import fc from 'fast-check';
import { assign } from './best-assignment';
import type { Verdict } from './types';

type Sum = readonly [fails: number, unknowns: number, warnings: number];

const compare = (one: Sum, other: Sum): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** Every assignment in turn. */
const bestByTrying = (grades: readonly (readonly Verdict[])[], free: readonly number[]): Sum => {
  const [first, ...rest] = grades;
  if (!first) return [0, 0, 0];
  const [fails, unknowns, warnings] = bestByTrying(rest, free);
  let best: Sum = [fails + 1, unknowns, warnings];
  for (const place of free) {
    const grade = first[place];
    if (grade === undefined || grade === 'fail') continue;
    const [f, u, w] = bestByTrying(
      rest,
      free.filter((one) => one !== place),
    );
    const found: Sum = [f, u + (grade === 'unknown' ? 1 : 0), w + (grade === 'warning' ? 1 : 0)];
    if (compare(found, best) < 0) best = found;
  }
  return best;
};

const verdict = fc.constantFrom<Verdict>('pass', 'warning', 'unknown', 'fail');
const table = fc
  .integer({ min: 0, max: 4 })
  .chain((places) => fc.array(fc.array(verdict, { minLength: places, maxLength: places }), { maxLength: 5 }));

test('the assignment is the best of all', () => {
  fc.assert(
    fc.property(table, (grades) => {
      const count = grades[0]?.length ?? 0;
      const { fails, unknowns, warnings, places } = assign(grades, count);
      expect([fails, unknowns, warnings]).toEqual(bestByTrying(grades, [...Array(count).keys()]));
      const used = places.filter((place) => place >= 0);
      expect(new Set(used).size).toBe(used.length);
    }),
    { numRuns: 1000 },
  );
});

test('an absurd number of places is answered all the same', () => {
  const row: Verdict[] = Array.from({ length: 2000 }, () => 'pass');
  expect(assign([row, row, row], 2000)).toMatchObject({ fails: 0, unknowns: 0, warnings: 0 });
});
