/** @jest-environment node */
import { budgetOf, budgetOfNewScreen, bytesByGroup, overBudget } from './budgets';
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

describe('a screen that nobody has written a budget for', () => {
  const [light, heavy] = [
    { react: 60_000, remote: 900, 'page, css': 10_000 },
    { react: 60_200, 'texts, data': 3_000 },
  ];
  const budget = budgetOfNewScreen([light, heavy], {});
  const weighing = (remote: number): Weighed[] => [
    { group: 'react', name: 'react-dom', bytes: 60_000 },
    { group: 'remote', name: 'mf-fifth: src/a.ts', bytes: remote },
    { group: 'other libraries', name: 'mf-fifth: charts', bytes: 10_000 },
  ];

  test('has in each group what the lightest has; nothing of it is for the remote', () => {
    expect(budget.most).toMatchObject({ react: 60_000, 'page, css': 0, 'texts, data': 0 });
    expect(budget.most).not.toHaveProperty('remote');
  });

  test('may weigh 40,000 bytes more, wherever they are', () => {
    expect(overBudget('/fifth', weighing(30_000), budget)).toEqual([]);
    const than = 'the lightest screen does; 40000 are allowed for all groups together';
    expect(overBudget('/fifth', weighing(30_001), budget)).toEqual([
      `/fifth: remote weighs 30001 bytes, 30001 more than ${than}. Grown: mf-fifth: src/a.ts (+30001).`,
      `/fifth: other libraries weighs 10000 bytes, 10000 more than ${than}. Grown: mf-fifth: charts (+10000).`,
    ]);
  });
});
