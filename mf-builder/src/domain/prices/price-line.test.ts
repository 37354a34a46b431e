import fc from 'fast-check';
import { priceLine } from './price-line';

const at = (date: string, price: number) => ({ date, price });

test('one price is no line, and neither are two of one day', () => {
  expect(priceLine([])).toBeUndefined();
  expect(priceLine([at('2026-01-01', 5)], undefined, 4)).toBeUndefined();
  expect(priceLine([at('2026-01-01', 5), at('2026-01-01', 6)])).toBeUndefined();
});

test('time is to scale, and the highest price is at the top', () => {
  const line = priceLine([at('2026-01-01', 100), at('2026-01-11', 200), at('2026-01-31', 150)]);
  expect(line?.points.map(({ x }) => Math.round(x * 100) / 100)).toEqual([0, 0.33, 1]);
  const [low, high, middle] = line?.points ?? [];
  expect(high?.y).toBeLessThan(middle?.y ?? 0);
  expect(middle?.y).toBeLessThan(low?.y ?? 0);
  expect(line).toMatchObject({ highest: 200, lowest: 100, estimate: undefined, target: undefined });
});

test('an estimate continues one price, and a target lies within the picture', () => {
  const line = priceLine([at('2025-09-01', 100)], at('2026-01-01', 440), 80);
  expect(line?.estimate).toEqual({ x: 1, y: expect.any(Number) });
  expect(line).toMatchObject({ highest: 440, lowest: 80 });
  expect(line?.target).toBeGreaterThan(line?.points[0]?.y ?? 1);
});

test('prices that are all the same lie in the middle', () => {
  expect(priceLine([at('2026-01-01', 5), at('2026-01-02', 5)])?.points.map(({ y }) => y)).toEqual([0.5, 0.5]);
});

test('every point is within the picture', () => {
  const point = fc.record({
    date: fc.integer({ min: 10, max: 28 }).map((day) => `2026-01-${day}`),
    price: fc.double({ min: 0, max: 1e6, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point), fc.option(fc.double({ min: 0.01, max: 1e6, noNaN: true })), (points, target) => {
      const line = priceLine(points, undefined, target ?? undefined);
      const ys = [...(line?.points ?? []).map(({ y }) => y), ...(line?.target === undefined ? [] : [line.target])];
      for (const { x } of line?.points ?? []) expect(x >= 0 && x <= 1).toBe(true);
      for (const y of ys) expect(y >= 0 && y <= 1).toBe(true);
    }),
  );
});
