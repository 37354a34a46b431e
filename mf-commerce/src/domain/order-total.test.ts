import fc from 'fast-check';
import { purchaseTotals } from './order-total';

const part = (price: number, more = {}) => ({ id: 'x', name: 'x', price, ...more });

test('the base is all parts with their quantities, owned ones free; accessories come on top', () => {
  const components = { cpu: part(329.99), ram: [{ part: part(45.1), quantity: 3 }], case: part(500, { owned: true }) };
  expect(purchaseTotals(components, [])).toEqual({ base: 465.29, total: 465.29, rounding: 0, unpriced: 0 });
  expect(purchaseTotals(components, [{ price: 0.1 }, { price: 0.2 }, {}])).toEqual({
    base: 465.29,
    total: 465.59,
    rounding: 1,
    unpriced: 0,
  });
});

test('parts without a price are counted', () => {
  const fans = [{ part: part(0, { unpriced: true }), quantity: 3 }];
  expect(purchaseTotals({ cpu: part(100), caseFan: fans }, [{}])).toMatchObject({ total: 100, unpriced: 3 });
});

test('the total is rounded once: base, accessories and rounding, each in whole dollars, sum to it', () => {
  const price = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(price, fc.array(price), (cpu, others) => {
      const { base, total, rounding } = purchaseTotals(
        { cpu: part(cpu) },
        others.map((each) => ({ price: each })),
      );
      const whole = [base, ...others].map(Math.round).reduce((sum, one) => sum + one, 0);
      expect(whole + rounding).toBe(Math.round(total));
    }),
  );
});
