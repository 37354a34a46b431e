import { requiredTypes, type BuildComponents } from '@rig4u/shared/builds';
import {
  budgetText,
  changedText,
  chosenText,
  glanceText,
  leftText,
  missingText,
  progressText,
  removedText,
} from './status-texts';

const part = (price: number) => ({ id: 'x', name: 'Some part', price });
const cpu: BuildComponents = { cpu: part(359) };
const all: BuildComponents = Object.fromEntries(requiredTypes.map((type) => [type, part(100)]));
const fiveOfSix: BuildComponents = { ...all, psu: null };

test(spec('2.50', 'progress in words'), () => {
  expect(progressText({})).toBe('0% Complete');
  expect(progressText(cpu)).toBe('17% Complete');
  expect(progressText(fiveOfSix)).toBe('83% Complete');
  expect(progressText(all)).toBe('Build Ready');
});

test(spec('5.1', 'what is missing is named'), () => {
  expect(missingText(fiveOfSix)).toBe('Complete Build needs Power Supply.');
  expect(missingText({ ...fiveOfSix, case: null, cpu: null })).toBe(
    'Complete Build needs CPU, Case, and Power Supply.',
  );
  expect(missingText(all)).toBeUndefined();
});

test('a choice is told with total and next category', () => {
  expect(chosenText('Ryzen 7 7800X3D', cpu, 'everything fits', 'motherboard')).toBe(
    'Ryzen 7 7800X3D chosen. Total $359.00. Everything fits. Next: Motherboard.',
  );
  expect(chosenText('RM750e', all, '1 part does not fit', undefined)).toBe(
    'RM750e chosen. Total $600.00. 1 part does not fit. Build Ready.',
  );
  expect(removedText('RM750e', {})).toBe('RM750e removed. Total $0.00.');
});

test('other changes are told with total and verdict', () => {
  expect(changedText('Quantity 2.', all, '')).toBe('Quantity 2. Total $600.00.');
  expect(changedText('Quantity 2.', all, '1 warning')).toBe('Quantity 2. Total $600.00. 1 warning.');
});

const whole = (cents: number) => ({ cents, unpriced: 0 });

test('the budget that is left, or by how much it is passed', () => {
  expect(budgetText(whole(118_000), 1500)).toBe('$320.00 left of $1,500');
  expect(budgetText(whole(150_001), 1500)).toBe('$0.01 over $1,500');
});

test('the same in short, for where there is little room', () => {
  expect(leftText(whole(118_000), 1500)).toBe('$320.00 left');
  expect(leftText(whole(153_500), 1500)).toBe('$35.00 over');
});

test('what is left before a part without a price is the most that can be; what is over is the least', () => {
  const lacking = (cents: number) => ({ cents, unpriced: 1 });
  expect(budgetText(lacking(118_000), 1500)).toBe('at most $320.00 left of $1,500');
  expect(leftText(lacking(153_500), 1500)).toBe('at least $35.00 over');
  const card = { id: 'gpu~1', name: 'Card', price: 0, unpriced: true };
  expect(removedText('RM750e', { gpu: card })).toBe('RM750e removed. Total $0.00 + 1 part without a price.');
});

test.each([
  [{ fails: 1, warnings: 2 }, 'does not fit'],
  [{ fails: 2 }, '2 do not fit'],
  [{ warnings: 1, unknowns: 3 }, 'the brief words'],
  [{ unknowns: 3 }, '3 not checked'],
  [{ unknowns: 3, probable: 1 }, '2 not checked'],
  [{ unknowns: 3, probable: 3 }, '3 probably fit'],
  [{ speaksOf: { known: 5, all: 8 } }, '5 of 8 checked'],
  [{}, 'the brief words'],
])('a verdict in a few words: %j', (counts, words) => {
  expect(glanceText({ passed: 4, fails: 0, warnings: 0, unknowns: 0, ...counts }, 'the brief words')).toBe(words);
});
