/** @jest-environment node */
import { createHash } from 'node:crypto';
import { promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist, type FakeRemote } from '@rig4u/releases/fake-builds';
import { integrityOf } from '@rig4u/releases/store';
import { testGateway } from './test-gateway';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A product whose host loads modules; `live` puts a release of the vite remote live. */
async function productWithModules() {
  const { ask, store } = await testGateway();
  const { manifest, files } = fakeHost('1.1.0', undefined, undefined, undefined, undefined, ['script', 'module']);
  const probe = bytes('export {};');
  const json = bytes(
    JSON.stringify({ ...manifest, files: { ...manifest.files, 'module-probe.js': integrityOf(probe) } }),
  );
  await publish(store, await writeDist(new Map([...files, ['module-probe.js', probe], ['host.json', json]])));
  const live = async (spec: FakeRemote) => {
    const { ref } = await publish(
      store,
      await writeDist(fakeRemote({ name: 'mf-vite', paths: ['/vite'], ...spec }).files),
    );
    await promote(store, ref);
  };
  const page = async (path = '/') => {
    const answer = await ask(path);
    const html = await answer.text();
    const [, map] = /<script type="importmap">(.*?)<\/script>/s.exec(html) ?? [];
    return { html, map, policy: answer.headers.get('content-security-policy') ?? '' };
  };
  await promote(store, { part: 'host', version: '1.1.0' });
  return { live, page };
}

it('a page without module releases has no import map, and is the same to the byte as before there was one', async () => {
  const { live, page } = await productWithModules();
  const before = await page();
  expect(before.html).not.toContain('importmap');
  await live({ version: '1.0.0' });
  const { html, policy } = await page();
  expect(html).not.toContain('importmap');
  expect(policy).toBe(before.policy);
});

it('a page carries the hashes of all scripts of modules that are live or were before, allowed by its policy', async () => {
  const { live, page } = await productWithModules();
  await live({ version: '1.0.0', format: 'module' });
  await live({ version: '1.0.1', format: 'module' });
  for (const path of ['/', '/vite']) {
    const { html, map = '', policy } = await page(path);
    const { integrity, ...rest } = JSON.parse(map);
    expect(rest).toEqual({});
    expect(Object.keys(integrity)).toEqual([
      '/host/1.1.0/module-probe.js',
      '/host/1.1.0/module-probe.js?changed',
      ...['1.0.1', '1.0.0'].flatMap((version) => [
        `/remotes/mf-vite/${version}/1.abc.js`,
        `/remotes/mf-vite/${version}/remoteEntry.js`,
      ]),
    ]);
    expect(integrity['/host/1.1.0/module-probe.js']).toBe(integrityOf(bytes('export {};')));
    expect(integrity['/host/1.1.0/module-probe.js?changed']).not.toBe(integrityOf(bytes('export {};')));
    expect(policy).toContain(` 'sha256-${createHash('sha256').update(map).digest('base64')}'`);
    expect(html.indexOf('importmap')).toBeGreaterThan(html.indexOf('rig4u-index'));
  }
});

it('a script that followed a module has no hashes there, and the module before it keeps its own', async () => {
  const { live, page } = await productWithModules();
  await live({ version: '1.0.0', format: 'module' });
  await live({ version: '1.0.1' });
  const { integrity } = JSON.parse((await page()).map ?? '{}');
  expect(Object.keys(integrity).filter((src) => src.startsWith('/remotes/'))).toEqual([
    '/remotes/mf-vite/1.0.0/1.abc.js',
    '/remotes/mf-vite/1.0.0/remoteEntry.js',
  ]);
});
