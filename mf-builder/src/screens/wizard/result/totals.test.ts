import type { Accessory } from '@rig4u/shared/accessories';
import { sumText, totalWith } from './totals';

const item = (id: string, price?: number): Accessory => ({
  id,
  name: id,
  description: id,
  category: 'mouse',
  compatibility: ['gaming'],
  theme: ['rgb'],
  recommended: false,
  ...(price !== undefined && { price }),
});

test('the total and how it comes about', () => {
  expect(sumText(1499, [])).toEqual({ sum: 'Build $1,499, no accessories =', total: '$1,499' });
  expect(sumText(1499, [item('a', 329)]).sum).toBe('Build $1,499 + 1 accessory $329 =');
  expect(sumText(1499, [item('a', 329), item('b', 149), item('c')])).toEqual({
    sum: 'Build $1,499 + 3 accessories $478 =',
    total: '$1,977',
  });
  expect(totalWith(1499, [item('a', 0.1), item('b', 0.2), item('c')])).toBe(1499.3);
});

test('where whole dollars would not add up, all are shown with their cents', () => {
  expect(sumText(509.4, [item('a', 100.4)])).toEqual({
    sum: 'Build $509.40 + 1 accessory $100.40 =',
    total: '$609.80',
  });
  expect(sumText(509.4, [item('a', 100.2)])).toEqual({
    sum: 'Build $509.40 + 1 accessory $100.20 =',
    total: '$609.60',
  });
});
