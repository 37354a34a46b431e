/** @jest-environment node */
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig } from '@rig4u/kernel/config';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { eventually } from '@rig4u/kernel/until';
import { promote, publish, rollback, rollout, stopRollout } from '@rig4u/releases';
import { fakeHost, fakeRemote, inlineScript, writeDist } from '@rig4u/releases/fake-builds';
import { grow, registryFile } from '@rig4u/releases/store';
import { createGateway } from './app';
import { entry, testGateway } from './test-gateway';

const embedded = (html: string, id: string): unknown =>
  JSON.parse(html.split(`<script type="application/json" id="${id}">`)[1]?.split('</script>')[0] ?? 'null');

describe('the page', () => {
  it.each(['/', '/guides', '/guides/first-build', '/nothing/here/at-all'])(
    'comes at %s with config and the index of the registry in it',
    async (path) => {
      const { ask, config } = await testGateway();
      const answer = await ask(path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(embedded(html, 'rig4u-config')).toEqual(config);
      expect(embedded(html, 'rig4u-index')).toEqual(await (await ask('/registry/index.json')).json());
      expect(html).not.toContain('<!--rig4u:');
    },
  );

  it('carries the record of the remote that owns its address, and no other', async () => {
    const { ask } = await testGateway();
    const record = await (await ask('/remotes/mf-guides/1.0.0/release.json')).json();
    expect(embedded(await (await ask('/guides')).text(), 'rig4u-record')).toEqual({ part: 'mf-guides', record });
    expect(embedded(await (await ask('/')).text(), 'rig4u-record')).toBeNull();
  });

  it.each<[string, (text: string) => string]>([
    ['damaged', () => '{"id":'],
    ['another one, of the same form', (text) => text.replace('/remoteEntry.js', '/evil.js')],
    ['the same in other letters', (text) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`],
    ['empty', () => ''],
  ])(
    'comes without a record that is %s: whoever needs it asks for it, and it is reported once',
    async (_what, spoil) => {
      const { ask, store, log } = await testGateway();
      const file = join(store, 'remotes/mf-guides/1.0.0/release.json');
      await writeFile(file, spoil(await readFile(file, 'utf8')));
      for (const address of ['/guides', '/guides/', '/guides', '/guides?a=b']) {
        const answer = await ask(address);
        expect(answer.status).toBe(200);
        expect(embedded(await answer.text(), 'rig4u-record')).toBeNull();
      }
      expect(log).toEqual([
        expect.stringMatching(/record-unusable.*mf-guides@1\.0\.0.*is not the one that the registry names/),
      ]);
    },
  );

  it('comes without a record that is missing, and that is reported once', async () => {
    const { ask, store, log } = await testGateway();
    await rm(join(store, 'remotes/mf-guides/1.0.0/release.json'));
    for (let turn = 0; turn < 3; turn += 1) expect((await ask('/guides')).status).toBe(200);
    expect(log).toEqual([expect.stringMatching(/record-unusable.*is missing/)]);
  });

  it('carries a record again that could not be read for a moment, of the same revision', async () => {
    const { ask, store, log } = await testGateway();
    const file = join(store, 'remotes/mf-guides/1.0.0/release.json');
    await rename(file, `${file}.aside`);
    await symlink(file, file);
    const carried = async () => embedded(await (await ask('/guides')).text(), 'rig4u-record');
    expect(await carried()).toBeNull();
    await rm(file);
    await rename(`${file}.aside`, file);
    await eventually(async () => expect(await carried()).toMatchObject({ part: 'mf-guides' }));
    expect(log).toEqual([expect.stringMatching(/record-unusable.*cannot be read: .*ELOOP/)]);
  });

  it('comes without a record that cannot be read, and all else is served; reported once, whatever is live beside it', async () => {
    const { ask, store, log } = await testGateway();
    await publish(store, await writeDist(fakeHost('1.0.1').files));
    const how = { steps: [1, 100], everyMs: 1, stopIf: { overLivePp: 1, atLeast: 1 } };
    await rollout(store, { part: 'host', version: '1.0.1' }, how);
    const file = join(store, 'remotes/mf-guides/1.0.0/release.json');
    const text = await readFile(file, 'utf8');
    await rm(file);
    await mkdir(file);
    for (const path of ['/', '/guides', '/registry.json']) expect((await ask(path)).status).toBe(200);
    expect(log).toEqual([expect.stringMatching(/record-unusable.*mf-guides@1\.0\.0.*cannot be read: .*EISDIR/)]);
    await rm(file, { recursive: true });
    await writeFile(file, text);
    await stopRollout(store, 'host');
    expect(embedded(await (await ask('/guides')).text(), 'rig4u-record')).toMatchObject({ part: 'mf-guides' });
    expect(log).toHaveLength(1);
  });

  it('carries the live record where that of a release beside it is another one', async () => {
    const { ask, store, log } = await testGateway();
    await publish(store, await writeDist(fakeRemote({ version: '1.0.1' }).files));
    const how = { steps: [1, 100], everyMs: 1, stopIf: { overLivePp: 1, atLeast: 1 } };
    await rollout(store, { part: 'mf-guides', version: '1.0.1' }, how);
    const tried = join(store, 'remotes/mf-guides/1.0.1/release.json');
    await writeFile(tried, (await readFile(tried, 'utf8')).replace('/remoteEntry.js', '/evil.js'));
    const record = await (await ask('/remotes/mf-guides/1.0.0/release.json')).json();
    expect(embedded(await (await ask('/guides')).text(), 'rig4u-record')).toEqual({ part: 'mf-guides', record });
    expect(log).toEqual([expect.stringContaining('mf-guides@1.0.1')]);
  });

  it('of a host from before the index carries the whole registry', async () => {
    const { ask, store } = await testGateway();
    const page = '<html><head><!--rig4u:config--><!--rig4u:registry--></head><body></body></html>';
    await publish(store, await writeDist(fakeHost('0.9.0', undefined, page).files));
    await promote(store, { part: 'host', version: '0.9.0' });
    const html = await (await ask('/guides')).text();
    expect(embedded(html, 'rig4u-registry')).toEqual(await (await ask('/registry.json')).json());
    expect(html).not.toContain('rig4u-index');
  });

  it('cannot be broken out of by a value', async () => {
    const store = await temporaryFolder();
    const config = { ...(await loadConfig({})), owner: { email: '</script><script>alert(1)</script>$&' } };
    await publish(store, await writeDist(fakeHost().files));
    await promote(store, { part: 'host', version: '1.0.0' });
    const html = await (
      await createGateway({ store, config, log: () => undefined }).fetch(new Request('http://rig4u.test/'))
    ).text();
    expect(html).not.toContain('<script>alert');
    expect(embedded(html, 'rig4u-config')).toEqual(config);
  });

  it('has the security headers', async () => {
    const { headers } = await (await testGateway()).ask('/');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self' ${inlineScript}; style-src 'self' ` +
        `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data:; font-src ` +
        `'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; ` +
        `worker-src blob:; frame-ancestors 'none'; form-action 'self'; report-to main`,
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    // What stands inline has hashes: nobody on the way may change it.
    expect(headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('asks for https to be kept where the visitor came by it', async () => {
    const { ask } = await testGateway();
    const { headers } = await ask('/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
  });

  it('is not sent again while nothing changed, and is after a promotion', async () => {
    const { ask, store } = await testGateway();
    const tag = (await ask('/')).headers.get('etag') ?? '';
    const again = await ask('/', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toContain(inlineScript);
    await publish(store, await writeDist(fakeRemote({ version: '1.0.1' }).files));
    await promote(store, { part: 'mf-guides', version: '1.0.1' });
    expect((await ask('/', { headers: { 'if-none-match': tag } })).status).toBe(200);
  });

  it('comes compressed when that is accepted', async () => {
    const { ask } = await testGateway();
    const answer = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Buffer.from(await grow(new Uint8Array(await answer.arrayBuffer()))).toString()).toContain('rig4u-index');
  });

  it('says what to do while nothing is live', async () => {
    const { ask } = await testGateway({ empty: true });
    const answer = await ask('/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('rig4u promote host@<version>');
    expect((await ask('/readyz')).status).toBe(503);
  });
});

describe('the registry', () => {
  it('is tagged by its revision and not sent twice', async () => {
    const { ask } = await testGateway();
    const answer = await ask('/registry.json');
    const tag = answer.headers.get('etag') ?? '';
    expect(await answer.json()).toMatchObject({ revision: 2 });
    expect(tag).toMatch(/^W\/"2-/);
    const again = await ask('/registry.json', { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('changes at once with a promotion and a rollback', async () => {
    const { ask, store } = await testGateway();
    await publish(store, await writeDist(fakeRemote({ version: '1.0.1' }).files));
    const live = async () => {
      const whole = (await (await ask('/registry.json')).json()).remotes['mf-guides'].live.version;
      const [indexed] = (await (await ask('/registry/index.json')).json()).remotes['mf-guides'].live;
      expect(indexed).toBe(whole);
      return whole;
    };
    expect(await live()).toBe('1.0.0');
    await promote(store, { part: 'mf-guides', version: '1.0.1' });
    expect(await live()).toBe('1.0.1');
    await rollback(store, 'mf-guides');
    expect(await live()).toBe('1.0.0');
  });

  it.each(['not json', '{"schema":1}'])(
    'that is damaged (%s) takes nothing down and is named in the log',
    async (text) => {
      const { ask, store, log } = await testGateway();
      expect((await ask('/')).status).toBe(200);
      await writeFile(registryFile(store), text);
      expect((await ask('/')).status).toBe(200);
      expect(log[0]).toContain('registry-unusable');
    },
  );

  it('with a host that is gone keeps the page it had', async () => {
    const { ask, store } = await testGateway();
    await ask('/');
    await publish(store, await writeDist(fakeHost('1.1.0').files));
    await promote(store, { part: 'host', version: '1.1.0' });
    await rm(join(store, 'host/1.1.0'), { recursive: true });
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready', host: '1.0.0', revision: 2, missing: [] });
  });
});

it('serves the config', async () => {
  const { ask, config } = await testGateway();
  const answer = await ask('/config.json');
  expect(await answer.json()).toEqual(config);
  expect((await ask('/config.json', { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })).status).toBe(
    304,
  );
});

it('tells its health', async () => {
  expect(await (await (await testGateway()).ask('/healthz')).json()).toEqual({ status: 'ok' });
  const empty = await (await testGateway({ empty: true })).ask('/healthz');
  expect([empty.status, await empty.json()]).toEqual([200, { status: 'ok' }]);
});

it('is ready while a host is live and it is not stopping', async () => {
  let isStopping = false;
  const { ask } = await testGateway({ isStopping: () => isStopping });
  const ready = async () => {
    const answer = await ask('/readyz');
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toEqual([200, { status: 'ready', host: '1.0.0', revision: 2, missing: [] }]);
  isStopping = true;
  expect(await ready()).toEqual([503, { status: 'stopping', host: '1.0.0', revision: 2, missing: [] }]);
  expect((await ask('/')).status).toBe(200);
});

it.each([
  '/',
  '/guides',
  entry,
  '/registry.json',
  '/config.json',
  '/healthz',
  '/readyz',
  '/missing.js',
  '/api/nothing',
])('%s says which origins may take it in', async (path) => {
  const { headers } = await (await testGateway()).ask(path);
  expect(headers.get('cross-origin-resource-policy')).toBe(path === entry ? 'cross-origin' : 'same-origin');
});

describe('an address with a dot', () => {
  const isPage = async (path: string, accept: string) => {
    const answer = await (await testGateway()).ask(path, { headers: { accept } });
    return answer.status === 200 && (await answer.text()).includes('rig4u-index');
  };

  it.each(['/guides/v2.0', '/guides/1.0.0/first', '/g/some.thing'])('%s is a screen', async (path) =>
    expect(await isPage(path, '*/*')).toBe(true),
  );
  it.each(['/guides/app.js', '/icon.png', '/.env', '/.git/config'])(
    '%s is a file that is not there, unless a visitor opens it',
    async (path) => {
      expect(await isPage(path, '*/*')).toBe(false);
      expect(await isPage(path, 'text/html,application/xhtml+xml,*/*;q=0.8')).toBe(true);
    },
  );
});
