import { accountBuilds, isChanged, keepInAccount, removeFromAccount, shownBuilds, type AccountBuild } from './account';

const build = { id: '17', name: 'Build #1', date: '2026-11-01T00:00:00.000Z', components: {}, totalPrice: 0 };
const synced = { version: 0, at: '' };
const now = new Date('2026-11-21T10:00:00.000Z');
const later = new Date('2026-11-22T10:00:00.000Z');

test(spec('3.17', 'a build is kept once; a second time brings its entry up to date'), () => {
  const once = keepInAccount([], build, 'a', now);
  expect(once).toEqual([
    { id: 'a', buildId: '17', name: 'Build #1', createdAt: '2026-11-21T10:00:00.000Z', components: {}, synced },
  ]);
  const renamed = keepInAccount(once, { ...build, name: 'Renamed' }, 'b', later);
  expect(renamed).toEqual([{ ...once[0], name: 'Renamed', changedAt: '2026-11-22T10:00:00.000Z' }]);
});

test('a change of today is newer than the entry even where the clock runs behind', () => {
  const [changed] = keepInAccount(keepInAccount([], build, 'a', now), { ...build, name: 'Renamed' }, 'b', new Date(0));
  expect(changed?.changedAt).toBe('2026-11-21T10:00:00.001Z');
});

test('an entry remembers the version that it was made from, and so does a build that was made from an earlier one', () => {
  const synced7 = { version: 7, at: '2026-11-21T10:00:00.000Z' };
  const list = keepInAccount([], build, 'a', now).map((entry) => ({ ...entry, synced: synced7, partedFrom: '16' }));
  expect(list.map(isChanged)).toEqual([false]);
  const saved = keepInAccount(list, { ...build, name: 'Renamed' }, 'b', later);
  expect(saved).toMatchObject([{ synced: synced7 }]);
  expect(saved[0]).not.toHaveProperty('partedFrom');
  expect(saved.map(isChanged)).toEqual([true]);
  expect(keepInAccount(list, { ...build, basedOn: 5 }, 'b', later)).toMatchObject([{ synced: { version: 5 } }]);
  expect(removeFromAccount(list, '17', now).map(isChanged)).toEqual([true]);
});

test('a build that is taken away leaves a dated entry without its parts, and can be saved again', () => {
  const kept = keepInAccount([], { ...build, components: { cpu: { id: 'c', name: 'Chip', price: 100 } } }, 'a', now);
  const gone = removeFromAccount(kept, '17', later);
  expect(gone).toEqual([{ ...kept[0], components: {}, changedAt: '2026-11-22T10:00:00.000Z', deleted: true }]);
  expect(shownBuilds(gone)).toEqual([]);
  expect(removeFromAccount(gone, '17', new Date())).toEqual(gone);

  const again = keepInAccount(gone, build, 'b', later);
  expect(again).toEqual([
    {
      id: 'a',
      buildId: '17',
      name: 'Build #1',
      createdAt: '2026-11-22T10:00:00.000Z',
      components: {},
      changedAt: '2026-11-22T10:00:00.001Z',
      synced,
    },
  ]);
  expect(shownBuilds(again)).toEqual(again);
});

test('taking away what is not there changes nothing', () => {
  const list = keepInAccount([], build, 'a', now);
  expect(removeFromAccount(list, '18', now)).toEqual(list);
});

test(spec('1.5 7.15 7.19', 'each user has a list of their own under their own key'), () => {
  accountBuilds('ann').update((list: readonly AccountBuild[]) => keepInAccount(list, build, 'a', now));
  expect(accountBuilds('ann').read().value).toHaveLength(1);
  expect(accountBuilds('bob').read().value).toHaveLength(0);
  expect(localStorage.getItem('saved-builds-ann')).toContain('"buildId":"17"');
  expect(accountBuilds('ann')).toBe(accountBuilds('ann'));
});
