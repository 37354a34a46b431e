import { proof } from '@rig4u/kernel/prove';
import { loadManifest, promote, publish } from '@rig4u/releases';
import { writeDist } from '@rig4u/releases/fake-builds';
import { parseRef, type ReleaseRef } from '@rig4u/releases/store';
import { smokeLoad } from '@rig4u/smoke';
import { foreignRemote } from './support/foreign-remote';
import { openScene } from './support/scene';

const scene = openScene();

async function published(...spec: Parameters<typeof foreignRemote>): Promise<ReleaseRef> {
  const { ref } = await publish(scene.product().store, await writeDist(foreignRemote(...spec)));
  return ref;
}
const live = async (): Promise<string[]> => Object.keys((await scene.product().registry()).remotes);

test('a remote of another bundler that pins its chunks goes live', async () => {
  const ref = await published({ version: '1.0.0', pins: true });
  await promote(scene.product().store, ref, { smoke: smokeLoad });
  const { page, context, problems } = await scene.visit();
  await page.goto('/foreign');
  await page.getByRole('heading', { level: 1, name: 'Foreign' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('one whose lazy chunk runs with changed bytes is refused with RIG-107', async () => {
  const ref = await published({ version: '1.1.0', pins: false });
  const before = await scene.product().registry();
  await expect(promote(scene.product().store, ref, { smoke: smokeLoad })).rejects.toThrow(
    /RIG-107 \/remotes\/mf-foreign\/1\.1\.0\/lazy\.js ran on \/foreign although its bytes were changed/,
  );
  expect(await scene.product().registry()).toEqual(before);
});

test('one without ./routes is refused with RIG-110', async () => {
  const ref = await published({ version: '1.2.0', pins: true, exposes: './screens' });
  await expect(promote(scene.product().store, ref, { smoke: smokeLoad })).rejects.toThrow(
    /RIG-110 \/foreign does not load: mf-foreign: .*There is no \.\/routes/s,
  );
  expect(await live()).toContain('mf-foreign');
  expect((await scene.product().registry()).remotes['mf-foreign']?.live.version).toBe('1.0.0');
});

test('the example of a screen is opened: what breaks there and nowhere else is refused with RIG-110', async () => {
  const example = { address: '/foreign/first', data: { breaks: '/foreign/first' } };
  const spec = { pins: true, path: '/foreign/:id' };
  const broken = await published({ ...spec, version: '1.3.0', example });
  await expect(promote(scene.product().store, broken, { smoke: smokeLoad })).rejects.toThrow(
    /RIG-110 \/foreign\/first does not load: .*This one breaks/s,
  );
  const sound = await published({ ...spec, version: '1.3.1', example: { address: '/foreign/first' } });
  await promote(scene.product().store, sound, { smoke: smokeLoad });
  expect((await scene.product().registry()).remotes['mf-foreign']?.live.version).toBe('1.3.1');
});

proof('a guide that exists is opened, and one that does not', async () => {
  const { store, registry } = scene.product();
  const guides = parseRef(`mf-guides@${(await registry()).remotes['mf-guides']?.live.version}`);
  const { manifest } = await loadManifest(store, guides);
  const screens = 'screens' in manifest ? manifest.screens.map(({ path, example }) => ({ path, example })) : [];
  expect(screens).toContainEqual({ path: '/guides/pc-building-basics', example: undefined });
  expect(screens).toContainEqual({ path: '/guides/:guideId', example: '/guides/no-such-guide' });
  expect(await smokeLoad(store, [guides])).toEqual([]);
});
