import fc from 'fast-check';
import { isChanged, type AccountBuild } from './account';
import { fromAnotherDevice, mergeAccount, sameBuild, sameContent, type AccountState } from './account-merge';
import { changeTime, laterThan } from './account-time';

const entry = (over: Partial<AccountBuild> & Record<string, unknown> = {}): AccountBuild => ({
  id: 'a',
  buildId: '17',
  name: 'Build #1',
  createdAt: '2026-11-01T10:00:00.000Z',
  components: {},
  ...over,
});
const moment = '2026-11-02T10:00:00.000Z';
/** The build as the account has it. */
const state = (version: number, over: Partial<AccountBuild> = {}): AccountState => ({
  ...entry({ changedAt: moment, ...over }),
  synced: { version, at: moment },
});
/** The build as this browser has it, changed here since that version. */
const changed = (version: number, over: Partial<AccountBuild> = {}): AccountBuild => ({
  ...state(version, over),
  changedAt: '2026-11-03T10:00:00.000Z',
});
const merge = (list: readonly AccountBuild[], states: readonly AccountState[]) => {
  let last = 0;
  return mergeAccount(list, states, () => `new ${(last += 1)}`);
};

// Few values of each, so that builds, versions and contents meet often.
const content = fc.record(
  {
    name: fc.constantFrom('One', 'Two'),
    buildId: fc.constantFrom('17', '18', '19'),
    components: fc.constantFrom(
      {},
      { cpu: { id: 'c', name: 'Chip', price: 1 } },
      { cpu: { price: 1, name: 'Chip', id: 'c' } },
    ),
    deleted: fc.boolean(),
    colour: fc.constantFrom('red', 'blue'),
  },
  { requiredKeys: ['buildId'] },
);
const version = fc.integer({ min: 1, max: 3 });
const byBuild = { selector: ({ buildId }: AccountBuild) => buildId, maxLength: 3 };
const anyList = fc.uniqueArray(
  fc.oneof(
    fc.tuple(version, content).map(([known, over]): AccountBuild => state(known, over)),
    fc.tuple(version, content).map(([known, over]) => changed(known, over)),
    content.map((over) => entry(over)),
  ),
  byBuild,
);
const anyStates = fc.uniqueArray(
  fc.tuple(version, content).map(([known, { colour: _notKept, ...over }]) => state(known, over)),
  byBuild,
);
const holds = (check: (list: AccountBuild[], states: AccountState[]) => void) =>
  fc.assert(fc.property(anyList, anyStates, check), { numRuns: 1_000 });

test('merging again changes nothing', () => {
  holds((list, states) => {
    const { list: merged } = merge(list, states);
    expect(merge(merged, states)).toEqual({ list: merged, parted: [] });
    expect(merge(merged, states).list).toBe(merged);
  });
});

test('of every build both sides stay, as far as they differ and nobody had seen the other one', () => {
  holds((list, states) => {
    const { list: merged } = merge(list, states);
    for (const { buildId } of [...list, ...states]) expect(merged.map((one) => one.buildId)).toContain(buildId);
    const shown = merged.map((one) => ({ ...one, name: one.name.replace(fromAnotherDevice, '') }));
    for (const mine of list.filter((one) => isChanged(one) && !one.deleted)) {
      const theirs = states.find(({ buildId }) => buildId === mine.buildId);
      const endsThere = theirs?.deleted === true && mine.synced === undefined;
      if (!endsThere) expect(shown.some((one) => sameContent(one, mine))).toBe(true);
    }
    for (const theirs of states.filter((one) => !one.deleted)) {
      const mine = list.find(({ buildId }) => buildId === theirs.buildId);
      const isMineToChange = mine?.synced?.version === theirs.synced.version;
      if (!isMineToChange) expect(merged.some((one) => sameContent(one, theirs))).toBe(true);
    }
  });
});

test('no field is lost that this version does not know', () => {
  holds((list, states) => {
    const { list: merged } = merge(list, states);
    for (const mine of list.filter((one) => 'colour' in one))
      expect(merged.filter(({ buildId }) => buildId === mine.buildId)).toMatchObject([
        { colour: Reflect.get(mine, 'colour') },
      ]);
  });
});

test('what was not changed here follows the account, back and forth; no clock decides', () => {
  const old = state(2, { name: 'Old', changedAt: '2999-01-01T00:00:00.000Z' });
  const here = { ...old, synced: { version: 2, at: '2999-01-01T00:00:00.000Z' } };
  const there = state(3, { name: 'New', changedAt: '1999-01-01T00:00:00.000Z' });
  expect(merge([here], [there])).toEqual({ list: [there], parted: [] });
  expect(merge([here], [state(3, { deleted: true })]).list).toEqual([state(3, { deleted: true })]);
});

test('what was changed here alone stays, to be sent', () => {
  const list = [changed(2, { name: 'Mine' })];
  expect(merge(list, [state(2)])).toEqual({ list, parted: [] });
  expect(merge(list, [state(2)]).list).toBe(list);
});

test('a build that was changed on both sides stays twice, and the visitor is told', () => {
  const mine = changed(2, { name: 'Mine' });
  const copy = {
    ...mine,
    id: 'new 2',
    buildId: '17-new 1',
    name: 'Mine (from another device)',
    partedFrom: '17',
    synced: { version: 0, at: '' },
  };
  const { list, parted } = merge([mine], [state(3, { name: 'Theirs' })]);
  expect(list).toEqual([state(3, { name: 'Theirs' }), copy]);
  expect(parted).toEqual([{ kind: 'both', name: 'Theirs', copy: 'Mine (from another device)' }]);
  const long = merge([changed(2, { name: 'x'.repeat(200) })], [state(3)]).list[1]?.name ?? '';
  expect([long.length, long.endsWith(fromAnotherDevice)]).toEqual([200, true]);
});

test('the other device is told too, when the second version arrives; one that has neither build hears nothing', () => {
  const copy = state(4, { buildId: '18', name: 'Mine (from another device)', partedFrom: '17' });
  const told = [{ kind: 'both', name: 'Theirs', copy: 'Mine (from another device)' }];
  expect(merge([state(3, { name: 'Theirs' })], [state(3, { name: 'Theirs' }), copy]).parted).toEqual(told);
  expect(merge([], [state(3, { name: 'Theirs' }), copy]).parted).toEqual([]);
});

test('the same change on both sides is no dispute', () => {
  expect(merge([changed(2, { name: 'Same' })], [state(3, { name: 'Same' })])).toEqual({
    list: [state(3, { name: 'Same' })],
    parted: [],
  });
});

test('between a change and a deletion the change stays, and the visitor is told', () => {
  const gone = { deleted: true, components: {} };
  expect(merge([changed(2, { name: 'Mine' })], [state(3, gone)])).toEqual({
    list: [{ ...changed(2, { name: 'Mine' }), synced: { version: 3, at: '' } }],
    parted: [{ kind: 'kept-here', name: 'Mine' }],
  });
  expect(merge([changed(2, gone)], [state(3, { name: 'Theirs' })])).toEqual({
    list: [state(3, { name: 'Theirs' })],
    parted: [{ kind: 'kept-there', name: 'Theirs' }],
  });
});

test('what a release from before the versions left here stays beside the account, but for what was deleted there', () => {
  expect(merge([entry()], [state(3)])).toEqual({ list: [state(3)], parted: [] });
  expect(merge([entry({ name: 'Mine' })], [state(3)]).parted).toHaveLength(1);
  expect(merge([entry({ name: 'Mine' })], [state(3, { deleted: true })])).toEqual({
    list: [state(3, { name: 'Build #1', deleted: true })],
    parted: [],
  });
  expect(merge([entry({ deleted: true })], [state(3)])).toEqual({ list: [state(3)], parted: [] });
});

test('the order of fields does not make another build', () => {
  expect(
    sameBuild(
      entry({ components: { cpu: { id: 'c', name: 'Chip', price: 1 } } }),
      entry({ components: { cpu: { price: 1, name: 'Chip', id: 'c' } } }),
    ),
  ).toBe(true);
  expect(sameBuild(entry(), entry({ name: 'Other' }))).toBe(false);
});

test('a change is always dated after what it changes, whatever the clock says', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true }),
      fc.date({ noInvalidDate: true, max: new Date(8_639_999_999_999_999) }),
      (now, before) => {
        const later = entry({ changedAt: laterThan(entry({ changedAt: before.toISOString() }), now) });
        expect(changeTime(later)).toBe(Math.max(now.getTime(), before.getTime() + 1));
      },
    ),
  );
  expect(laterThan(entry({ createdAt: 'some day' }), new Date(5))).toBe('1970-01-01T00:00:00.005Z');
});
