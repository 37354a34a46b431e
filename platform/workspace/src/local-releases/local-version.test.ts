/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { writeDist } from '@rig4u/releases/fake-builds';
import { hashFiles, localVersion, localVersions } from './local-version';

const files = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));
const workspace = () =>
  writeDist(
    files({
      'host/package.json': '{"version":"2.0.0"}',
      'host/src/main.tsx': 'm',
      'mf-guides/package.json': '{"version":"1.2.3"}',
      'mf-guides/src/routes.tsx': 'a',
      'mf-guides/README.md': 'r',
      'mf-guides/market/records/one.txt': 'o',
      'mf-guides/market/packed/one.json': 'o',
      'shared/src/look/ui/index.ts': 's',
      'platform/preset/src/index.ts': 'p',
      'platform/gateway/src/app.ts': 'g',
      'pnpm-lock.yaml': 'l',
    }),
  );

it('is the version of package.json with a hash of the sources', async () => {
  expect(await localVersion(await workspace(), 'mf-guides')).toMatch(/^1\.2\.3-local\.[0-9a-f]{8}$/);
});

it.each([
  ['mf-guides/src/routes.tsx', true],
  ['mf-guides/src/new.ts', true],
  ['mf-guides/webpack.config.ts', true],
  ['mf-guides/market/records/one.txt', true],
  ['mf-guides/market/packed/one.json', false],
  ['shared/src/look/ui/index.ts', true],
  ['platform/preset/src/index.ts', true],
  ['pnpm-lock.yaml', true],
  ['mf-guides/src/routes.test.tsx', false],
  ['mf-guides/README.md', false],
  ['platform/gateway/src/app.ts', false],
])('a change of %s changes it: %s', async (path, changes) => {
  const root = await workspace();
  const before = await localVersion(root, 'mf-guides');
  await writeFile(join(root, path), 'changed');
  expect((await localVersion(root, 'mf-guides')) !== before).toBe(changes);
});

it('is the same when several are asked for', async () => {
  const root = await workspace();
  expect(await localVersions(root, ['host', 'mf-guides'])).toEqual([
    { part: 'host', version: await localVersion(root, 'host') },
    { part: 'mf-guides', version: await localVersion(root, 'mf-guides') },
  ]);
});

it('does not depend on the order of files, and does on every path and byte', () => {
  const name = fc.stringMatching(/^[a-z]{1,3}$/);
  fc.assert(
    fc.property(fc.dictionary(name, fc.string(), { minKeys: 1 }), (texts) => {
      const entries = [...files(texts)];
      const [path, bytes] = entries[0] ?? ['', new Uint8Array()];
      const hash = hashFiles(new Map(entries));
      expect(hashFiles(new Map(entries.toReversed()))).toBe(hash);
      expect(hashFiles(new Map(entries).set(path, new Uint8Array([...bytes, 1])))).not.toBe(hash);
      expect(hashFiles(new Map([...entries.slice(1), [`${path}0`, bytes]]))).not.toBe(hash);
    }),
  );
});

it('tells a file that moved its end to the next one', () => {
  expect(hashFiles(files({ a: 'xy', b: 'z' }))).not.toBe(hashFiles(files({ a: 'x', b: 'yz' })));
});
