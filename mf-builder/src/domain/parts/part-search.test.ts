import fc from 'fast-check';
import { searchParts } from './part-search';

const parts = [
  { name: 'Ryzen 7 7800X3D', brand: 'AMD' },
  { name: 'Core Ultra 5 245K', brand: 'Intel' },
];

test(spec('5.2', 'name and brand are searched, whatever the case'), () => {
  expect(searchParts(parts, '7800x')).toEqual([parts[0]]);
  expect(searchParts(parts, 'INTEL')).toEqual([parts[1]]);
  expect(searchParts(parts, ' amd ')).toEqual([parts[0]]);
  expect(searchParts(parts, 'threadripper')).toEqual([]);
});

test('an empty query finds everything', () => {
  expect(searchParts(parts, '  ')).toBe(parts);
});

test(spec('2.45 5.2', 'exactly the parts with the query in name or brand are found, in their order'), () => {
  const part = fc.record({ name: fc.string({ unit: 'grapheme-ascii' }), brand: fc.string({ unit: 'grapheme-ascii' }) });
  fc.assert(
    fc.property(fc.array(part), fc.string({ minLength: 1, maxLength: 2, unit: 'grapheme-ascii' }), (all, query) => {
      const wanted = query.trim().toUpperCase();
      const expected = all.filter(({ name, brand }) => `${name}\u0000${brand}`.toUpperCase().includes(wanted));
      expect(searchParts(all, query)).toEqual(expected);
    }),
  );
});
