/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runChild } from '@rig4u/kernel';

const rig4u = (...args: string[]) =>
  runChild(process.execPath, [join(root, 'platform/releases/bin/rig4u.mjs'), ...args]);
const bundleOf = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(root, '.rig4u/cli/sources.json'), 'utf8'));

it('starts from one file, which is made only when a source has changed', async () => {
  expect(await rig4u('--help')).toMatchObject({ ok: true, output: expect.stringContaining('rig4u promote <part>') });
  const made = await bundleOf();
  await rig4u('--help');
  expect(await bundleOf()).toEqual(made);
  expect(made).toMatchObject({
    sources: expect.objectContaining({ [join(root, 'platform/releases/src/command/main.ts')]: expect.any(String) }),
  });
});

it('refuses in one line, as from its sources', async () => {
  expect(await rig4u('status', '--store', '/nowhere')).toMatchObject({
    ok: false,
    output: expect.stringMatching(/^There is no store at \/nowhere\./),
  });
});
