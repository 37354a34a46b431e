/** @jest-environment node */
import { budgetOf, bytesByGroup, overBudget } from './budgets';
import type { Weighed } from './weigh';

const before: Weighed[] = [
  { group: 'react', name: 'react-dom', bytes: 50_000 },
  { group: 'remote', name: 'mf-guides: src/a.ts', bytes: 3_000 },
  { group: 'remote', name: 'mf-guides: src/b.ts', bytes: 900.4 },
];
const budget = budgetOf(before);

test('a screen keeps its own budget, and a little more', () => {
  expect(bytesByGroup(before)).toEqual({ react: 50_000, remote: 3_900 });
  expect(budget.most).toEqual({ react: 51_200, remote: 4_200 });
  expect(overBudget('/guides', before, budget)).toEqual([]);
});

test('a group that passes its budget is named, with the modules that grew', () => {
  const now: Weighed[] = [
    ...before.slice(0, 2),
    { group: 'remote', name: 'mf-guides: src/b.ts', bytes: 1_400 },
    { group: 'remote', name: 'mf-guides: src/new.ts', bytes: 700 },
  ];
  expect(overBudget('/guides', now, budget)).toEqual([
    '/guides: remote weighs 5100 bytes, 900 more than it may. ' +
      'Grown: mf-guides: src/new.ts (+700), mf-guides: src/b.ts (+500).',
  ]);
});

test('a group that was not there has no budget', () => {
  const now: Weighed[] = [{ group: 'motion', name: 'framer-motion/index.mjs', bytes: 900 }];
  expect(overBudget('/', now, budget)).toEqual([
    '/: motion weighs 900 bytes, 900 more than it may. Grown: framer-motion/index.mjs (+900).',
  ]);
});
