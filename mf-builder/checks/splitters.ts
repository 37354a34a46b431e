import type { Part } from '../src/catalogue/schema';

/** A bag of fan splitters as somebody may sell it. */
export const splitterOf = (name: string, price: number, ways: number, packOf = 1): Part<'cables'> => ({
  id: `splitter-${name}`,
  type: 'cables',
  name: `Splitter ${name}`,
  brand: 'Maker',
  price,
  priceDate: '2026-01-01',
  specs: { kind: 'fan splitter', ways, packOf },
});
