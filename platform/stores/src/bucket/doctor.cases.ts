import type { IncomingMessage } from 'node:http';
import { doctor } from '@rig4u/releases';
import type { Store } from '@rig4u/releases/store';
import { startLyingProxy, type Lie } from './lying-proxy';
import type { UsedBucket } from './test-bucket';

/** Services that do not keep what a store builds on. */
export function doctorCases(bucket: UsedBucket): void {
  describe('rig4u doctor', () => {
    const proxies: { close: () => Promise<void> }[] = [];
    afterEach(async () => {
      for (const proxy of proxies.splice(0)) await proxy.close();
    });
    /** What it says of a service that lies. */
    const saidOf = async (lie: Lie): Promise<string[]> => doctor(await behind(lie), Date.now);
    async function behind(lie: Lie): Promise<Store> {
      const proxy = await startLyingProxy(bucket.env().AWS_ENDPOINT_URL_S3, lie);
      proxies.push(proxy);
      return bucket.open(bucket.place(), { ...bucket.env(), AWS_ENDPOINT_URL_S3: proxy.url });
    }
    const answering = (status: number, when: (question: IncomingMessage) => boolean): Lie => ({
      answers: (question) => (when(question) ? status : undefined),
    });

    test('has nothing to say of an honest service, and leaves nothing of what it tried', async () => {
      const asked: string[] = [];
      const answers = ({ method = '', url = '' }: IncomingMessage) => void asked.push(`${method} ${url.split('?')[0]}`);
      expect(await saidOf({ answers })).toEqual([]);
      const by = (method: string) => new Set(asked.flatMap((one) => one.split(`${method} `)[1] ?? []));
      expect(by('PUT').size).toBeGreaterThan(4);
      expect(by('DELETE')).toEqual(by('PUT'));
    });

    const hourAhead = () => ({ 'last-modified': new Date(Date.now() + 3_600_000).toUTCString() });
    test.each<[string, Lie, string | RegExp]>([
      ['ignores If-None-Match of a write', { ignores: ['if-none-match'] }, /^It ignores "If-None-Match: \*"/],
      ['ignores If-Match', { ignores: ['if-match'] }, /^It ignores "If-Match"/],
      [
        'does not see that an object was overwritten',
        answering(304, ({ method, headers }) => method === 'GET' && headers['if-none-match'] !== undefined),
        /^It calls an object unchanged/,
      ],
      ['has a clock an hour ahead', { says: hourAhead }, /clock .*60 minutes/],
      [
        'gives no right to write',
        answering(403, ({ method }) => method === 'PUT'),
        /cannot be tried: The key has no rights/,
      ],
    ])('names a service that %s', async (_, lie, words) => {
      const said = await saidOf(lie);
      expect(said).toEqual([expect.stringMatching(words), expect.stringMatching(words)]);
    });

    test('leaves what it tried where the key may not remove it', async () => {
      const { log } = await behind(answering(403, ({ method }) => method === 'DELETE'));
      const scratch = await log.scratch?.();
      expect(await scratch?.remove()).toBeUndefined();
      expect(scratch).toBeDefined();
    });
  });
}
