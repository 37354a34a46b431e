import fc from 'fast-check';
import { cleanAddress, idInHash, matchRoutes, paths, withoutTail } from '.';
import { addressTails } from '@rig4u/config/address-tails';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(`http://localhost${address}`);
  return { pathname, search, hash };
};
const cleaned = (address: string): string | undefined => {
  const clean = cleanAddress(at(address));
  return clean && `${clean.pathname}${clean.search}${clean.hash}`;
};

// A space at the end does not come into an address.
test.each([
  ...addressTails.filter(([, tail]) => tail !== ' '),
  ['a click id', '&fbclid=IwAR0x-_y'],
  ['an encoded campaign', '%26utm_source=mail'],
])('a path and an id without %s', (_, tail) => {
  expect(cleaned(`/guides/pc-building-basics${tail}`)).toBe('/guides/pc-building-basics');
  expect(cleaned(`/contact${tail}`)).toBe('/contact');
  expect(withoutTail(decodeURIComponent(`1790000000000${tail}`))).toBe('1790000000000');
});

test('a query and a hash stay; those that were encoded into the path come out of it', () => {
  expect(cleaned('/guides).?from=mail#step-2')).toBe('/guides?from=mail#step-2');
  expect(cleaned('/pc-part-picker%23b=AbC-_.')).toBe('/pc-part-picker#b=AbC-_.');
  expect(cleaned('/pc-part-picker/%23b%3DAbC')).toBe('/pc-part-picker#b=AbC');
  expect(cleaned('/pc-part-picker%2523b%253DAbC')).toBe('/pc-part-picker#b=AbC');
  expect(cleaned('/saved-builds/compare%3Fa=1%23b=AbC')).toBe('/saved-builds/compare?a=1#b=AbC');
  expect(cleaned('/)')).toBe('/');
});

test.each(addressTails)('an id in a hash without %s', (_, tail) => {
  expect(idInHash(at(`/guides/a#step-2${tail}`).hash)).toBe('step-2');
});

test('what is clean stays: of a clean address nothing is said', () => {
  for (const path of ['/', '/guides', '/pc-part-picker/1790000000000-0b5f1c2e/settings', '/caf%C3%A9', '/a%25zz'])
    expect(cleaned(path)).toBeUndefined();
});

test('whatever the path, cleaning it again and again ends, and no other host is named', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '%25', '//', '/'), (id, start) => {
      let address: string | undefined = `/${start}${encodeURIComponent(id)}`;
      for (let rounds = 0; address !== undefined; rounds += 1) {
        expect(rounds).toBeLessThan(address.length + 3);
        expect(rounds === 0 || !address.startsWith('//')).toBe(true);
        address = cleaned(address);
      }
    }),
  );
  expect(cleaned('//elsewhere.example/x.')).toBe('/elsewhere.example/x');
  expect(matchRoutes([{ path: '/guides/:id' }], cleaned(`${paths.guide('a')})`) ?? '')?.[0]?.params['id']).toBe('a');
});
