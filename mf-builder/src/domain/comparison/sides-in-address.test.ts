import fc from 'fast-check';
import { linkedNames, origins, readSides, writeSides } from './sides-in-address';

const side = fc.option(
  fc.oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }).map((id) => ({ id })),
    fc.record({ code: fc.stringMatching(/^[\w-]{4,40}$/), origin: fc.constantFrom(...origins) }),
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
  expect(writeSides({ first: { id: '1' }, second: { code: 'AbC-_', origin: 'linked' } })).toEqual({
    search: '?a=1',
    hash: '#b=AbC-_',
  });
  expect(readSides({ search: '?a=1&b=2', hash: '#b=AbC-_' })).toEqual({
    first: { id: '1' },
    second: { code: 'AbC-_', origin: 'linked' },
  });
  expect(readSides({ search: '?a=&other=1', hash: '' })).toEqual({ first: undefined, second: undefined });
});

test('a linked build is called after what it is, and two of a kind are told apart', () => {
  const [ready, computed, linked] = ['#a=x.ready', '#b=y.computed', '#b=y.other'].map((hash) =>
    readSides({ search: '', hash }),
  );
  expect(linked?.second).toEqual({ code: 'y', origin: 'linked' });
  expect(linkedNames({ first: ready?.first, second: computed?.second })).toEqual({
    first: 'Ready-made build',
    second: 'Computed build',
  });
  expect(linkedNames({ first: linked?.second, second: linked?.second })).toEqual({
    first: 'First linked build',
    second: 'Second linked build',
  });
  expect(linkedNames({ first: { id: '1' }, second: linked?.second }).second).toBe('Linked build');
});
