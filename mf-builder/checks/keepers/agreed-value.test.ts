import { agreedValue } from './agreed-value';

test.each([
  [[2, 2], 2],
  [[2, 2, 3], 2],
  [[2, 2, 3, 3], undefined],
  [[2, 3], undefined],
  [[2], undefined],
  [[], undefined],
  [[undefined, 2, undefined, 2], 2],
])('of %j keepers agree on %j', (values, agreed) => expect(agreedValue('eps8', '', values)).toBe(agreed));

test('lengths within 2 mm are one value', () => {
  expect(agreedValue('lengthMm', '', [150, 151, 140])).toBe(150);
});

test('who counts another number of slots is not heard about a single one', () => {
  const two = [{ gen: 4 }, { gen: 4, sata: true }];
  const one = [{ gen: 5, sata: true }];
  expect(agreedValue('m2', 'count', [two, two, one])).toBe(2);
  expect(agreedValue('m2', '0 gen', [two, two, one])).toBe(4);
  expect(agreedValue('m2', '1 sata', [two, [{ gen: 4 }, { gen: 4, sata: false }], one])).toBeUndefined();
  expect(agreedValue('m2', '0 gen', [two, one])).toBeUndefined();
});
