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
