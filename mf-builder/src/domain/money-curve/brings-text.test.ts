import { bringsText, curveInWords, stepAt, type CurveStep } from '.';

const step = (totalCents: number, low: number, chip?: string): CurveStep => ({
  parts: {
    ...(chip && { gpu: { id: 'g', name: 'g', price: 1, specs: { chip } } }),
    cpu: { id: 'c', name: 'Ryzen 5 7600', price: 1 },
  },
  totalCents,
  value: low,
  tier: 'pass',
  dropped: [],
  spent: [],
  low,
  high: low + 6,
});
const steps = [
  step(69_940, 20, 'GeForce RTX 5050'),
  step(85_000, 30, 'GeForce RTX 5060'),
  step(99_000, 33, 'GeForce RTX 5060'),
];

test('a budget buys the last step that it reaches, to the cent', () => {
  expect([69_939, 69_940, 84_999, 85_000, 900_000].map((cents) => stepAt(steps, cents)?.low)).toEqual([
    undefined,
    20,
    20,
    30,
    33,
  ]);
});

test('what a budget brings is said in a sentence; where it buys no PC, what the least is', () => {
  expect(bringsText(steps, 90_000, 'gaming estimate')).toBe(
    'For $900: RTX 5060 with the Ryzen 5 7600, gaming estimate 30–36 of 100.',
  );
  expect(bringsText(steps, 50_000, 'gaming estimate')).toBe('The cheapest PC that works costs $700.');
  expect(bringsText([], 50_000, 'gaming estimate')).toBe('No build in this catalogue works under your conditions.');
});

test('the curve in words names each card once, by where it comes in', () => {
  expect(curveInWords(steps)).toBe('RTX 5050 from $700 and RTX 5060 from $850');
  expect(curveInWords([step(50_000, 10)])).toBe('Ryzen 5 7600 from $500');
});
