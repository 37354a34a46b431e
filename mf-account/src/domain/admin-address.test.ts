import fc from 'fast-check';
import { readAddress, writeAddress } from './admin-address';
import { filters } from './error-log-filter';

test('every view survives its way through the address', () => {
  const view = fc.record({
    view: fc.constantFrom('errors' as const, 'releases' as const),
    show: fc.constantFrom(...filters.map(({ value }) => value)),
    error: fc.option(fc.string({ minLength: 1, unit: 'grapheme' }), { nil: undefined }),
  });
  fc.assert(fc.property(view, (some) => expect(readAddress(writeAddress(some))).toEqual(some)));
});

test('the bare address and one that says nothing known show the unresolved errors', () => {
  const first = { view: 'errors', show: 'unresolved', error: undefined };
  expect(readAddress('')).toEqual(first);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-d]{0,5}=[a-z]{0,5}$/), (search) =>
      expect(readAddress(`?${search}&show=&view=&error=`)).toEqual(first),
    ),
  );
  expect(writeAddress({ view: 'errors', show: 'unresolved', error: undefined })).toBe('');
});
