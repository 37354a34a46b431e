import { loadManifest, promote } from '@rig4u/releases';
import { parseRef } from '@rig4u/releases/store';
import { smokeLoad } from '@rig4u/smoke';
import { proof } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { publishRsbuild, publishRspack } from './support/other-bundlers';
import { openScene } from './support/scene';

const scene = openScene();

async function put(version: string, pins?: 'bare'): Promise<void> {
  const { store } = scene.product();
  const { ref } = await publishRspack(store, version, pins);
  await promote(store, ref, { smoke: smokeLoad });
}

test('a remote built by Rspack goes live and runs in the product; its manifest has the names that it needs', async () => {
  await put('1.0.0');
  const { manifest } = await loadManifest(scene.product().store, parseRef('mf-rspack@1.0.0'));
  expect(manifest).toMatchObject({
    needs: {
      '@rig4u/shared/routing': { range: '^1.0.0', names: ['Link', 'usePageMeta', 'useParams'] },
      'react/jsx-runtime': { range: '^19.0.0', names: ['jsx', 'jsxs'] },
    },
    screens: [
      { path: '/rspack', takes: expect.arrayContaining(['@rig4u/shared/theme', 'react']) },
      { path: '/rspack/:name', takes: expect.not.arrayContaining(['@rig4u/shared/theme', 'react']) },
    ],
  });
  const { page, context, problems } = await scene.visit();
  await page.goto('/rspack');
  await page.getByRole('heading', { level: 1, name: 'Built by Rspack' }).waitFor();
  await eventually(async () => expect(await page.title()).toMatch(/^Rspack/));
  await page.goto('/rspack/ann');
  await page.getByRole('heading', { level: 1, name: 'Hello, ann' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('changed bytes of its lazy chunk are refused by the browser', async () => {
  const { page, context } = await scene.visit();
  let changed = 0;
  await context.route(/\/remotes\/mf-rspack\/1\.0\.0\/\d+\..*\.js/, async (route) => {
    const response = await route.fetch();
    changed += 1;
    await route.fulfill({ response, body: `globalThis.changedBytesRan = true;${await response.text()}` });
  });
  await page.goto('/rspack');
  await page.getByRole('main').getByRole('alert').waitFor();
  expect(changed).toBeGreaterThan(0);
  await eventually(async () => expect(await page.evaluate(() => 'changedBytesRan' in globalThis)).toBe(false));
  await context.close();
});

proof('built without the plugin that pins its scripts it is refused with RIG-107', async () => {
  await expect(put('1.1.0', 'bare')).rejects.toThrow(
    /RIG-107 \/remotes\/mf-rspack\/1\.1\.0\/\S+\.js ran on \/rspack although its bytes were changed/,
  );
});

proof('Rsbuild makes the same release with the same preset, byte for byte', async () => {
  const { store } = scene.product();
  expect(await publishRspack(store, '1.2.0')).toMatchObject({ changed: true });
  // Other bytes under a known version would be refused.
  expect(await publishRsbuild(store, '1.2.0')).toMatchObject({ changed: false });
});
