/** @jest-environment node */
import { chosenOf, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { dearer, shelfFromFiles } from '../../../checks/composing/shelf';
import { bestBuild, shelfOf, upgrade, type Conditions } from '../best-build';
import { afterStep } from './after-step';
import { atOnceText, notSaidText, upgradeText } from './upgrade-texts';

const parts = shelfFromFiles();
const conditions: Conditions = { use: 'gaming', resolution: '1440p', budgetCents: 90_000 };
const start = bestBuild(shelfOf(parts), { ...conditions, budgetCents: 75_000 });
if (start.kind !== 'best') throw new Error('The catalogue has no build for $750.');
const owned: BuildComponents = start.parts;

test.each([0, 20, 61.5])('every figure is the engine’s, and follows a price: cards $%d dearer', (by) => {
  const found = upgrade(shelfOf(dearer(parts, 'gpu', by)), { ...conditions, atHand: owned });
  const spent = found.steps.reduce((sum, { cents }) => sum + cents, 0);
  expect(found.steps.length).toBeGreaterThan(0);
  const left = exactDollars((90_000 - spent) / 100);
  expect(upgradeText(found, 90_000)).toContain(`for ${exactDollars(spent / 100)}, ${left} left of $900: `);
  expect(upgradeText(found, 90_000)).toContain(`from ${found.before} to ${found.after}.`);
  for (const step of found.steps) expect(found.before + step.gain).toBeLessThanOrEqual(step.value + 0.05);
  const after = afterStep(owned, found.steps.at(-1)?.parts ?? {});
  expect(totalOf(after)).toBe(spent);
  for (const { part } of chosenOf(after, 'case'))
    expect(part.owned).toBe(chosenOf(owned, 'case').some((one) => one.part.id === part.id) || undefined);
});

test('where nothing is worth it, that is said with the price from which something is', () => {
  const found = upgrade(shelfOf(parts), { ...conditions, budgetCents: 1_000, atHand: owned });
  expect(found.steps).toEqual([]);
  expect(upgradeText(found, 1_000)).toMatch(/^Nothing under \$\d+ is worth buying\.$/);
});

test('what the budget brings at once is said only where it is more', () => {
  const step = {
    parts: {},
    totalCents: 500,
    value: 30,
    tier: 'pass',
    dropped: [],
    spent: [],
    changes: [],
    cents: 500,
    gain: 20,
  } as const;
  const none = { before: 10, after: 22.5, steps: [], spentCents: 0, atOnce: undefined, next: undefined };
  expect(atOnceText(none)).toBe('');
  expect(atOnceText({ ...none, atOnce: step })).toBe(
    'Spent at once, the budget brings 20 points for $5.00, 7.5 more than the steps.',
  );
  expect(atOnceText({ ...none, after: 10, atOnce: step })).toBe(
    'Spent at once, the budget brings 20 points for $5.00.',
  );
});

test('what every PC needs and was not said is named', () => {
  expect(notSaidText(owned)).toBe('');
  const { psu: _psu, ...rest } = owned;
  expect(notSaidText(rest)).toBe('Not said yet: Power Supply. What is missing is bought with the first step.');
});
