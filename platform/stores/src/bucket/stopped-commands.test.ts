/** @jest-environment node */
import { needing } from '@rig4u/kernel/needing';
import { proves, times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { doctor, verify } from '@rig4u/releases';
import { fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { followOnce } from '@rig4u/releases/follow';
import {
  casesIn,
  prepareStore,
  runTool,
  stoppedCommands,
  type StoppedCommand,
  type ToolRun,
} from '@rig4u/releases/stopped-commands';
import type { Store } from '@rig4u/releases/store';
import { bucketStore } from '.';
import { parseAddress } from './address';
import { hasTestBucket, startTestBucket, testBucketFrom, type TestBucket } from './bucket-service';
import { serviceIn } from './client';
import { seeErrorsOfNode } from './errors-of-node';
import { startFatedWrites, type Fate, type FatedWrites } from './fated-writes';
import { objectsIn } from './objects';
import { startStandInBucket } from './stand-in-bucket';

seeErrorsOfNode();

const tried = stoppedCommands.slice(0, times({ full: stoppedCommands.length, short: 1 }));
const allFates: readonly Fate[] = ['lost before', 'lost after', 'full'];
const fates = allFates.slice(0, times({ full: 3, short: 1 }));

/** Every command, stopped at each of its writes into a bucket of a service. */
function stoppedIn(title: string, start: () => Promise<TestBucket>): void {
  const aCase = casesIn(title);
  let service: TestBucket;
  let writes: FatedWrites;
  let env: TestBucket['env'];
  let prepared: { key: string; bytes: Uint8Array }[];
  const opened: Store[] = [];
  const open = async (place: string): Promise<Store> => {
    const store = await bucketStore(place, env);
    opened.push(store);
    return store;
  };
  const objectsAt = (place: string) => objectsIn(serviceIn(env), parseAddress(place));

  beforeAll(async () => {
    service = await start();
    writes = await startFatedWrites(service.env.AWS_ENDPOINT_URL_S3);
    env = { ...service.env, AWS_ENDPOINT_URL_S3: writes.url };
    const place = service.place();
    await prepareStore(await open(place));
    const keys = writes.keysBelow(parseAddress(place).prefix);
    prepared = await Promise.all(
      keys.map(async (key) => ({ key, bytes: (await objectsAt(place).read(key))?.bytes ?? new Uint8Array() })),
    );
  });
  afterAll(async () => {
    for (const store of opened) await store.close();
    await writes.close();
    await service.stop();
  });

  test('rig4u doctor finds that a store can be kept there', async () => {
    expect(await doctor(await open(service.place()), Date.now)).toEqual([]);
  });

  async function placeBefore({ before }: Pick<StoppedCommand, 'before'>): Promise<string> {
    const place = service.place();
    const objects = objectsAt(place);
    await Promise.all(prepared.map(({ key, bytes }) => objects.write(key, bytes, { writer: 'a copy' })));
    await before(await open(place));
    return place;
  }

  /** Runs a command, whose write of a number gets another fate; `full` goes on. A writer that is not answered is killed. */
  async function rig4u(
    place: string,
    { args, env: own }: Pick<StoppedCommand, 'args' | 'env'>,
    at?: { write: number; fate: Fate },
  ): Promise<ToolRun & { writes: number }> {
    let seen = 0;
    let kill = (): void => undefined;
    writes.decide(() => {
      seen += 1;
      if (!at || seen < at.write || (seen > at.write && at.fate !== 'full')) return 'done';
      if (at.fate !== 'full') kill();
      return at.fate;
    });
    const run = await runTool([...args, '--store', place], {
      env: { ...env, ...(await own?.()) },
      started: (end) => (kill = end),
    });
    writes.decide(() => 'done');
    expect(run.output).not.toMatch(/Unexpected|\n {4}at /);
    return { ...run, writes: seen };
  }

  /** What a gateway that begins now would serve, and what the log says. */
  async function servedAndLogged(place: string): Promise<[served: unknown, logged: unknown]> {
    const store = await open(place);
    return [(await followOnce(store, await temporaryFolder()))?.revision, await store.log.newest()];
  }

  async function endsWhenSaidAgain(place: string, command: StoppedCommand): Promise<void> {
    const [served, logged] = await servedAndLogged(place);
    expect(served).toBe(logged);
    const again = await rig4u(place, command);
    expect([command.codes, again]).toEqual([expect.arrayContaining([again.code]), again]);
    const [now, newest] = await servedAndLogged(place);
    expect(now).toBe(newest);
    const head = await objectsAt(place).read('registry/head.json');
    expect(JSON.parse(Buffer.from(head?.bytes ?? []).toString())).toMatchObject({ revision: newest });
    expect((await verify(await open(place))).faults).toEqual([]);
  }

  describe.each(fates)('where a write is %s', (fate) => {
    it.each(tried.map((one) => [one.args.join(' '), one] as const))(
      'rig4u %s: visitors get what the log says, and saying it again ends it',
      async (_line, command) => {
        // A revision, then the head.
        for (const write of [1, 2]) {
          aCase();
          const place = await placeBefore(command);
          const before = await (await open(place)).log.newest();
          const { code, output, writes: seen } = await rig4u(place, command, { write, fate });
          // Whoever has no room for the head has added the revision: readers look beyond the head.
          const stopped = fate === 'full' ? (write === 1 ? 6 : 0) : null;
          expect([code, output]).toEqual([stopped, output]);
          if (fate !== 'full') expect(seen).toBe(write);
          expect(await (await open(place)).log.newest()).toBe(
            write === 1 && fate !== 'lost after' ? before : before + 1,
          );
          await endsWhenSaidAgain(place, command);
        }
      },
    );

    it('rig4u publish: a release is there whole or not at all, and saying it again puts it there', async () => {
      const dist = await writeDist(fakeRemote({ version: '1.0.3' }).files);
      const publishing: StoppedCommand = { args: ['publish', dist], before: () => Promise.resolve(), codes: [0] };
      const ref = { part: 'mf-guides', version: '1.0.3' };
      const { writes: all } = await rig4u(await placeBefore(publishing), publishing);
      expect(all).toBeGreaterThan(5);
      for (let write = 1; write <= all; write += times({ full: 1, short: all })) {
        aCase();
        const place = await placeBefore(publishing);
        const { code, output } = await rig4u(place, publishing, { write, fate });
        expect([code, output]).toEqual([fate === 'full' ? 6 : null, output]);
        expect(await (await open(place)).releases.has(ref)).toBe(write === all && fate === 'lost after');
        await endsWhenSaidAgain(place, publishing);
        const { releases } = await open(place);
        for (const path of (await releases.paths(ref)) ?? ['none'])
          expect(await releases.readFile(ref, path)).toBeDefined();
      }
    });
  });
}

describe('a bucket of our own', () => {
  stoppedIn('a bucket of our own', startStandInBucket);
});
if (proves)
  needing(`a bucket: ${testBucketFrom}`, hasTestBucket(), () => stoppedIn('a bucket of moto_server', startTestBucket));
