import { addressTails } from '@rig4u/config/address-tails';
import fc from 'fast-check';
import { linkedNames, origins, readSides, writeSides } from './sides-in-address';
import { encodeBuild } from '../link/write-link';
import { passedOn } from '../../../checks/passed-on';

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

describe('an address that was passed on names the same', () => {
  const codeOf = (id: string) => {
    const encoded = encodeBuild({ cpu: { id, name: '', price: 1 }, gpu: { id: 'gpu3', name: '', price: 1 } });
    return encoded.ok ? encoded.hash.slice('#b='.length) : '';
  };
  const [a, b] = [codeOf('cpu3'), codeOf('cpu12')];
  const sidesAt = (behind: string) => {
    const { search, hash } = new URL(`http://localhost/saved-builds/compare${behind}`);
    return readSides({ search, hash });
  };
  const linked = { code: b, origin: 'linked' };

  test.each(passedOn(addressTails).filter(([, form]) => form(b).startsWith('#b=')))('%s', (_, form) => {
    expect(sidesAt(`?a=1${form(b)}`)).toEqual({ first: { id: '1' }, second: linked });
    const both = `#a=${a}.ready&${form(b).slice(1)}`;
    expect(sidesAt(both)).toEqual({ first: { code: a, origin: 'ready' }, second: linked });
  });

  test.each([...addressTails, ['a campaign', '?utm_source=mail&utm_medium=x'], ['a click id', '&fbclid=IwAR']])(
    'behind what a build is: %s',
    (_, tail) => {
      const sides = { first: { code: a, origin: 'ready' }, second: { code: b, origin: 'computed' } };
      expect(sidesAt(`#a=${a}.ready&b=${b}.computed${tail}`)).toEqual(sides);
      expect(sidesAt(`#a%3D${a}.ready%26b%3D${b}.computed${tail}`)).toEqual(sides);
    },
  );

  test('a damaged code stays as it is, and is said to be damaged where it is read', () => {
    expect(sidesAt(`#b=${b.slice(0, -2)}xx)`).second).toEqual({ code: `${b.slice(0, -2)}xx)`, origin: 'linked' });
  });
});
