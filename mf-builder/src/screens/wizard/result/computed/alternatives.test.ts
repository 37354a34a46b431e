import { chosenOf, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { bestBuild, shelfOf, staircase, type Conditions, type FoundBuild } from '../../../../domain/best-build';
import { check } from '../../../../domain/compatibility/check';
import { fromComponents } from '../../../../domain/compatibility/checked-build';
import { useCases } from '../../../../domain/recommendation';
import { shelfFromFiles } from '../../../../../checks/composing/shelf';
import { asUsual } from '../../refinement';
import { alternativesTo, type Ask } from './alternatives';
import { conditionsOf } from './question';

const parts = shelfFromFiles();
const shelf = shelfOf(parts);

const askOf = (from: typeof shelf): Ask => ({
  best: (conditions) => Promise.resolve(bestBuild(from, conditions)),
  staircase: (conditions) => Promise.resolve(staircase(from, conditions)),
});

const found = (conditions: Conditions, from = shelf): FoundBuild => {
  const answer = bestBuild(from, conditions);
  if (answer.kind !== 'best') throw new Error('nothing works');
  return answer;
};
const idsOf = (components: BuildComponents, type: 'cpu' | 'gpu') =>
  chosenOf(components, type).map(({ part }) => part.id);

test.each(useCases.flatMap((useCase) => [700, 1500, 3000].map((budget) => ({ useCase, budget }))))(
  'what else there is for $useCase at $budget keeps to the budget, fails no check and has its figures from the engine',
  async ({ useCase, budget }) => {
    const conditions = conditionsOf({ useCase, budget, refinement: asUsual });
    const best = found(conditions);
    for (const { title, reason, found: other } of await alternativesTo(askOf(shelf), conditions, best)) {
      expect(other.totalCents).toBe(totalOf(other.parts));
      expect(other.totalCents).toBeLessThanOrEqual(budget * 100);
      expect(check(fromComponents(other.parts)).findings.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
      const cents = other.totalCents - best.totalCents;
      expect(reason.replaceAll(',', '')).toContain(
        cents === 0 ? 'for the same price' : `$${Math.abs(cents / 100).toFixed(2)} ${cents < 0 ? 'less' : 'more'}`,
      );
      if (!title.startsWith('Cheapest')) continue;
      const type = title.endsWith('card') ? 'gpu' : 'cpu';
      expect(idsOf(other.parts, type)).toEqual(idsOf(best.parts, type));
      expect(cents).toBeLessThan(0);
      expect(other.tier).toBe(best.tier);
    }
  },
);

test('what is wished already is not offered again', async () => {
  const conditions = conditionsOf({
    useCase: 'gaming',
    budget: 2000,
    refinement: { ...asUsual, quiet: '1', size: 'mini-ITX' },
  });
  const others = await alternativesTo(askOf(shelf), conditions, found(conditions));
  const titles = others.map(({ title }) => title);
  expect(titles).not.toContain('Quieter');
  expect(titles).not.toContain('Smaller');
});
