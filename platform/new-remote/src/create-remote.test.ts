/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { createRemote } from './create-remote';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();

it('a repository of its own is complete, and says nothing of the template', async () => {
  const folder = path.join(await temporaryFolder(), 'ours');
  expect(createRemote({ name: 'mf-ours', standalone: folder })).toBe(folder);
  expect(filesIn(folder)).toEqual([
    ...['.github/workflows/remote.yml', '.gitignore', 'CHANGELOG.md', 'README.md', 'jest.config.mjs'],
    ...['oxlint.config.mjs', 'package.json', 'src/assets.d.ts', 'src/routes.tsx', 'src/screens/ours/screen.test.tsx'],
    ...['src/screens/ours/screen.tsx', 'tsconfig.json', 'webpack.config.mjs'],
  ]);
  const texts = filesIn(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(texts.filter((text) => /hello|workspace:|catalog:|"\*"/i.test(text))).toEqual([]);
});

it('the packages are taken from tarballs where their folder is named', async () => {
  const packages = await temporaryFolder();
  for (const name of ['kernel', 'shared']) await writeFile(path.join(packages, `rig4u-${name}-1.2.0.tgz`), '');
  const folder = createRemote({ name: 'mf-ours', standalone: await temporaryFolder(), packages });
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: {
      '@rig4u/kernel': `file:${path.join(packages, 'rig4u-kernel-1.2.0.tgz')}`,
      '@rig4u/shared': `file:${path.join(packages, 'rig4u-shared-1.2.0.tgz')}`,
      react: expect.stringMatching(/^\d/),
    },
  });
});

describe('says what to choose instead, and writes nothing', () => {
  it.each([
    ['guides', 'its name is mf- and then small letters'],
    ['mf-Ours', 'its name is mf- and then small letters'],
    ['mf-guides', 'There is a remote mf-guides already'],
    ['mf-contact', '/contact, which belongs to mf-commerce'],
    ['mf-privacy', '/privacy, which belongs to host'],
  ])('%s', async (name, message) => {
    const folder = path.join(await temporaryFolder(), 'ours');
    expect(() => createRemote({ name, standalone: folder })).toThrow(message);
    expect(existsSync(folder)).toBe(false);
    expect(() => createRemote({ name })).toThrow(message);
    expect(name === 'mf-guides' || !existsSync(path.join(root, name))).toBe(true);
  });

  it('a folder that is not empty', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'theirs.txt'), 'theirs');
    expect(() => createRemote({ name: 'mf-ours', standalone: folder })).toThrow('is not empty');
    expect(filesIn(folder)).toEqual(['theirs.txt']);
  });

  it('a folder without packages', async () => {
    const [standalone, packages] = [await temporaryFolder(), await temporaryFolder()];
    expect(() => createRemote({ name: 'mf-ours', standalone, packages })).toThrow('pnpm pack:packages --to');
  });
});
