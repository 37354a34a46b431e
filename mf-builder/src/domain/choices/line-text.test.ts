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
  expect(
    priceText([
      { part: drive, quantity: 2 },
      { part: disk, quantity: 1 },
    ]),
  ).toBe('$269.48');
  expect(priceText([{ part: { ...drive, owned: true }, quantity: 2 }])).toBe('$0.00');
});
