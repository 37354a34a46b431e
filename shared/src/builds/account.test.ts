import { accountBuilds, keepInAccount, type AccountBuild } from './account';

const build = { id: '17', name: 'Build #1', date: '2026-11-01T00:00:00.000Z', components: {}, totalPrice: 0 };
const now = new Date('2026-11-21T10:00:00.000Z');

beforeEach(() => localStorage.clear());

test('a build is kept once; a second time brings its entry up to date', () => {
  const once = keepInAccount([], build, 'a', now);
  expect(once).toEqual([{ id: 'a', buildId: '17', name: 'Build #1', createdAt: '2026-11-21T10:00:00.000Z', components: {} }]);
  const renamed = keepInAccount(once, { ...build, name: 'Renamed' }, 'b', new Date(0));
  expect(renamed).toEqual([{ ...once[0], name: 'Renamed' }]);
});

test('each user has a list of their own under their own key', () => {
  accountBuilds('ann').update((list: readonly AccountBuild[]) => keepInAccount(list, build, 'a', now));
  expect(accountBuilds('ann').read().value).toHaveLength(1);
  expect(accountBuilds('bob').read().value).toHaveLength(0);
  expect(localStorage.getItem('saved-builds-ann')).toContain('"buildId":"17"');
  expect(accountBuilds('ann')).toBe(accountBuilds('ann'));
});
