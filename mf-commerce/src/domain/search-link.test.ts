import fc from 'fast-check';
import { searchLink } from './search-link';

const searchUrl = 'https://shop.example/find?d={query}&sort=1';

test('the name stands in the place of {query}', () => {
  expect(searchLink({ searchUrl }, 'be quiet! Pure Rock 2 & fan')).toBe(
    'https://shop.example/find?d=be%20quiet!%20Pure%20Rock%202%20%26%20fan&sort=1',
  );
});

test('a shop without a search has no link', () => {
  expect(searchLink({}, 'Pure Rock 2')).toBeUndefined();
});

test('whatever a part is called, the address is the shop’s and looks for that name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { origin, pathname, searchParams, hash } = new URL(searchLink({ searchUrl }, name) ?? '');
      expect([origin, pathname, hash]).toEqual(['https://shop.example', '/find', '']);
      expect([...searchParams]).toEqual([
        ['d', name.replace(/\p{Surrogate}/gu, '\ufffd')],
        ['sort', '1'],
      ]);
    }),
  );
});

test('half of a character is no error', () => {
  expect(searchLink({ searchUrl }, 'Fan \ud83d')).toBe('https://shop.example/find?d=Fan%20%EF%BF%BD&sort=1');
});
