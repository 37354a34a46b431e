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
  expect(sumText(1499, [])).toBe('Build $1,499, no accessories =');
  expect(sumText(1499, [item('a', 329)])).toBe('Build $1,499 + 1 accessory $329 =');
  expect(sumText(1499, [item('a', 329), item('b', 149), item('c')])).toBe('Build $1,499 + 3 accessories $478 =');
  expect(totalWith(1499, [item('a', 0.1), item('b', 0.2), item('c')])).toBe(1499.3);
});
