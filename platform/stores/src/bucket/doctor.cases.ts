import type { IncomingMessage } from 'node:http';
import { startLyingProxy, type Lie } from './lying-proxy';
import type { UsedBucket } from './test-bucket';

/** Services that do not keep what a store builds on. */
export function doctorCases(bucket: UsedBucket): void {
  describe('what rig4u doctor asks', () => {
    const minuteMs = 60_000;
    const proxies: { close: () => Promise<void> }[] = [];
    afterEach(async () => {
      for (const proxy of proxies.splice(0)) await proxy.close();
    });
    /** A scratch of the log at a service that lies; ended after the tests. */
    async function scratchAt(lie: Lie) {
      const proxy = await startLyingProxy(bucket.env().AWS_ENDPOINT_URL_S3, lie);
      proxies.push(proxy);
      const store = await bucket.open(bucket.place(), { ...bucket.env(), AWS_ENDPOINT_URL_S3: proxy.url });
      const { scratch } = store.log;
      if (!scratch) throw new Error('no scratch');
      return scratch();
    }

    test('an honest service has no fault and our time, and nothing is left of the scratch', async () => {
      const asked: string[] = [];
      const answers = ({ method = '', url = '' }: IncomingMessage) => void asked.push(`${method} ${url.split('?')[0]}`);
      const scratch = await scratchAt({ answers });
      const { half, close } = await scratch.open();
      expect(await half.append(1, 'text')).toBe(true);
      expect(await scratch.faults()).toEqual([]);
      expect(Math.abs(((await scratch.clock()) ?? 0) - Date.now())).toBeLessThan(minuteMs);
      await close();
      await scratch.remove();
      const by = (method: string) => new Set(asked.flatMap((one) => one.split(`${method} `)[1] ?? []));
      expect(by('PUT').size).toBeGreaterThan(4);
      expect(by('DELETE')).toEqual(by('PUT'));
    });

    test.each([
      ['If-None-Match of a write', { ignores: ['if-none-match'] }, 'It ignores "If-None-Match: *" when it writes'],
      ['If-Match', { ignores: ['if-match'] }, 'It ignores "If-Match" when it writes'],
      [
        'that an object was overwritten',
        {
          answers: ({ method, headers }: IncomingMessage) =>
            method === 'GET' && headers['if-none-match'] ? 304 : undefined,
        },
        'It calls an object unchanged that was overwritten',
      ],
    ])('a service that ignores %s is named', async (_, lie, fault) => {
      expect(await (await scratchAt(lie)).faults()).toEqual([expect.stringContaining(fault)]);
    });

    test('a clock an hour ahead, a key that may not write, one that may not remove', async () => {
      const ahead = new Date(Date.now() + 60 * minuteMs);
      const late = await scratchAt({ says: () => ({ 'last-modified': ahead.toUTCString() }) });
      expect(await late.clock()).toBe(Math.floor(ahead.getTime() / 1000) * 1000);
      const refusing = (what: string) => ({
        answers: ({ method }: IncomingMessage) => (method === what ? 403 : undefined),
      });
      await expect(scratchAt(refusing('PUT'))).rejects.toThrow('The key has no rights on s3://');
      await (await scratchAt(refusing('DELETE'))).remove();
    });
  });
}
