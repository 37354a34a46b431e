/** @jest-environment node */
import { createHash } from 'node:crypto';
import { promote, publish } from '@rig4u/releases';
import { fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { grow } from '@rig4u/releases/store';
import { entry, testGateway } from './test-gateway';

describe('release files', () => {
  it('are immutable, open to other origins and of the right type', async () => {
    const { ask } = await testGateway();
    const answer = await ask(`${entry}?retry=1`);
    expect(await answer.text()).toBe('"entry of 1.0.0"');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('/remotes/mf-guides/1.0.0/art/part.svg')).headers.get('content-type')).toMatch(
      /^image\/svg\+xml/,
    );
    expect((await ask('/host/1.0.0/widgets.js')).status).toBe(200);
  });

  it('come compressed when that is accepted', async () => {
    const { ask } = await testGateway();
    const answer = await ask(entry, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
    expect(Buffer.from(await grow(new Uint8Array(await answer.arrayBuffer()))).toString()).toBe('"entry of 1.0.0"');
  });

  it('of the last good release stay there', async () => {
    const { ask, store } = await testGateway();
    await publish(store, await writeDist(fakeRemote({ version: '1.0.1' }).files));
    await promote(store, { part: 'mf-guides', version: '1.0.1' });
    expect((await ask(entry)).status).toBe(200);
  });

  it.each([
    '/remotes/mf-guides/1.0.0/gone.js',
    '/remotes/mf-guides/1.0.0/',
    '/remotes/mf-guides/1.0.0',
    '/remotes/mf-guides',
    '/remotes',
    '/host',
    '/host/9.9.9/index.html',
    '/remotes/..%2fregistry.json',
    '/remotes/%2e%2e%2fregistry.json',
    '/remotes/mf-guides/..%5c..%5cregistry.json',
    '/remotes/%00',
    '/remotes/%E0%A4%A',
    '/remotes/mf-guides/1.0.0/remoteEntry.js/x',
    '/favicon.ico',
    '/missing.js',
    '/api',
    '/api/nothing',
    '/registry/1.json',
  ])('at %s: a plain 404, never the page', async (path) => {
    const answer = await (await testGateway()).ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});

it('sends bytes that match the hash the registry pins', async () => {
  const { ask } = await testGateway();
  const registry = await (await ask('/registry.json')).json();
  const { src, integrity } = registry.remotes['mf-guides'].live.entry;
  const bytes = new Uint8Array(await (await ask(src)).arrayBuffer());
  expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity);
});
