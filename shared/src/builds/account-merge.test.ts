import fc from 'fast-check';
import type { AccountBuild } from './account';
import { compareEntries, mergeAccountBuilds, sameBuild } from './account-merge';
import { changeTime, laterThan } from './account-time';

const entry = (over: Partial<AccountBuild> & Record<string, unknown> = {}): AccountBuild => ({
  id: 'a',
  buildId: '17',
  name: 'Build #1',
  createdAt: '2026-11-01T10:00:00.000Z',
  components: {},
  ...over,
});

// Few values of each, so that builds, moments and fields meet often; one moment is written in two ways, one is none at all.
const moments = fc.constantFrom(
  '2026-11-01T10:00:00.000Z',
  '2026-11-01T11:00:00+01:00',
  '2026-11-02T10:00:00.000Z',
  'some day',
);
const anyEntry: fc.Arbitrary<AccountBuild> = fc.record(
  {
    id: fc.constantFrom('a', 'b'),
    buildId: fc.constantFrom('17', '18', '19'),
    name: fc.constantFrom('One', 'Two'),
    createdAt: moments,
    components: fc.constantFrom(
      {},
      { cpu: { id: 'c', name: 'Chip', price: 1 } },
      { cpu: { price: 1, name: 'Chip', id: 'c' } },
    ),
    changedAt: moments,
    deleted: fc.boolean(),
    colour: fc.constantFrom('red', 'blue'),
    size: fc.constantFrom(1, 2),
  },
  { requiredKeys: ['id', 'buildId', 'name', 'createdAt', 'components'] },
);
const anyList = fc.array(anyEntry, { maxLength: 8 });
const holds = (...property: Parameters<typeof fc.property<[AccountBuild[], AccountBuild[]]>>) =>
  fc.assert(fc.property(...property), { numRuns: 1_000 });

test('whichever list comes first, the merge is the same', () => {
  holds(anyList, anyList, (a, b) => expect(mergeAccountBuilds(a, b)).toEqual(mergeAccountBuilds(b, a)));
});

test('merging again changes nothing', () => {
  holds(anyList, anyList, (a, b) => {
    const merged = mergeAccountBuilds(a, b);
    expect(mergeAccountBuilds(merged, merged)).toEqual(merged);
    expect(mergeAccountBuilds(merged, b)).toEqual(merged);
    expect(mergeAccountBuilds(merged)).toEqual(merged);
  });
});

test('every build of either list stands in the merge once, as its newest entry says', () => {
  holds(anyList, anyList, (a, b) => {
    const merged = mergeAccountBuilds(a, b);
    const all = [...a, ...b];
    expect(merged.map(({ buildId }) => buildId).toSorted()).toEqual(
      [...new Set(all.map(({ buildId }) => buildId))].toSorted(),
    );
    for (const kept of merged) {
      const versions = all.filter(({ buildId }) => buildId === kept.buildId);
      expect(versions.every((version) => compareEntries(kept, version) >= 0)).toBe(true);
      expect(versions.some((version) => compareEntries(kept, version) === 0)).toBe(true);
    }
  });
});

test('no field is lost that this version does not know', () => {
  const fieldsOf = (list: AccountBuild[], build: string) =>
    new Set(
      list
        .filter(({ buildId }) => buildId === build)
        .flatMap((one) => Object.keys(one).filter((name) => name === 'colour' || name === 'size')),
    );
  holds(anyList, anyList, (a, b) => {
    const merged = mergeAccountBuilds(a, b);
    for (const { buildId } of merged) expect(fieldsOf(merged, buildId)).toEqual(fieldsOf([...a, ...b], buildId));
  });
});

test('the newest change wins, with what it says about being there', () => {
  const old = entry({ changedAt: '2026-11-02T00:00:00.000Z', deleted: true, colour: 'red', size: 1 });
  const young = entry({ changedAt: '2026-11-03T00:00:00.000Z', name: 'Back', colour: 'blue' });
  expect(mergeAccountBuilds([old], [young])).toEqual([{ ...young, size: 1 }]);
  expect(mergeAccountBuilds([young], [entry({ ...old, changedAt: '2026-11-04T00:00:00.000Z' })])).toMatchObject([
    { deleted: true, name: 'Build #1', size: 1 },
  ]);
});

test('an entry without a date of change counts as changed when it was saved; of equals the one that is there stays', () => {
  expect(
    mergeAccountBuilds([entry({ name: 'Old' })], [entry({ name: 'New', changedAt: '2026-11-01T10:00:00.001Z' })]),
  ).toMatchObject([{ name: 'New' }]);
  expect(mergeAccountBuilds([entry({ deleted: true })], [entry()])).toEqual([entry()]);
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
        const changed = entry({ changedAt: laterThan(entry({ changedAt: before.toISOString() }), now) });
        expect(changeTime(changed)).toBe(Math.max(now.getTime(), before.getTime() + 1));
      },
    ),
  );
  expect(laterThan(entry({ createdAt: 'some day' }), new Date(5))).toBe('1970-01-01T00:00:00.005Z');
});
