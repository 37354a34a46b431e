/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeFoldersGo, temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { ask } from './ask';
import { buildInService } from './build-in-service';
import { endServices } from './end-services';
import { placeIn } from './place';

/** A repository without services, and a folder that they write into. */
async function scene() {
  const folder = await temporaryFolder();
  const place = placeIn(folder, 'service');
  const pid = async () => v.parse(v.object({ pid: v.number() }), await ask(place.socket, '/alive')).pid;
  beforeFoldersGo(async () => void (await ask(place.socket, '/stop')));
  const build = (version: string, part = 'mf-commerce') =>
    buildInService(place, {
      part,
      env: { ...process.env, RIG4U_VERSION: version, RIG4U_DIST: join(folder, 'dist') },
    });
  const builtVersion = async () => JSON.parse(await readFile(join(folder, 'dist/remote.json'), 'utf8')).version;
  return { place, pid, build, builtVersion };
}

it('builds in a process that stays, and in a new one after that was killed, until it is told to end', async () => {
  const { build, builtVersion, pid, place } = await scene();
  expect(await build('1.0.0-local.00000000')).toMatchObject({ ok: false, output: expect.stringContaining('version') });
  const first = await pid();
  expect(await build('1.0.0-local.aaaaaaaa')).toEqual({ ok: true, output: '' });
  expect(await pid()).toBe(first);
  process.kill(first, 'SIGKILL');
  expect(await build('1.0.0-local.bbbbbbbb')).toEqual({ ok: true, output: '' });
  expect(await builtVersion()).toBe('1.0.0-local.bbbbbbbb');
  expect(await pid()).not.toBe(first);
  expect(await endServices([place])).toBe(1);
  expect(await endServices([place])).toBe(0);
});

it('has no service where none can listen', async () => {
  const place = placeIn(join(await temporaryFolder(), 'deep/'.repeat(30)), 'service');
  expect(await buildInService(place, { part: 'mf-commerce', env: {} })).toBeUndefined();
});
