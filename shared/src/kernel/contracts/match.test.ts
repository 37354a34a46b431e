import { matchesPath, ownerOf, screensAt } from './match';

test.each([
  ['/guides', '/guides', true],
  ['/guides', '/guides/', true],
  ['/guides', '/guides/x', false],
  ['/guides/:id', '/guides/x', true],
  ['/guides/:id', '/guides', false],
  ['/pc-part-picker/:id/settings', '/pc-part-picker/7/settings', true],
])('%s matches %s: %s', (pattern, pathname, expected) => {
  expect(matchesPath(pattern, pathname)).toBe(expected);
});

test('the owner is the remote whose path is most literal', () => {
  const remotes = { 'mf-a': { paths: ['/:any'] }, 'mf-b': { paths: ['/guides'] } };
  expect(ownerOf(remotes, '/guides')).toBe('mf-b');
  expect(ownerOf(remotes, '/else')).toBe('mf-a');
  expect(ownerOf(remotes, '/else/where')).toBeUndefined();
});

test('the screen of an address is the one whose path is most literal', () => {
  const screens = ['/guides', '/guides/basics', '/guides/:id', '/guides/:name'].map((path) => ({ path }));
  const at = (pathname: string) => screensAt(screens, pathname).map(({ path }) => path);
  expect(at('/guides/basics')).toEqual(['/guides/basics']);
  expect(at('/guides/else')).toEqual(['/guides/:id', '/guides/:name']);
  expect(at('/else')).toEqual([]);
});
