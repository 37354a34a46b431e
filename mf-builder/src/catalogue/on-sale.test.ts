import { isOnSale, onSale } from './on-sale';
import { parseCatalogue } from './parse';

const paste = {
  id: 'thermalPaste1',
  type: 'thermalPaste',
  name: 'Sample (4 g)',
  brand: 'Sample',
  price: 7,
  priceDate: '2025-08-01',
  specs: { grams: 4, conductivityWmK: 8 },
};

test('a part says in which month it was last sold; one that says nothing is on sale', () => {
  const parts = parseCatalogue('thermalPaste', [paste, { ...paste, id: 'thermalPaste2', soldUntil: '2026-07' }]);
  expect(parts.map(isOnSale)).toEqual([true, false]);
  expect(onSale(parts).map(({ id }) => id)).toEqual(['thermalPaste1']);
});

test.each(['2026-13', '2026-07-01', 'July 2026', ''])('a month that is none is named: %j', (soldUntil) => {
  expect(() => parseCatalogue('thermalPaste', [{ ...paste, soldUntil }])).toThrow('part thermalPaste1: soldUntil');
});
