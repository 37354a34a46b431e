import { times } from '@rig4u/kernel/prove';
import type { RegistryLog } from '../../src/store/store';
import { closedAfterwards, inTurn, type Place } from './place';

/** What is told of a log, as long as a test listens. */
export interface Listener {
  /** Settles when it was told of news, and its newest revision then is this one or a later one. */
  hears(revision: number): Promise<void>;
  close(): Promise<void>;
}

export function listenerOf(log: RegistryLog): Listener {
  const waiting: { revision: number; heard: () => void }[] = [];
  let newest = 0;
  const tell = (): void => waiting.forEach(({ revision, heard }) => (newest >= revision ? heard() : undefined));
  const end = log.watch(() => {
    log.newest().then((now) => {
      newest = Math.max(newest, now);
      tell();
    }, saysNothing);
  });
  return {
    hears: (revision) =>
      new Promise((heard) => {
        waiting.push({ revision, heard });
        tell();
      }),
    close: end,
  };
}

/** A place that is away when it is asked: it tells again when it is back. */
const saysNothing = (): void => undefined;

/** What every log promises. `fresh` makes an empty place. */
export function logContract(name: string, fresh: () => Promise<Place<'log'>>): void {
  const kept = closedAfterwards();
  const opened = async (handles: number): Promise<RegistryLog[]> => {
    const place = await fresh();
    const all = await Promise.all(Array.from({ length: handles }, () => kept(place.open())));
    return all.map(({ log }) => log);
  };
  const two = async (): Promise<[RegistryLog, RegistryLog]> => {
    const [one, other] = await opened(2);
    if (!one || !other) throw new Error('There are no two handles.');
    return [one, other];
  };

  describe(`${name}: the log`, () => {
    it('begins empty', async () => {
      const [log] = await two();
      expect(await log.newest()).toBe(0);
      expect([await log.text(0), await log.text(1)]).toEqual([undefined, undefined]);
    });

    it('gives texts back as they were added, at once and to every handle', async () => {
      const [log, other] = await two();
      const texts = ['{"a":1}\n', '', 'ä € 😀 \u2028 "\'\\ $1 %s \r\n\t', `${'long '.repeat(60_000)}\n`];
      for (const [at, text] of texts.entries()) {
        expect(await log.append(at + 1, text)).toBe(true);
        expect([await other.newest(), await other.text(at + 1)]).toEqual([at + 1, text]);
      }
      expect(await Promise.all(texts.map((_, at) => other.text(at + 1)))).toEqual(texts);
      expect(await log.text(texts.length + 1)).toBeUndefined();
    });

    it.each([-1, 0, 1, 2, 4, 7])('refuses revision %d after revision 2', async (revision) => {
      const [log, other] = await two();
      await log.append(1, 'one');
      await log.append(2, 'two');
      expect(await other.append(revision, 'other')).toBe(false);
      expect([await log.newest(), await log.text(1), await log.text(2)]).toEqual([2, 'one', 'two']);
      expect(await log.text(revision)).toBe({ 1: 'one', 2: 'two' }[revision]);
    });

    it('orders revisions as numbers', async () => {
      const [log] = await two();
      for (let revision = 1; revision <= 11; revision++) expect(await log.append(revision, `${revision}`)).toBe(true);
      expect([await log.newest(), await log.text(10)]).toEqual([11, '10']);
    });

    it('lets exactly one of twenty writers have a revision, whose text then stands there', async () => {
      const handles = await opened(4);
      for (let revision = 1; revision <= times({ full: 50, short: 3 }); revision++) {
        const texts = Array.from({ length: 20 }, (_, i) => `revision ${revision} by ${i}`);
        const won = await Promise.all(texts.map((text, i) => inTurn(handles, i).append(revision, text)));
        expect(won.filter(Boolean)).toHaveLength(1);
        for (const handle of handles) expect(await handle.text(revision)).toBe(texts[won.indexOf(true)]);
      }
    });

    it('lets exactly one of twenty have it who want the same', async () => {
      const handles = await opened(4);
      const won = await Promise.all(Array.from({ length: 20 }, (_, i) => inTurn(handles, i).append(1, 'same')));
      expect(won.filter(Boolean)).toHaveLength(1);
    });

    it('loses no revision of writers who try until they have theirs', async () => {
      const handles = await opened(4);
      const each = times({ full: 25, short: 3 });
      const write = async (log: RegistryLog, writer: number): Promise<string[]> => {
        const history: string[] = [];
        for (let done = 0; done < each;) {
          const revision = (await log.newest()) + 1;
          if (!(await log.append(revision, `${writer}.${done}`))) continue;
          history[revision] = `${writer}.${done}`;
          done += 1;
        }
        return history;
      };
      const histories = await Promise.all(handles.map(write));
      const all = histories.flatMap((history) => Object.entries(history));
      expect(all).toHaveLength(handles.length * each);
      for (const [revision, text] of all) expect(await inTurn(handles, 0).text(Number(revision))).toBe(text);
      expect(await inTurn(handles, 1).newest()).toBe(all.length);
    });

    it('tells another handle that there is a revision, as often as there is one', async () => {
      const [log, other] = await two();
      const listener = await kept(Promise.resolve(listenerOf(other)));
      for (let revision = 1; revision <= times({ full: 3, short: 2 }); revision++) {
        await log.append(revision, 'text');
        await listener.hears(revision);
      }
    });

    it('calls nobody back any more who has ended to listen', async () => {
      const [log, other] = await two();
      let calls = 0;
      const end = other.watch(() => void (calls += 1));
      await end();
      calls = 0;
      const listener = await kept(Promise.resolve(listenerOf(other)));
      for (const revision of [1, 2]) {
        await log.append(revision, 'text');
        await listener.hears(revision);
      }
      expect(calls).toBe(0);
    });
  });

  describe(`${name}: the lease`, () => {
    const wanted = (holder: string, now: number) => ({ holder, now, until: now + 90 });

    it('is one holder’s, who makes it longer, and another one’s when it has run out', async () => {
      const [log, other] = await two();
      expect(await log.lease(wanted('anna', 0))).toBe(true);
      expect(await other.lease(wanted('ben', 89))).toBe(false);
      expect(await log.lease(wanted('anna', 60))).toBe(true);
      expect(await other.lease(wanted('ben', 100))).toBe(false);
      expect(await other.lease(wanted('ben', 150))).toBe(true);
      expect(await log.lease(wanted('anna', 151))).toBe(false);
    });

    it('is one of twenty’s who want it at once', async () => {
      const handles = await opened(4);
      const all = Array.from({ length: 20 }, (_, i) => inTurn(handles, i).lease(wanted(`watcher ${i}`, 0)));
      expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
    });

    it('takes times of today', async () => {
      const [log] = await two();
      expect(await log.lease({ holder: 'anna', now: 1_795_000_000_000, until: 1_795_000_090_000 })).toBe(true);
    });
  });
}
