import { purchaseTotals } from './order-total';

const part = (price: number, more = {}) => ({ id: 'x', name: 'x', price, ...more });

test('the base is all parts with their quantities, owned ones free; accessories come on top', () => {
  const components = { cpu: part(329.99), ram: [{ part: part(45.1), quantity: 3 }], case: part(500, { owned: true }) };
  expect(purchaseTotals(components, [])).toEqual({ base: 465.29, total: 465.29 });
  expect(purchaseTotals(components, [{ price: 0.1 }, { price: 0.2 }, {}])).toEqual({ base: 465.29, total: 465.59 });
});
