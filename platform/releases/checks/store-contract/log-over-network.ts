import { proves, times } from '@rig4u/kernel/prove';
import type { RegistryLog } from '../../src/store/store';
import { startCuttingProxy, type Cut, type CuttingProxy } from './cutting-proxy';
import { listenerOf } from './log-contract';
import { again, closedAfterwards, type DistantPlace } from './place';
import { picked, randomCut } from './random-cut';

/** The short form tries the middle of a request and the loss of an answer. */
const cutsOf: readonly Cut[] = proves
  ? [{ sent: 0 }, { sent: 1 }, { sent: 40 }, { answers: 0 }]
  : [{ sent: 40 }, { answers: 0 }];

/** What every log at the other end of a network promises, besides what every log does. */
export function logContractOverNetwork(name: string, fresh: () => Promise<DistantPlace<'log'>>): void {
  const kept = closedAfterwards();
  const behindProxy = async (place: DistantPlace<'log'>): Promise<{ proxy: CuttingProxy; log: RegistryLog }> => {
    const proxy = await startCuttingProxy(place.port);
    const { log } = await kept(place.openThrough(proxy.port));
    await kept(Promise.resolve(proxy));
    return { proxy, log };
  };

  describe.each(cutsOf)(`${name}: the log, cut %j`, (cut) => {
    it('answers each call right, if need be when it is asked again', async () => {
      const place = await fresh();
      const { log: direct } = await kept(place.open());
      const { proxy, log } = await behindProxy(place);
      // Connected before it is cut.
      expect(await log.newest()).toBe(0);
      const cutIn = async <T>(call: () => Promise<T>): Promise<T> => {
        const before = proxy.cuts();
        proxy.cutNext(cut);
        const answer = await again(call);
        expect(proxy.cuts()).toBe(before + 1);
        return answer;
      };
      expect(await cutIn(() => log.append(1, 'one'))).toBe(true);
      expect([await direct.newest(), await direct.text(1)]).toEqual([1, 'one']);
      expect(await cutIn(() => log.newest())).toBe(1);
      expect(await cutIn(() => log.text(1))).toBe('one');
      expect(await cutIn(() => log.text(2))).toBeUndefined();
      expect(await cutIn(() => log.lease({ holder: 'anna', now: 0, until: 90 }))).toBe(true);
      expect(await direct.lease({ holder: 'ben', now: 1, until: 91 })).toBe(false);
      await direct.append(2, 'by somebody else');
      expect(await cutIn(() => log.append(2, 'two'))).toBe(false);
      expect(await direct.text(2)).toBe('by somebody else');
    });
  });

  describe(`${name}: the log, away`, () => {
    it('is given up in bounded time, with words, and answers when it is back', async () => {
      const place = await fresh();
      const { log: direct } = await kept(place.open());
      const { proxy, log } = await behindProxy(place);
      await log.append(1, 'one');
      proxy.down();
      await expect(log.newest()).rejects.toMatchObject({ name: 'StoreAway' });
      await expect(log.append(2, 'two')).rejects.toMatchObject({ name: 'StoreAway' });
      expect(await direct.newest()).toBe(1);
      proxy.up();
      expect(await log.append(2, 'two')).toBe(true);
    });

    it('knows its own text again that was added before it went away', async () => {
      const place = await fresh();
      const { proxy, log } = await behindProxy(place);
      await log.newest();
      proxy.cutNext({ answers: 0 });
      const append = log.append(1, 'one');
      const away = setInterval(() => (proxy.cuts() > 0 ? proxy.down() : undefined), 1);
      await append.catch(() => undefined);
      clearInterval(away);
      proxy.up();
      expect(await log.append(1, 'one')).toBe(true);
      expect(await log.append(1, 'one')).toBe(false);
    });

    it('goes on telling of revisions after it was away, and lets who listens end meanwhile', async () => {
      const place = await fresh();
      const { log: direct } = await kept(place.open());
      const { proxy, log } = await behindProxy(place);
      const listener = listenerOf(log);
      await direct.append(1, 'one');
      await listener.hears(1);
      proxy.down();
      await direct.append(2, 'two');
      proxy.up();
      await listener.hears(2);
      await direct.append(3, 'three');
      await listener.hears(3);
      proxy.down();
      await listener.close();
    });
  });

  it(`${name}: the log is true and whole after writers whose connections are cut at random`, async () => {
    for (let round = 0; round < times({ full: 20, short: 1 }); round++) {
      const random = picked(16 + round);
      const place = await fresh();
      const { log: direct } = await kept(place.open());
      const writers = await Promise.all([1, 2, 3].map(() => behindProxy(place)));
      const write = async ({ proxy, log }: (typeof writers)[number], writer: number): Promise<string[]> => {
        const history: string[] = [];
        for (let done = 0; done < times({ full: 12, short: 4 });) {
          const revision = (await again(() => log.newest())) + 1;
          const text = `${writer}.${done}`;
          proxy.cutNext(randomCut(random));
          if (!(await again(() => log.append(revision, text)))) continue;
          history[revision] = text;
          done += 1;
        }
        return history;
      };
      const histories = await Promise.all(writers.map(write));
      const all = histories.flatMap((history) => Object.entries(history));
      expect(await direct.newest()).toBe(all.length);
      for (const [revision, text] of all) expect(await direct.text(Number(revision))).toBe(text);
    }
  });
}
