import fc from 'fast-check';
import { filters, readView, writeView } from './error-log-filter';

test('every view survives its way through the address', () => {
  const view = fc.record({
    view: fc.constantFrom('errors' as const, 'remotes' as const),
    show: fc.constantFrom(...filters.map(({ value }) => value)),
    error: fc.option(fc.string({ minLength: 1, unit: 'grapheme' }), { nil: undefined }),
  });
  fc.assert(fc.property(view, (some) => expect(readView(writeView(some))).toEqual(some)));
});

test('the bare address and one that says nothing known show the unresolved errors', () => {
  const first = { view: 'errors', show: 'unresolved', error: undefined };
  expect(readView('')).toEqual(first);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-d]{0,5}=[a-z]{0,5}$/), (search) =>
      expect(readView(`?${search}&show=&view=&error=`)).toEqual(first),
    ),
  );
  expect(writeView({ view: 'errors', show: 'unresolved', error: undefined })).toBe('');
});
