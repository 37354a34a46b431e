/** @jest-environment node */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, writeDist } from '../fake-builds';
import { promote, publish } from './commands';
import { mustBeFormat2 } from './format-1';

/** A store as the tool of format 1 left it. */
async function oldStore(): Promise<string> {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  await mkdir(join(store, 'registry'));
  const registry = { schema: 1, revision: 1, host: { version: '1.0.0', shared: {} }, remotes: {} };
  await writeFile(join(store, 'registry/1.json'), JSON.stringify(registry));
  return store;
}

it('a store of format 1 is refused with the tool that converts it, and left as it is', async () => {
  const store = await oldStore();
  const before = await readdir(store, { recursive: true });
  await expect(mustBeFormat2(store)).rejects.toThrow(
    /is of format 1\. It was left as it is\. .*tag "store-format-1".*rig4u convert/,
  );
  expect(await readdir(store, { recursive: true })).toEqual(before);
});

it('an empty store, one that was converted, and one of today pass', async () => {
  const converted = await oldStore();
  await promote(converted, { part: 'host', version: '1.0.0' });
  const today = await temporaryFolder();
  await publish(today, await writeDist(fakeHost().files));
  await promote(today, { part: 'host', version: '1.0.0' });
  for (const store of [await temporaryFolder(), converted, today])
    await expect(mustBeFormat2(store)).resolves.toBeUndefined();
});
