/** @jest-environment node */
import { chosenOf, sumOfLines, totalOf, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { dearer, shelfFromFiles } from '../../../checks/composing/shelf';
import { bestBuild, nextStep, rangeFor, shelfOf, type BuildStep, type Conditions } from '../best-build';
import {
  afterText,
  buildStepText,
  changeText,
  estimateRange,
  limiterText,
  noStepText,
  overlapText,
  rangesText,
  stepText,
  takenText,
} from './step-texts';

const parts = shelfFromFiles();
const conditions: Conditions = { use: 'gaming', resolution: '1440p', budgetCents: 200_000 };
const start = bestBuild(shelfOf(parts), { ...conditions, budgetCents: 90_000 });
if (start.kind !== 'best') throw new Error('The catalogue has no build for $900.');
const atHand: BuildComponents = start.parts;

/** The build at hand with a part of which no price is known. */
function unpriced(type: PartType): BuildComponents {
  const [line] = chosenOf(atHand, type);
  if (!line) throw new Error(`The build has no ${type}.`);
  return { ...atHand, [type]: { ...line.part, id: `${type}~1`, price: 0, unpriced: true } };
}
/** What the parts of a step cost that come. */
const boughtText = (step: BuildStep): string =>
  exactDollars(sumOfLines(step.changes.flatMap(({ to }) => to)).cents / 100);
const stepFrom = (build: BuildComponents): BuildStep => {
  const step = nextStep(shelfOf(parts), { ...conditions, atHand: build })?.step;
  if (!step) throw new Error('there is no step');
  return step;
};

test.each([0, 12.5, 90])('every figure is the engine’s, and follows a price: cards $%d dearer', (by) => {
  const next = nextStep(shelfOf(dearer(parts, 'gpu', by)), { ...conditions, atHand });
  if (!next?.step) throw new Error('there is no step');
  const { step, limitedBy } = next;
  const more = totalOf(step.parts) - totalOf(atHand);
  expect(step.moreCents).toBe(more);
  expect(buildStepText(step)).toBe(`${step.gain} points for ${exactDollars(more / 100)} more.`);
  expect(afterText(step, conditions.budgetCents)).toBe('');
  expect(limiterText(next, 'gaming')).toContain(`${limitedBy} points higher`);
  const [now, then] = [atHand, step.parts].map((one) => rangeFor('gaming', one)?.map(Math.round).join('–'));
  expect(rangesText(conditions, atHand, step.parts)).toContain(`${now} now, ${then} after it.`);
  expect([atHand, step.parts].map((one) => estimateRange(conditions, one))).toEqual([now, then]);
});

test('of a part without a price that goes, only what comes is said to cost', () => {
  const step = stepFrom(unpriced('gpu'));
  expect(step.changes.map(({ type }) => type)).toContain('gpu');
  expect(step.moreCents).toBeUndefined();
  expect(buildStepText(step)).toBe(`${step.gain} points for ${boughtText(step)}.`);
  expect(afterText(step, conditions.budgetCents)).toBe('');
});

test('of a part without a price that stays, the step costs what it costs more, and what is left of the budget is at most that', () => {
  const step = stepFrom(unpriced('storage'));
  expect(step.changes.map(({ type }) => type)).not.toContain('storage');
  expect(step.moreCents).toBeGreaterThan(0);
  expect(buildStepText(step)).toContain(' more.');
  const [total, left] = [step.totalCents, conditions.budgetCents - step.totalCents].map((cents) =>
    exactDollars(cents / 100),
  );
  expect(afterText(step, conditions.budgetCents)).toBe(
    `After it: ${total} + 1 part without a price, at most ${left} left of $2,000.`,
  );
});

test('what costs less and what costs the same is said as that', () => {
  expect(stepText({ cents: -2050, gain: 1 })).toBe('1 point, and $20.50 less to pay.');
  expect(stepText({ cents: 0, gain: 2.5 })).toBe('2.5 points for the same price.');
  expect(noStepText(90_000)).toBe('No change within $900 is worth the money.');
});

test('ranges that overlap are said to, and what is not known is said to be that', () => {
  expect(overlapText(conditions, atHand, atHand)).toBe('The ranges overlap: the gain may be smaller.');
  expect(overlapText(conditions, {}, atHand)).toBe('');
  expect(estimateRange(conditions, {})).toBe('not known');
});

test('what comes, what goes, and what does both', () => {
  const fan = { part: { id: 'a', name: 'Fan', price: 5 }, quantity: 3 };
  const card = { part: { id: 'b', brand: 'Asus', name: 'Card', price: 5 }, quantity: 1 };
  expect(changeText({ type: 'caseFan', from: [fan], to: [] })).toBe('Without 3 × Fan');
  expect(changeText({ type: 'gpu', from: [], to: [card] })).toBe('Asus Card');
  expect(takenText([{ type: 'gpu', from: [fan], to: [card] }])).toBe('Asus Card in place of 3 × Fan.');
  expect(limiterText({ limiter: undefined, limitedBy: 0, step: undefined }, 'programming')).toBe(
    'No part of the catalogue would bring more for Programming.',
  );
});
