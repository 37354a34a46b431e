import { isNewer, ownerOf, placesOf, readIndex } from '@rig4u/shared/contracts';
import { indexWithRemote, type NamedDeveloper } from './index-with-remote';

const hash = `sha256-${'a'.repeat(43)}=`;
const named = (version: string): [string, string] => [version, hash];
const index = {
  schema: 2,
  epoch: 3,
  revision: 7,
  host: { version: '1.0.0', shared: {} },
  remotes: {
    'mf-guides': { paths: ['/guides'], live: named('1.0.0'), before: named('0.9.0') },
    'mf-sixth': {
      paths: ['/hello'],
      live: named('1.0.0'),
      before: named('0.9.0'),
      rollout: { release: named('1.1.0'), percent: 10 },
    },
  },
  ofTomorrow: 'kept',
};
const developer = (more: Partial<NamedDeveloper> = {}): NamedDeveloper => ({
  name: 'mf-sixth',
  paths: ['/hello', '/hello/:who'],
  nav: [{ path: '/hello', text: 'Hello', order: 35, place: 'header' }],
  live: named('1.2.0-dev'),
  build: 1,
  ...more,
});
const read = (given: NamedDeveloper | undefined) => readIndex(indexWithRemote(index, given));

test("the developer's release is live, with nothing to fall back to; all else is the origin's", () => {
  const next = read(developer());
  const { name: _, build: __, ...live } = developer();
  expect(next.remotes).toEqual({ 'mf-sixth': live, 'mf-guides': index.remotes['mf-guides'] });
  expect(next).toMatchObject({ epoch: 3, host: index.host, offline: 'off' });
  expect(indexWithRemote(index, developer())).toHaveProperty('ofTomorrow', 'kept');
});

test('a remote that the origin does not have has its addresses and its link', () => {
  const next = read(
    developer({ name: 'mf-new', paths: ['/new'], nav: [{ path: '/new', text: 'New', order: 1, place: 'header' }] }),
  );
  expect(Object.keys(next.remotes)).toEqual(['mf-new', 'mf-guides', 'mf-sixth']);
  expect(ownerOf(next.remotes, '/new')).toBe('mf-new');
  expect(placesOf(next).map(({ text }) => text)).toEqual(['New']);
});

test('each compilation is newer than the one before, and each revision of the origin than all of them', () => {
  const [none, first, second] = [read(undefined), read(developer()), read(developer({ build: 2 }))];
  const later = readIndex(indexWithRemote({ ...index, revision: 8 }, developer()));
  expect(isNewer(first, none) && isNewer(second, first) && isNewer(later, second)).toBe(true);
});

test('what is no index is refused', () => {
  expect(() => indexWithRemote({ remotes: {} }, undefined)).toThrow('revision');
});
