import fc from 'fast-check';
import { curveFigures } from '../best-build';
import { cardOf, changedText, chartOf, figureTexts, pairText, rangeText, type CurveStep } from '.';

const part = (id: string, specs: Record<string, unknown>, name = id) => ({ id, name, price: 1, specs });

const step = (totalCents: number, value: number, chip = 'GeForce RTX 5060'): CurveStep => ({
  parts: { gpu: part('g', { chip }), cpu: part('c', {}, 'Ryzen 5 7600') },
  totalCents,
  value,
  tier: 'pass',
  dropped: [],
  spent: [],
  low: Math.floor(value - 5),
  high: Math.ceil(value + 5),
});

const steps = [
  step(50_000, 30),
  step(80_000, 45),
  step(138_000, 60, 'GeForce RTX 5070'),
  step(150_000, 61, 'GeForce RTX 5070'),
  step(173_610, 65, 'GeForce RTX 5080'),
  step(300_000, 90, 'GeForce RTX 5090'),
];
const rangeOf = ({ parts }: Pick<CurveStep, 'parts'>) =>
  steps.find((one) => one.parts === parts) ?? { low: 0, high: 0 };
const textsAt = (all: readonly CurveStep[], budget: number) => {
  const figures = curveFigures(all, budget);
  return figures && figureTexts(figures, (parts) => all.find((one) => one.parts === parts) ?? rangeOf({ parts }));
};

test('three sentences: what is the best next step, what one step less costs, where money raises no estimate', () => {
  expect(textsAt(steps, 150_000)).toEqual([
    {
      title: '+$236.10 is the best next step',
      text: 'RTX 5080 with the Ryzen 5 7600: 60–70 for $1,736.10 in all, 4 points more: the most points per dollar up to $2,250.',
    },
    {
      title: '−$120.00 costs 1 point',
      text: 'RTX 5070 with the Ryzen 5 7600: 55–65 for $1,380.00 in all. The same card.',
    },
    {
      title: 'Flat from $1,737 to $3,000',
      text: 'Nothing in the catalogue raises the curve in between. Anything more goes into what the curve does not count, such as storage, quiet or looks.',
    },
  ]);
});

test('at the foot there is nothing less, at the top nothing more, below the foot nothing at all', () => {
  expect(textsAt(steps, 60_000)?.[1]?.title).toBe('Less buys no PC');
  expect(textsAt(steps, 999_999)?.map(({ title }) => title)).toEqual([
    'More money does no better',
    expect.stringMatching(/^−\$1,263\.90 costs 25 points$/),
    'Flat from $3,000 on',
  ]);
  expect(textsAt(steps, 10_000)).toBeUndefined();
});

test('a step out of reach is named where nothing nearer brings more, and it is said', () => {
  const far = steps.filter(({ value }) => value !== 65);
  expect(textsAt(far, 150_000)?.[0]).toEqual({
    title: '+$1,500.00 is the best next step',
    text: 'RTX 5090 with the Ryzen 5 7600: 85–95 for $3,000.00 in all, 29 points more: the most points per dollar of all.',
  });
});

test('less is not called the least where what is cheaper lacks something', () => {
  const [worse, ...rest] = steps;
  const mixed = worse ? [{ ...worse, value: 99, dropped: ['wifi' as const] }, ...rest] : [];
  expect(textsAt(mixed, 80_000)?.[1]).toEqual({
    title: 'Less money leaves something out',
    text: 'Below $800.00 no build has everything that a PC at its price usually has.',
  });
});

test('a card is called by its chip; a build without one by its processor', () => {
  expect(cardOf(step(1, 1, 'Radeon RX 9070 XT').parts)).toBe('RX 9070 XT');
  expect(pairText({ cpu: part('c', {}, 'Ryzen 7 8700G') })).toBe('Ryzen 7 8700G');
  expect(cardOf({})).toBe('');
  expect(changedText({}, step(1, 1).parts)).toBe('RTX 5060');
  expect(changedText(step(1, 1).parts, step(2, 2).parts)).toBe('Ryzen 5 7600');
});

const ordered = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 40 })), {
    minLength: 2,
    maxLength: 20,
  })
  .map((rises) =>
    rises.reduce<CurveStep[]>((all, [more, points]) => {
      const { totalCents, value } = all.at(-1) ?? { totalCents: 40_000, value: 5 };
      return [...all, step(totalCents + more, Math.min(95, value + points / 20), `Chip ${all.length % 7}`)];
    }, []),
  );

test('everything lies inside the picture, and further right where it costs more', () => {
  fc.assert(
    fc.property(ordered, fc.integer({ min: 1, max: 900_000 }), (all, totalCents) => {
      const chart = chartOf(all, [{ totalCents, value: 50 }]);
      const places = all.map((one) => chart?.place(one.totalCents, one.value) ?? { x: -1, y: -1 });
      for (const { x, y } of [...places, chart?.place(totalCents, 50) ?? { x: -1, y: -1 }]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
      }
      const across = places.map(({ x }) => x);
      expect(across).toEqual(across.toSorted((a, b) => a - b));
      for (const { at } of [...(chart?.budgets ?? []), ...(chart?.estimates ?? [])]) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('names of cards do not cover each other, and each card is named once at most', () => {
  fc.assert(
    fc.property(ordered, (all) => {
      const { cards = [] } = chartOf(all, []) ?? {};
      expect(new Set(cards.map(({ text }) => text)).size).toBe(cards.length);
      const spans = cards.map(({ x, text }) => [x, x + 0.75 * text.length] as const).toSorted(([a], [b]) => a - b);
      for (const [at, [from]] of spans.entries()) expect(from).toBeGreaterThanOrEqual(spans[at - 1]?.[1] ?? 0);
    }),
  );
});

test('the line has a step for each build, the band closes, and one build alone is no curve', () => {
  const chart = chartOf(steps, []);
  expect(chart?.line.match(/H/g)).toHaveLength(steps.length);
  expect(chart?.band).toMatch(/^M.+Z$/);
  expect(chart?.budgets.map(({ text }) => text)).toEqual(['$500', '$1,000', '$1,500', '$2,000', '$2,500', '$3,000']);
  expect(chartOf(steps.slice(0, 1), [])).toBeUndefined();
});

test('on a scale that is given the picture begins and ends with it, and what is beyond its end is left out', () => {
  const chart = chartOf(steps, [], { from: 50_000, to: 250_000 });
  expect(chart?.place(50_000, 0).x).toBe(0);
  expect(chart?.place(250_000, 0).x).toBe(100);
  expect(chart?.line.endsWith('H100')).toBe(true);
  expect(chart?.cards.map(({ text }) => text)).not.toContain('RTX 5090');
  expect(chart?.budgets.map(({ text }) => text)).toEqual(expect.arrayContaining(['$500', '$1,500', '$2,500']));
});

test('a range without width is one figure', () => {
  expect([rangeText({ low: 70, high: 81 }), rangeText({ low: 100, high: 100 })]).toEqual(['70–81', '100']);
});
