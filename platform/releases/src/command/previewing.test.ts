/** @jest-environment node */
import { readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { forgetLocalProduct, tellLocalProduct } from '../local-product';
import { openPreview, readPreviewKey } from '../preview';
import { terminal } from './test-terminal';

async function withKeys() {
  const folder = await temporaryFolder();
  const env: Record<string, string> = { RIG4U_BY: 'anna', RIG4U_PREVIEW_KEY_FILE: join(folder, 'preview-key.pem') };
  const setup = await terminal(undefined, env);
  expect((await setup.run('preview-keys', folder)).text).toContain('RIG4U_PREVIEW_PUBLIC_KEY_FILE=');
  await setup.withHost();
  await setup.remote();
  return { ...setup, env, publicKey: await readPreviewKey(join(folder, 'preview-key.public.pem'), 'public', 'X') };
}

it('makes a link that says release, site, end and who made it', async () => {
  const { run, publicKey } = await withKeys();
  const { code, text } = await run('preview', 'mf-guides@1.0.0', '--expires', '2d', '--origin', 'https://shop.example');
  const [link = '', says] = text.split('\n');
  expect([code, says]).toEqual([0, 'It shows mf-guides@1.0.0 until 2026-11-24T12:00:00.000Z to whoever opens it.']);
  expect(openPreview(link.replace('https://shop.example/preview/', ''), [publicKey])).toEqual({
    v: 1,
    part: 'mf-guides',
    version: '1.0.0',
    hash: expect.stringMatching(/^sha256-/),
    origin: 'https://shop.example',
    until: '2026-11-24T12:00:00.000Z',
    by: 'anna',
  });
  expect(JSON.parse((await run('preview', 'mf-guides@1.0.0', '--json')).text)).toMatchObject({
    link: expect.stringMatching(/^http:\/\/localhost:4400\/preview\//),
    until: '2026-11-29T12:00:00.000Z',
  });
});

it.each([
  [['preview'], 1, 'Say what to preview'],
  [['preview', 'mf-guides@1.0.0', '--expires', '31d'], 1, '30 days at most'],
  [['preview', 'mf-guides@1.0.0', '--expires', '2026-11-01'], 1, 'ends in the future'],
  [['preview', 'mf-guides@1.0.0', '--origin', 'https://shop.example/x'], 1, 'without a path'],
  [['preview', 'mf-guides@9.0.0'], 4, 'is not published'],
])('%j ends with %d and says why', async (argv, code, message) => {
  const { run } = await withKeys();
  expect(await run(...argv)).toEqual({ code, text: expect.stringContaining(message) });
});

it('says which key is wanted', async () => {
  const { run, env, withHost } = await withKeys();
  await withHost();
  delete env['RIG4U_PREVIEW_KEY_FILE'];
  expect(await run('preview', 'mf-guides@1.0.0')).toMatchObject({
    code: 1,
    text: expect.stringContaining('preview-keys'),
  });
  env['RIG4U_PREVIEW_KEY_FILE'] = '/nowhere/key.pem';
  expect(await run('preview', 'mf-guides@1.0.0')).toMatchObject({
    code: 2,
    text: expect.stringContaining('not there'),
  });
});

it('links to the product of npm start beside the store, whatever its port, and reads of it what only its owner may', async () => {
  const { run, store, env } = await withKeys();
  const linked = async () => (await run('preview', 'mf-guides@1.0.0')).text.split('/preview/')[0];
  await tellLocalProduct(store, { origin: 'http://localhost:4470', loads: 'postgresql://secret' });
  expect(await linked()).toBe('http://localhost:4470');
  const [name = ''] = (await readdir(dirname(store))).filter((file) => file.endsWith('.json'));
  const file = join(dirname(store), name);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  env['PORT'] = '5000';
  expect(await linked()).toBe('http://localhost:5000');
  delete env['PORT'];
  await writeFile(file, '{}');
  expect(await run('preview', 'mf-guides@1.0.0')).toEqual({ code: 2, text: expect.stringContaining('npm start') });
  await forgetLocalProduct(store);
  expect(await linked()).toBe('http://localhost:4400');
});
