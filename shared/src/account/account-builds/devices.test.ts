import fc from 'fast-check';
import { removeBuild, saveToAccount, shownBuilds, syncAccountBuilds } from '.';
import { accountBuilds } from '../../builds';
import { fetchAccountBuilds, putAccountBuilds } from '../database';
import { build, fakeTable, pageOf } from '../../../checks/fake-account-table';

jest.mock('../database', () => ({
  ...jest.requireActual<object>('../database'),
  fetchAccountBuilds: jest.fn(),
  putAccountBuilds: jest.fn(),
}));

type Step = { device: number; online: boolean; build: string } & (
  { what: 'save'; name: string } | { what: 'remove' } | { what: 'sync' }
);

const place = { device: fc.constantFrom(0, 1, 2), online: fc.boolean(), build: fc.constantFrom('1', '2', '3') };
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ ...place, what: fc.constant('save' as const), name: fc.constantFrom('Red', 'Green', 'Blue') }),
  fc.record({ ...place, what: fc.constant('remove' as const) }),
  fc.record({ ...place, what: fc.constant('sync' as const) }),
);

/** Several browsers in one: what each keeps, and how far its clock is off. */
function browsers(clocks: readonly number[]) {
  const kept = clocks.map(() => '[]');
  return async <T>(device: number, act: () => T | Promise<T>): Promise<T> => {
    localStorage.setItem('saved-builds-ann', kept[device] ?? '[]');
    const offset = clocks[device] ?? 0;
    const truth = Date.now();
    jest.setSystemTime(truth + offset);
    const value = await act();
    jest.setSystemTime(truth);
    kept[device] = localStorage.getItem('saved-builds-ann') ?? '[]';
    return value;
  };
}

const seen = () =>
  shownBuilds(accountBuilds('ann').read().value)
    .map(({ buildId, name }) => `${buildId} ${name}`)
    .toSorted();

async function play(steps: readonly Step[], clocks: readonly number[]) {
  jest.setSystemTime(new Date('2026-11-21T10:00:00.000Z'));
  let database = Date.now();
  const table = fakeTable(() => database);
  jest.mocked(fetchAccountBuilds).mockImplementation(table.fetch);
  jest.mocked(putAccountBuilds).mockImplementation(table.put);
  const on = browsers(clocks);
  const last = new Map<string, string | undefined>();
  for (const step of steps) {
    jest.setSystemTime((database += 10));
    table.setPresent(step.online);
    await on(step.device, async () => {
      if (step.what === 'sync') return void (await syncAccountBuilds('ann'));
      const known = accountBuilds('ann')
        .read()
        .value.some((entry) => entry.buildId === step.build && !entry.deleted);
      if (step.what === 'save') last.set(step.build, step.name);
      else if (known) last.set(step.build, undefined);
      await (step.what === 'save' ? saveToAccount('ann', build(step.build, step.name)) : removeBuild('ann', step.build))
        .sent;
    });
  }
  table.setPresent(true);
  const views: string[][] = [];
  for (let round = 0; round < 2; round += 1) {
    for (const device of clocks.keys()) {
      jest.setSystemTime((database += 10));
      await on(device, async () => {
        await syncAccountBuilds('ann');
        views[device] = seen();
      });
    }
  }
  return { views, last };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  pageOf('ann');
});
afterEach(() => jest.useRealTimers());

test('whatever three devices do, on line or off, in the end they show the same: the last change of each build', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      const { views, last } = await play(steps, [0, 0, 0]);
      const expected = [...last].flatMap(([id, name]) => (name === undefined ? [] : [`${id} ${name}`])).toSorted();
      expect(views).toEqual([expected, expected, expected]);
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('with clocks that are wrong they still come to show the same', async () => {
  const clock = fc.constantFrom(0, -3_600_000, 3_600_000, -15, 15);
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), fc.tuple(clock, clock, clock), async (steps, clocks) => {
      const { views } = await play(steps, clocks);
      expect(views[1]).toEqual(views[0]);
      expect(views[2]).toEqual(views[0]);
    }),
    { numRuns: 150 },
  );
}, 60_000);
