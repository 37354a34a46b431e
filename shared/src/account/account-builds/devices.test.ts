import fc from 'fast-check';
import { removeBuild, saveToAccount, shownBuilds, syncAccountBuilds } from '.';
import { accountBuilds } from '../../builds';
import { fromAnotherDevice } from '../../builds/account-merge';
import { fetchAccountBuilds, putAccountBuilds } from '../database';
import { build, fakeTable, pageOf } from '../../../checks/fake-account-table';

jest.mock('../database', () => ({
  ...jest.requireActual<object>('../database'),
  fetchAccountBuilds: jest.fn(),
  putAccountBuilds: jest.fn(),
}));

type Line = 'on' | 'off' | 'no answers';
type Step = { device: number; line: Line } & (
  { what: 'save'; build: string } | { what: 'change' | 'remove'; nth: number } | { what: 'sync' }
);

const stepsOn = (...lines: Line[]): fc.Arbitrary<Step[]> => {
  const place = { device: fc.constantFrom(0, 1, 2), line: fc.constantFrom(...lines) };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ ...place, what: fc.constant('save' as const), build: fc.constantFrom('1', '2', '3') }),
    fc.record({ ...place, what: fc.constantFrom('change' as const, 'remove' as const), nth: fc.nat(5) }),
    fc.record({ ...place, what: fc.constant('sync' as const) }),
  );
  return fc.array(step, { maxLength: 30 });
};

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

const list = () => shownBuilds(accountBuilds('ann').read().value);
const seen = () =>
  list()
    .map(({ buildId, name }) => `${buildId} ${name}`)
    .toSorted();
/** Every save has a text of its own, which stays in the name of a version that parted. */
const textOf = (name: string): string => name.replaceAll(fromAnotherDevice, '');

/**
 * Plays a history and answers what each device shows at its end, and the texts that nobody who had seen them replaced or removed.
 */
async function play(steps: readonly Step[], clocks: readonly number[]) {
  jest.setSystemTime(new Date('2026-11-21T10:00:00.000Z'));
  let database = Date.now();
  const table = fakeTable(() => database);
  jest.mocked(fetchAccountBuilds).mockImplementation(table.fetch);
  jest.mocked(putAccountBuilds).mockImplementation(table.put);
  const on = browsers(clocks);
  const living = new Set<string>();
  for (const [index, step] of steps.entries()) {
    jest.setSystemTime((database += 10));
    if (step.line === 'no answers') table.loseAnswers();
    else table.setPresent(step.line === 'on');
    await on(step.device, async () => {
      if (step.what === 'sync') return void (await syncAccountBuilds('ann'));
      const entry =
        step.what === 'save'
          ? list().find(({ buildId }) => buildId === step.build)
          : list()[step.nth % Math.max(1, list().length)];
      const id = step.what === 'save' ? step.build : entry?.buildId;
      if (id === undefined) return;
      if (entry) living.delete(textOf(entry.name));
      if (step.what !== 'remove') living.add(`text ${index}`);
      await (step.what === 'remove' ? removeBuild('ann', id) : saveToAccount('ann', build(id, `text ${index}`))).sent;
    });
  }
  table.setPresent(true);
  const views: string[][] = [];
  const shown = new Set<string>();
  for (let round = 0; round < 2; round += 1) {
    for (const device of clocks.keys()) {
      jest.setSystemTime((database += 10));
      await on(device, async () => {
        expect(await syncAccountBuilds('ann')).toMatchObject({ status: 'synced', unsent: 0 });
        views[device] = seen();
        if (round === 1) for (const { name } of list()) shown.add(textOf(name));
      });
    }
  }
  return { views, shown: [...shown].toSorted(), living: [...living].toSorted() };
}

beforeEach(() => {
  jest.useFakeTimers();
  pageOf('ann');
});
afterEach(() => jest.useRealTimers());

test('whatever three devices do, on line or off, nothing is lost, nothing comes back, and they show the same', async () => {
  await fc.assert(
    fc.asyncProperty(stepsOn('on', 'off'), async (steps) => {
      const { views, shown, living } = await play(steps, [0, 0, 0]);
      expect(shown).toEqual(living);
      expect([views[1], views[2]]).toEqual([views[0], views[0]]);
    }),
    { numRuns: 150 },
  );
});

test('with clocks that are wrong they still come to show the same', async () => {
  const clock = fc.constantFrom(0, -3_600_000, 3_600_000, -15, 15);
  await fc.assert(
    fc.asyncProperty(stepsOn('on', 'off'), fc.tuple(clock, clock, clock), async (steps, clocks) => {
      const { views, shown, living } = await play(steps, clocks);
      expect(shown).toEqual(living);
      expect([views[1], views[2]]).toEqual([views[0], views[0]]);
    }),
    { numRuns: 150 },
  );
});

test('where answers are lost on the way nothing else is', async () => {
  await fc.assert(
    fc.asyncProperty(stepsOn('on', 'off', 'no answers'), async (steps) => {
      const { views, shown, living } = await play(steps, [0, 3_600_000, -3_600_000]);
      expect(living.filter((text) => !shown.includes(text))).toEqual([]);
      expect([views[1], views[2]]).toEqual([views[0], views[0]]);
    }),
    { numRuns: 150 },
  );
});
