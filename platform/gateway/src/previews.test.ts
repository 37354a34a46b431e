/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { preview, promote, publish, rollback } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { signPreview, type PreviewClaim } from '@rig4u/releases/preview';
import { testGateway } from './test-gateway';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const until = '2026-11-29T12:00:00.000Z';
const indexIn = (html: string) => JSON.parse(html.split('id="rig4u-index">')[1]?.split('</script>')[0] ?? 'null');

/** A gateway with guides 1.0.0 live, and guides 1.1.0 and host 1.1.0 published only. */
async function withPreviews(setup: { origin?: string } = {}) {
  let now = Date.parse('2026-11-22T12:00:00Z');
  const gateway = await testGateway({ previews: { publicKey, now: () => now }, ...setup });
  const { store, ask } = gateway;
  const { files } = fakeRemote({ version: '1.1.0', paths: ['/guides/:id', '/guides', '/guides/new'] });
  await publish(store, await writeDist(files));
  await publish(store, await writeDist(fakeHost('1.1.0').files));
  const options = { privateKey, origin: 'http://rig4u.test', until: Date.parse(until), by: 'anna' };
  const { link, claim } = await preview(store, { part: 'mf-guides', version: '1.1.0' }, options);
  const token = link.replace('http://rig4u.test/preview/', '');
  const signed = (more: Partial<PreviewClaim>) => signPreview({ ...claim, ...more }, privateKey);
  const open = (text: string) => ask(`/preview/${text}`);
  const as = (path: string, text: string) => ask(path, { headers: { cookie: `a=b; rig4u-preview=${text}` } });
  return { ...gateway, token, claim, signed, open, as, options, setNow: (time: string) => (now = Date.parse(time)) };
}

/** What a page is of: its revision of the guides, and whether it is a preview. */
const shown = async (answer: Response) => {
  const index = indexIn(await answer.text());
  return [index.host.version, index.remotes['mf-guides'].live[0], index.preview?.version];
};
const live = ['1.0.0', '1.0.0', undefined];

describe('the link of a preview', () => {
  it('is remembered by the browser until its end, and leads to the first screen that needs no name', async () => {
    const { open, token } = await withPreviews();
    const answer = await open(token);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/guides']);
    expect(answer.headers.get('set-cookie')).toBe(
      `rig4u-preview=${token}; Path=/; Expires=Sun, 29 Nov 2026 12:00:00 GMT; HttpOnly; SameSite=Lax`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is remembered for https alone where it was opened so', async () => {
    const { ask, signed } = await withPreviews();
    const token = signed({ origin: 'https://rig4u.test' });
    const answer = await ask(`/preview/${token}`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure(;|$)/);
  });

  it.each([
    ['was changed', 403, async ({ token }: Setup) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['is of another site', 403, async ({ signed }: Setup) => signed({ origin: 'https://other.example' })],
    [
      'names another release of that version',
      410,
      async ({ signed }: Setup) => signed({ hash: `sha256-${'a'.repeat(43)}=` }),
    ],
    ['names a release that nobody published', 410, async ({ signed }: Setup) => signed({ version: '9.9.9' })],
    ['has ended', 410, async ({ token, setNow }: Setup) => (setNow(until), token)],
    [
      'is of a release that was taken away',
      410,
      async ({ token, store }: Setup) => {
        await promote(store, { part: 'mf-guides', version: '1.1.0' });
        await rollback(store, 'mf-guides');
        return token;
      },
    ],
  ])('that %s says so, and opens nothing', async (_case, status, tokenOf) => {
    const setup = await withPreviews();
    const token = await tokenOf(setup);
    const answer = await setup.open(token);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('This link shows no preview');
    expect(answer.headers.has('set-cookie')).toBe(false);
    const page = await setup.as('/guides', token);
    expect(page.headers.get('set-cookie')).toMatch(/^rig4u-preview=; Max-Age=0/);
    expect((await shown(page)).at(2)).toBeUndefined();
  });
  type Setup = Awaited<ReturnType<typeof withPreviews>>;

  it('is checked against the address that the operator named, and not what a visitor says', async () => {
    const { as, signed } = await withPreviews({ origin: 'https://shop.example' });
    expect(await shown(await as('/guides', signed({})))).toEqual(live);
    expect(await shown(await as('/guides', signed({ origin: 'https://shop.example' })))).toEqual([
      '1.0.0',
      '1.1.0',
      '1.1.0',
    ]);
  });

  it('is nothing to a gateway without a key', async () => {
    const { token } = await withPreviews();
    const { ask } = await testGateway();
    expect((await ask(`/preview/${token}`)).status).toBe(404);
    expect(await shown(await ask('/guides', { headers: { cookie: `rig4u-preview=${token}` } }))).toEqual(live);
  });
});

describe('who opened it', () => {
  it('gets the release as live, the live one as its fallback, and says what it is', async () => {
    const { as, token, ask } = await withPreviews();
    const answer = await as('/guides/new', token);
    const html = await answer.text();
    expect(indexIn(html)).toMatchObject({
      preview: { part: 'mf-guides', version: '1.1.0', until },
      remotes: {
        'mf-guides': {
          paths: ['/guides/:id', '/guides', '/guides/new'],
          live: ['1.1.0', expect.anything()],
          before: ['1.0.0', expect.anything()],
        },
      },
    });
    expect(html).toContain('mf_guides_1_1_0');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(await shown(await as('/registry/index.json', token).then(asPage))).toEqual(['1.0.0', '1.1.0', '1.1.0']);
    expect(await shown(await ask('/guides'))).toEqual(live);
  });

  it('keeps nothing of it for use without a network', async () => {
    const { as, token, ask } = await withPreviews();
    expect((await as('/registry/files.json', token)).status).toBe(404);
    const worker = async (answer: Promise<Response>) => (await answer).headers.get('etag');
    expect(await worker(as('/worker.js', token))).toBe(await worker(ask('/worker.js')));
  });

  it('sees a host in the same way', async () => {
    const { as, store, options } = await withPreviews();
    const { link } = await preview(store, { part: 'host', version: '1.1.0' }, options);
    const page = await as('/', link.split('/preview/')[1] ?? '');
    expect(await shown(page)).toEqual(['1.1.0', '1.0.0', '1.1.0']);
  });

  it('sees what goes live meanwhile beside it', async () => {
    const { as, token, store } = await withPreviews();
    await as('/guides', token);
    await promote(store, { part: 'host', version: '1.1.0' });
    expect(await shown(await as('/guides', token))).toEqual(['1.1.0', '1.1.0', '1.1.0']);
  });

  it.each([
    ['http://rig4u.test/guides/new?a=1', '/guides/new?a=1'],
    ['http://other.test/guides', '/'],
    ['http://rig4u.test//other.test/x', '/other.test/x'],
    [undefined, '/'],
  ])('leaves it from %s to %s', async (referer, address) => {
    const { ask } = await withPreviews();
    const answer = await ask('/preview/leave', { method: 'POST', headers: referer ? { referer } : {} });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, address]);
    expect(answer.headers.get('set-cookie')).toMatch(/^rig4u-preview=; Max-Age=0/);
  });
});

/** An index as `shown` finds it in a page. */
const asPage = async (answer: Response): Promise<Response> =>
  new Response(`id="rig4u-index">${await answer.text()}</script>`, answer);

it('a release that would not run beside what is live gets no link', async () => {
  const { store, options } = await withPreviews();
  const files = fakeRemote({ version: '2.0.0', needs: { '@rig4u/shared/ui': ['Sparkle'] } }).files;
  await publish(store, await writeDist(files));
  await expect(preview(store, { part: 'mf-guides', version: '2.0.0' }, options)).rejects.toThrow(/RIG-102.*Sparkle/);
});
