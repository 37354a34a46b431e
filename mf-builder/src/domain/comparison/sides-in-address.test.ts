import fc from 'fast-check';
import { readSides, writeSides } from './sides-in-address';

const side = fc.option(
  fc.oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }).map((id) => ({ id })),
    fc.stringMatching(/^[\w-]{4,40}$/).map((code) => ({ code })),
  ),
  { nil: undefined },
);

test('sides survive their way through an address', () => {
  fc.assert(
    fc.property(side, side, (first, second) => {
      const { search, hash } = writeSides({ first, second });
      const { search: query, hash: fragment } = new URL(`http://localhost/saved-builds/compare${search}${hash}`);
      expect(readSides({ search: query, hash: fragment })).toEqual({ first, second });
    }),
  );
});

test('saved builds are named in the query, linked ones behind #, where no server sees them', () => {
  expect(writeSides({ first: { id: '1' }, second: { code: 'AbC-_' } })).toEqual({ search: '?a=1', hash: '#b=AbC-_' });
  expect(readSides({ search: '?a=1&b=2', hash: '#b=AbC-_' })).toEqual({
    first: { id: '1' },
    second: { code: 'AbC-_' },
  });
  expect(readSides({ search: '?a=&other=1', hash: '' })).toEqual({ first: undefined, second: undefined });
});
