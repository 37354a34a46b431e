import { wholeDollars } from '@rig4u/shared/format';
import { namesText, priceText } from './line-text';

const drive = { id: 'storage1', name: 'Crucial T500 1 TB', price: 84.99 };
const disk = { id: 'storage2', name: 'WD Red 4 TB', price: 99.5 };

test('one part stands by its name, several with their quantities', () => {
  expect(namesText([{ part: drive, quantity: 1 }])).toBe('Crucial T500 1 TB');
  expect(
    namesText([
      { part: drive, quantity: 2 },
      { part: disk, quantity: 1 },
    ]),
  ).toBe('2 × Crucial T500 1 TB, WD Red 4 TB');
});

test('prices add up with quantities; what is owned costs nothing', () => {
  expect(priceText([])).toBe('$0.00');
  expect(
    priceText([
      { part: drive, quantity: 2 },
      { part: disk, quantity: 1 },
    ]),
  ).toBe('$269.48');
  const owned = { part: { ...drive, owned: true }, quantity: 2 };
  expect(priceText([owned])).toBe('owned');
  expect(priceText([owned, { part: disk, quantity: 1 }])).toBe('$99.50 + owned');
  expect(priceText([{ part: disk, quantity: 1 }], wholeDollars)).toBe('$100');
});

test('what has no price says so, alone and beside what has one', () => {
  const unpriced = { part: { id: 'storage~9', name: 'Drive', price: 0, unpriced: true }, quantity: 2 };
  const owned = { part: { ...drive, owned: true }, quantity: 1 };
  const paid = { part: disk, quantity: 1 };
  expect(priceText([unpriced])).toBe('no price known');
  expect(priceText([unpriced, owned])).toBe('no price known + owned');
  expect(priceText([paid, unpriced, owned])).toBe('from $99.50 + owned');
  expect(priceText([paid, unpriced])).toBe('from $99.50');
  expect(priceText([unpriced], wholeDollars, 'no price')).toBe('no price');
  expect(priceText([{ ...unpriced, part: { ...unpriced.part, owned: true } }])).toBe('owned');
});
