/** @jest-environment node */
import { join } from 'node:path';
import { root, runChild } from '@rig4u/kernel';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { start } from './test-server';

const check = (dist: string, port: number) =>
  runChild(process.execPath, [
    ...[join(root, 'platform/releases/bin/rig4u.mjs'), 'check', dist],
    ...['--against', `http://localhost:${port}`],
  ]);

it('a team checks its build beside what a gateway serves, without a store', async () => {
  const { port } = await start();
  const guides = fakeRemote({ version: '1.1.0', needs: { '@rig4u/shared/ui': ['Button'] } });
  expect(await check(await writeDist(guides.files), port)).toMatchObject({
    ok: true,
    output: expect.stringMatching(/^mf-guides@1\.1\.0 may go live\./),
  });
  expect(await check(await writeDist(fakeRemote({ name: 'mf-other' }).files), port)).toMatchObject({
    ok: false,
    output: expect.stringContaining('RIG-104 /guides meets /guides of mf-guides'),
  });
  expect(await check(await writeDist(fakeHost('1.1.0', []).files), port)).toMatchObject({
    ok: false,
    output: expect.stringContaining('RIG-102 @rig4u/shared/ui does not export Button any more'),
  });
});
