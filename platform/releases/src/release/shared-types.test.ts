/** @jest-environment node */
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, writeDist } from '../fake-builds';
import { sharedTypesFile, type SharedTypes } from '../manifest';
import { integrityOf } from '../store';
import { check, liveInStore } from './check';
import { promote, publish, rollback } from './commands';
import type { CompareTypes } from './shared-types';

const ui = '@rig4u/shared/ui';
const described = (text: string): SharedTypes => ({
  schema: 1,
  entries: { [ui]: { file: 'ui.d.ts', values: ['Button'], types: ['ButtonProps'] } },
  files: { 'ui.d.ts': text },
});

/** A built host whose release describes its types by `text`; without a text it is of a build that did not. */
async function dist(version: string, text?: string, names = ['Button']): Promise<string> {
  const { manifest, files } = fakeHost(version, names);
  if (text === undefined) return writeDist(files);
  const bytes = new TextEncoder().encode(JSON.stringify(described(text)));
  const hashes = { ...manifest.files, [sharedTypesFile]: integrityOf(bytes) };
  const host = new TextEncoder().encode(JSON.stringify({ ...manifest, files: hashes }));
  return writeDist(new Map([...files, [sharedTypesFile, bytes], ['host.json', host]]));
}

async function storeWith(version: string, text?: string): Promise<string> {
  const store = await temporaryFolder();
  await publish(store, await dist(version, text));
  await promote(store, { part: 'host', version });
  return store;
}

const content: CompareTypes = async () => [];
const strict: CompareTypes = async () => [{ entry: ui, name: 'ButtonProps', reason: "Property 'size' is missing" }];
const next = { part: 'host', version: '1.1.0' };

it('a host that drops a name of shared is refused without a new major version, and may be accepted', async () => {
  const store = await storeWith('1.0.0');
  await publish(store, await dist('1.1.0', undefined, []));
  await expect(promote(store, next)).rejects.toThrow(
    /^host@1\.1\.0 does not keep what the version of its @rig4u\/shared promises:\n {2}RIG-102 .* does not export Button any more/,
  );
  const { changed, warnings } = await promote(store, next, { accept: ['RIG-102:shared'] });
  expect(changed).toBe(true);
  expect(warnings[0]).toMatch(/^Accepted: RIG-102 shared@1\.0\.0: @rig4u\/shared\/ui does not export Button/);
  // Going back must never be refused: the live host has fewer names than the one before.
  expect((await rollback(store, 'host')).changed).toBe(true);
});

it('the compiler decides on a changed type; one that it cannot be asked about is refused', async () => {
  const store = await storeWith('1.0.0', 'old');
  await publish(store, await dist('1.1.0', 'new'));
  await expect(promote(store, next, { compareTypes: strict })).rejects.toThrow(
    /RIG-103 @rig4u\/shared\/ui: ButtonProps was narrowed \(Property 'size' is missing\)/,
  );
  await expect(promote(store, next)).rejects.toThrow(/RIG-103 its declarations have changed, and no compiler is here/);
  expect(await promote(store, next, { compareTypes: content })).toMatchObject({ changed: true, warnings: [] });
});

it('the compiler is asked once, and not at all where nothing has changed', async () => {
  const store = await storeWith('1.0.0', 'same');
  const asked = jest.fn(content);
  await publish(store, await dist('1.1.0', 'same'));
  await promote(store, next, { compareTypes: asked, smoke: async () => [] });
  expect(asked).not.toHaveBeenCalled();
  await publish(store, await dist('1.2.0', 'other'));
  await promote(store, { part: 'host', version: '1.2.0' }, { compareTypes: asked, smoke: async () => [] });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('says what was not compared where a host of an older build does not describe its types', async () => {
  const store = await storeWith('1.0.0');
  await publish(store, await dist('1.1.0', 'new'));
  const sentence = `Only the names of shared were compared, not their types: host@1.0.0 has no ${sharedTypesFile}.`;
  expect(await promote(store, next, { dryRun: true })).toMatchObject({ warnings: [sentence] });
});

it('is part of the check of a build', async () => {
  const live = await liveInStore(await storeWith('1.0.0', 'old'));
  const { faults } = await check(await dist('1.1.0', 'new'), live, strict);
  expect(faults).toMatchObject([{ code: 'RIG-103', part: 'shared@1.0.0' }]);
  expect(await check(await dist('1.1.0', 'new'), live, content)).toMatchObject({ faults: [], says: [] });
});
