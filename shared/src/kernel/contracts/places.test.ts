import { placesOf, readIndex, type NavPlace } from '.';

const link = (path: string, text: string, order: number, rest: Partial<NavPlace> = {}): NavPlace => ({
  path,
  text,
  order,
  place: 'header',
  ...rest,
});
const live = ['1.0.0', `sha256-${'a'.repeat(43)}=`];
const index = (remotes: Record<string, unknown>) =>
  readIndex({
    schema: 2,
    epoch: 1,
    revision: 1,
    host: { version: '1.0.0', shared: {}, nav: [link('/terms', 'Terms', 25)] },
    remotes,
  });
const texts = (remotes: Record<string, unknown>) => placesOf(index(remotes)).map(({ text }) => text);

test('links of host and remotes are in the order of their numbers', () => {
  const remotes = {
    'mf-b': { paths: ['/b', '/c'], live, nav: [link('/b', 'Last', 30), link('/c', 'First', 10)] },
    'mf-a': { paths: ['/a'], live, nav: [link('/a', 'Second', 20, { for: 'owner' })] },
  };
  expect(texts(remotes)).toEqual(['First', 'Second', 'Terms', 'Last']);
});

test('a remote that is not live has no link, and one without links is no matter', () => {
  expect(texts({ 'mf-a': { paths: ['/a'], live } })).toEqual(['Terms']);
});

test('a remote has no link to an address that is not its own', () => {
  expect(texts({ 'mf-a': { paths: ['/a'], live, nav: [link('/b', 'Not mine', 10)] } })).toEqual(['Terms']);
});

test('a remote that cannot be used keeps its links: they lead to its panel', () => {
  const nav = [link('/a', 'Kept', 10)];
  expect(texts({ 'mf-a': { paths: ['/a'], nav, live: 'nonsense' } })).toEqual(['Kept', 'Terms']);
  expect(texts({ 'mf-a': { paths: ['/a'], nav, live: 'nonsense', before: live } })).toEqual(['Kept', 'Terms']);
});
