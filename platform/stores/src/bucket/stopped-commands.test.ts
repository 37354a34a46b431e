/** @jest-environment node */
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { doctor, verify } from '@rig4u/releases';
import { followOnce } from '@rig4u/releases/follow';
import {
  prepareStore,
  runTool,
  stoppedCommands,
  type StoppedCommand,
  type ToolRun,
} from '@rig4u/releases/stopped-commands';
import type { Store } from '@rig4u/releases/store';
import { bucketStore } from '.';
import { seeErrorsOfNode } from './errors-of-node';
import { startStandInBucket, type Fate, type StandInBucket } from './stand-in-bucket';

seeErrorsOfNode();

let bucket: StandInBucket;
let places = 0;
const opened: Store[] = [];
const open = async (place: string): Promise<Store> => {
  const store = await bucketStore(`s3://releases/${place}`, bucket.env);
  opened.push(store);
  return store;
};
beforeAll(async () => {
  bucket = await startStandInBucket();
  await prepareStore(await open('prepared'));
});
afterAll(async () => {
  for (const store of opened) await store.close();
  await bucket.close();
});

test('rig4u doctor takes the stand-in for a bucket in which a store can be kept', async () => {
  expect(await doctor(await open('doctor'), Date.now)).toEqual([]);
});

async function placeBefore({ before }: StoppedCommand): Promise<string> {
  const place = `place-${(places += 1)}`;
  bucket.copy('prepared', place);
  await before(await open(place));
  return place;
}

/** Runs a command, whose write of a number gets another fate; `full` goes on. A writer that is not answered is killed. */
async function rig4u(
  place: string,
  args: readonly string[],
  at?: { write: number; fate: Fate },
): Promise<ToolRun & { writes: number }> {
  let writes = 0;
  let kill = (): void => undefined;
  bucket.decide(() => {
    writes += 1;
    if (!at || writes < at.write || (writes > at.write && at.fate !== 'full')) return 'done';
    if (at.fate !== 'full') kill();
    return at.fate;
  });
  const run = await runTool([...args, '--store', `s3://releases/${place}`], {
    env: bucket.env,
    started: (end) => (kill = end),
  });
  bucket.decide(() => 'done');
  expect(run.output).not.toMatch(/Unexpected|\n {4}at /);
  return { ...run, writes };
}

/** What a gateway that begins now would serve, and what the log says. */
async function servedAndLogged(place: string): Promise<[served: unknown, logged: unknown]> {
  const store = await open(place);
  return [(await followOnce(store, await temporaryFolder()))?.revision, await store.log.newest()];
}

const tried = stoppedCommands.slice(0, times({ full: stoppedCommands.length, short: 1 }));

const fates: readonly Fate[] = ['lost before', 'lost after', 'full'];

describe.each(fates.slice(0, times({ full: 3, short: 1 })))('a bucket where a write is %s', (fate) => {
  it.each(tried.map((one) => [one.args.join(' '), one] as const))(
    'rig4u %s: visitors get what the log says, and saying it again ends it',
    async (_line, command) => {
      const { args, codes } = command;
      const { writes } = await rig4u(await placeBefore(command), args);
      expect(writes).toBe(2);
      for (let write = 1; write <= writes; write += 1) {
        const place = await placeBefore(command);
        const before = await (await open(place)).log.newest();
        const { code, output } = await rig4u(place, args, { write, fate });
        const [served, logged] = await servedAndLogged(place);
        expect(served).toBe(logged);
        // Whoever has no room for the head has added the revision: readers look beyond the head.
        const stopped = fate === 'full' ? (write === 1 ? 2 : 0) : null;
        expect([code, output]).toEqual([stopped, output]);
        expect(logged).toBe(write === 1 && fate !== 'lost after' ? before : before + 1);
        const again = await rig4u(place, args);
        expect([codes, again]).toEqual([expect.arrayContaining([again.code]), again]);
        const [now, newest] = await servedAndLogged(place);
        expect(now).toBe(newest);
        expect(JSON.parse(bucket.text(`${place}/registry/head.json`) ?? '')).toMatchObject({ revision: newest });
        expect((await verify(await open(place))).faults).toEqual([]);
      }
    },
  );
});
