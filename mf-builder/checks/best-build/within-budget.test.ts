/** @jest-environment node */
import { totalOf } from '@rig4u/shared/builds';
import { bestBuild, shelfOf, type Answer } from '../../src/domain/best-build';
import { useCases, type UseCase } from '../../src/domain/recommendation';
import { shelfFromFiles } from '../composing/shelf';

const shelf = shelfOf(shelfFromFiles());
const budgets = [500, 700, 1000, 1200, 1500, 2000, 2500, 3000, 5000];

/** As the wizard asks. */
const asked = (use: UseCase, budget: number): Answer =>
  bestBuild(shelf, { use, resolution: '1440p', budgetCents: 100 * budget });

test.each(useCases)('what is computed for %s costs no more than the budget, at the latest prices', (use) => {
  const dollars = budgets.map((budget) => {
    const answer = asked(use, budget);
    const found = answer.kind === 'best' ? answer : answer.least;
    if (!found) throw new Error(`Nothing is said of $${budget}.`);
    expect(found.totalCents).toBe(totalOf(found.parts));
    return { budget, kind: answer.kind, within: found.totalCents <= 100 * budget };
  });
  // Where nothing works for so little money, the least that does is said, and is dearer.
  expect(dollars).toEqual(
    budgets.map((budget) => {
      const isBest = budget > 500;
      return { budget, kind: isBest ? 'best' : 'infeasible', within: isBest };
    }),
  );
});
