import path from 'node:path';
import { runChild } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { loadManifest, promote, publish } from '@rig4u/releases';
import { parseRef } from '@rig4u/releases/store';
import { smokeLoad } from '@rig4u/smoke';
import { root } from './support/folders';
import { openScene } from './support/scene';

const fixture = path.join(root, 'platform/e2e/fixtures/mf-rspack');
const scene = openScene();

async function run(version: string, ...args: string[]): Promise<void> {
  const { ok, output } = await runChild(process.execPath, args, { cwd: fixture, env: { RIG4U_VERSION: version } });
  if (!ok) throw new Error(output);
}

/** Builds the fixture by Rspack, as a team without our preset does, and publishes it. */
async function published(version: string, pins: 'pinned' | 'bare'): Promise<string> {
  const dist = await temporaryFolder();
  await run(version, 'build.mjs', version, dist, pins);
  const rig4u = path.join(root, 'platform/releases/bin/rig4u.mjs');
  await run(version, rig4u, 'manifest', dist, '--from', 'mf-manifest.json');
  await publish(scene.product().store, dist);
  return version;
}

const put = (version: string) => promote(scene.product().store, parseRef(`mf-rspack@${version}`), { smoke: smokeLoad });

test('a remote built by Rspack with its own integrity plugin goes live and runs in the product', async () => {
  await put(await published('1.0.0', 'pinned'));
  const { manifest } = await loadManifest(scene.product().store, parseRef('mf-rspack@1.0.0'));
  expect(manifest).toMatchObject({ needs: { '@rig4u/shared/ui': { range: '^1.0.0' }, 'react/jsx-runtime': {} } });
  const { page, context, problems } = await scene.visit();
  await page.goto('/rspack');
  await page.getByRole('heading', { level: 1, name: 'Built by Rspack' }).waitFor();
  expect(await page.title()).toMatch(/^Rspack/);
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
  expect(await page.evaluate(() => 'changedBytesRan' in globalThis)).toBe(false);
  await context.close();
});

test('built without that plugin it is refused with RIG-107', async () => {
  await expect(put(await published('1.1.0', 'bare'))).rejects.toThrow(
    /RIG-107 \/remotes\/mf-rspack\/1\.1\.0\/\S+\.js ran on \/rspack although its bytes were changed/,
  );
});
