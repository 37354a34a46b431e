/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { mayShip } from './allowed-licences';
import { licenceText } from './licence-text';
import { installedWith } from './installed-packages';
import { packageAt, type ShippedPackage } from './shipped-packages';

async function shipped(license: unknown, files: Record<string, string> = {}): Promise<ShippedPackage> {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'left-pad', version: '1.3.0', license }));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const found = packageAt(folder);
  if (!found) throw new Error('the package was not found');
  return found;
}

it.each<[string, boolean]>([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['SEE LICENSE IN terms.html', false],
  ['UNLICENSED', false],
])('a licence "%s" may be shipped: %s', (expression, may) => {
  expect(mayShip(expression)).toBe(may);
});

it('takes the text of a licence and the notice beside it', async () => {
  const files = { 'LICENSE.md': 'MIT License \r\n\r\nCopyright Ann\r\n', NOTICE: 'Made by Ann.', 'index.js': '1' };
  expect(licenceText(await shipped('MIT', files))).toBe('MIT License\n\nCopyright Ann\n\nMade by Ann.');
});

it('knows the text that is the same for all, and refuses to make up one with a name in it', async () => {
  expect(licenceText(await shipped('Apache-2.0'))).toMatch(/^Apache License\n\s+Version 2\.0, January 2004/);
  const nameless = await shipped('MIT');
  expect(() => licenceText(nameless)).toThrow(/left-pad 1\.3\.0 is under MIT and brings no text of it/);
});

it('finds the package above a folder that holds only a bare package.json', async () => {
  const { folder } = await shipped('MIT');
  const esm = path.join(folder, 'dist/esm');
  await mkdir(esm, { recursive: true });
  await writeFile(path.join(esm, 'package.json'), '{ "type": "module" }');
  expect(packageAt(esm)).toMatchObject({ name: 'left-pad', folder });
});

it('finds what comes with a package when it is installed, and not what its tests need', async () => {
  const folder = await temporaryFolder();
  const put = async (at: string, name: string, more: object): Promise<void> => {
    await mkdir(path.join(folder, at), { recursive: true });
    await writeFile(path.join(folder, at, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...more }));
  };
  await put('.', 'tool', { dependencies: { one: '*', gone: '*' }, devDependencies: { tests: '*' } });
  await put('node_modules/one', 'one', { dependencies: { two: '*', tool: '*' }, peerDependencies: { three: '*' } });
  await put('node_modules/one/node_modules/two', 'two', { dependencies: { one: '*' } });
  await put('node_modules/three', 'three', {});
  await put('node_modules/tests', 'tests', {});
  const { root, packages } = installedWith(folder);
  expect([root.name, ...packages.map(({ name }) => name)]).toEqual(['tool', 'one', 'three', 'two']);
});
