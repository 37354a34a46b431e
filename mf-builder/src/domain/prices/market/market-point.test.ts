import type { Market } from './market-schema';
import { marketPoint } from './market-point';

const ram = { is: 'DDR5', name: 'DDR5', factor: 4, from: '2025-07', to: '2026-01', sources: ['page'] } as const;
const market: Market = {
  when: 'spring',
  read: '2026-01-01',
  sources: { page: { name: 'A page', address: 'https://example.org/' } },
  classes: [{ ...ram, sources: ['page'] }],
};
const kit = {
  id: 'ram1',
  type: 'ram',
  name: 'Kit',
  price: 50.5,
  priceDate: '2025-09-01',
  specs: { ramType: 'DDR5' },
} as const;

test('the class changes the price of one part, in the month of its newest prices', () => {
  expect(marketPoint(kit, market)).toEqual({ date: '2026-01-01', price: 202, of: market.classes[0] });
});
