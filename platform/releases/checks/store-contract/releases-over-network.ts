import { randomBytes } from 'node:crypto';
import { proves, times } from '@rig4u/kernel/prove';
import type { FileMap } from '../../src/store/files';
import type { ReleaseStore } from '../../src/store/store';
import { startCuttingProxy, type Cut, type CuttingProxy } from './cutting-proxy';
import { again, closedAfterwards, type DistantPlace } from './place';
import { picked, randomCut } from './random-cut';
import { asRead, filesBy, readAll } from './release-contract';

const ref = { part: 'mf-guides', version: '1.0.0' };

/** In the middle of the first request, of a large one, between requests, and each answer's loss; the short form takes one of each kind. */
const cutsOf: readonly Cut[] = proves
  ? [...[0, 1, 40, 2_000, 150_000].map((sent) => ({ sent })), ...[0, 1, 2, 3].map((answers) => ({ answers }))]
  : [{ sent: 40 }, { sent: 150_000 }, { answers: 0 }, { answers: 3 }];
const cutsOfReads: readonly Cut[] = proves ? [{ sent: 0 }, { sent: 40 }, { answers: 0 }] : [{ answers: 0 }];

/** What every place of releases at the other end of a network promises, besides what every place does. */
export function releaseContractOverNetwork(name: string, fresh: () => Promise<DistantPlace<'releases'>>): void {
  const kept = closedAfterwards();
  const behindProxy = async (
    place: DistantPlace<'releases'>,
  ): Promise<{ proxy: CuttingProxy; releases: ReleaseStore }> => {
    const proxy = await startCuttingProxy(place.port);
    const { releases } = await kept(place.openThrough(proxy.port));
    await kept(Promise.resolve(proxy));
    return { proxy, releases };
  };
  const files = (writer: string): FileMap => new Map([...filesBy(writer), ['large.bin', randomBytes(200_000)]]);

  describe(`${name}: releases over a line that is cut`, () => {
    it.each(cutsOf)('are put whole or not at all: %j', async (cut) => {
      const place = await fresh();
      const { releases: direct } = await kept(place.open());
      const { proxy, releases } = await behindProxy(place);
      await releases.has(ref);
      const own = files('anna');
      const before = proxy.cuts();
      proxy.cutNext(cut);
      const put = () => releases.put(ref, own);
      const done = await put().catch(async () => {
        const there = await readAll(direct, ref);
        expect([undefined, asRead(own)]).toContainEqual(there);
        return put();
      });
      expect(proxy.cuts()).toBe(before + 1);
      expect(done).toBe(true);
      expect(await readAll(direct, ref)).toEqual(asRead(own));
      expect(await releases.put(ref, files('ben'))).toBe(false);
    });

    it.each(cutsOfReads)('are read right, if need be when they are asked for again: %j', async (cut) => {
      const place = await fresh();
      const { proxy, releases } = await behindProxy(place);
      const own = files('anna');
      await releases.put(ref, own);
      const reads = [
        async () => expect(await again(() => releases.has(ref))).toBe(true),
        async () => expect(new Set(await again(() => releases.paths(ref)))).toEqual(new Set(own.keys())),
        async () => {
          const large = await again(() => releases.readFile(ref, 'large.bin'));
          expect(Buffer.from(large ?? [])).toEqual(own.get('large.bin'));
        },
      ];
      for (const read of reads) {
        proxy.cutNext(cut);
        await read();
      }
    });

    it('are given up in bounded time, with words, while the place is away, and are there when it is back', async () => {
      const place = await fresh();
      const { proxy, releases } = await behindProxy(place);
      proxy.down();
      await expect(releases.put(ref, filesBy('anna'))).rejects.toMatchObject({ name: 'StoreAway' });
      await expect(releases.readFile(ref, 'a.js')).rejects.toMatchObject({ name: 'StoreAway' });
      proxy.up();
      expect(await releases.put(ref, filesBy('anna'))).toBe(true);
    });

    it('are exactly one writer’s of three whose connections are cut at random', async () => {
      for (let round = 0; round < times({ full: 20, short: 1 }); round++) {
        const random = picked(16 + round);
        const place = await fresh();
        const { releases: direct } = await kept(place.open());
        const writers = await Promise.all([1, 2, 3].map(() => behindProxy(place)));
        const all = writers.map((_, i) => files(`writer ${i}`));
        const won = await Promise.all(
          writers.map(async ({ proxy, releases }, i) => {
            proxy.cutNext(randomCut(random));
            return again(() => releases.put(ref, all[i] ?? new Map()));
          }),
        );
        expect(won.filter(Boolean)).toHaveLength(1);
        expect(await readAll(direct, ref)).toEqual(asRead(all[won.indexOf(true)] ?? new Map()));
      }
    });
  });
}
