import fc from 'fast-check';
import { oneSlip } from './one-slip';

test('one letter too many, missing or other, or two that changed places', () => {
  expect(['corsiar', 'corsar', 'corsairr', 'corsaix', 'orsair'].map((word) => oneSlip(word, 'corsair'))).toEqual(
    Array(5).fill(true),
  );
  expect(['corsair', 'corasri', 'cors', 'crosiar', ''].map((word) => oneSlip(word, 'corsair'))).toEqual(
    Array(5).fill(false),
  );
});

test('it is the same from both sides', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(fc.property(word, word, (one, other) => expect(oneSlip(one, other)).toBe(oneSlip(other, one))));
});
