import { useCases as accessoryUses } from '@rig4u/shared/accessories';
import { loadPresets } from '../src/domain/presets';
import { budgetRange, recommend, useCases } from '../src/domain/recommendation';
import { onPaper } from './recommended-on-paper';
import { table } from './recommended-presets';

test(spec('9.3', 'six uses by 26 budgets, each once'), () => {
  const { min, max, step } = budgetRange;
  expect([min, max, step, budgetRange.start]).toEqual([500, 3000, 100, 1500]);
  expect(table).toHaveLength(156);
  expect(new Set(table.map(([useCase, budget]) => `${useCase} ${budget}`)).size).toBe(156);
  for (const [useCase, budget] of table) {
    expect(useCases).toContain(useCase);
    expect([budget >= min, budget <= max, budget % step]).toEqual([true, true, 0]);
  }
});

test(spec('7.31', 'the wizard answers as the table says'), async () => {
  const builds = await loadPresets();
  const answers = table.map(([useCase, budget]) => {
    const { build, found } = recommend(builds, useCase, budget) ?? {};
    return [useCase, budget, build?.id, build?.price, found];
  });
  expect(answers).toEqual(table);
});

test('the table is what the specification says of these presets, worked out apart from the product', async () => {
  const builds = await loadPresets();
  const priceOf = new Map(builds.map(({ id, price }) => [id, price]));
  const worked = table.map(([useCase, budget]) => {
    const [id, found] = onPaper(builds, useCase, budget);
    return [useCase, budget, id, priceOf.get(id ?? ''), found];
  });
  expect(worked).toEqual(table);
});

test(spec('3.13', 'accessories know the same uses'), () => {
  expect(accessoryUses).toEqual(useCases);
});
