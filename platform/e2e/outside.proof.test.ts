import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { packInProgram, type Tarball } from '@rig4u/packages';
import { promote } from '@rig4u/releases';
import { parseRef } from '@rig4u/releases/store';
import { smokeLoad } from '@rig4u/smoke';
import { eventually } from '@rig4u/kernel/until';
import { replaceIn } from './support/build-variant';
import { develop } from './support/develop';
import { outsideRemote, rig4u, setShared } from './support/outside-remote';
import { openScene } from './support/scene';

const scene = openScene();
let tarballs: Tarball[] = [];
beforeAll(async () => {
  tarballs = await packInProgram(await temporaryFolder(), '--bare');
});

/** Lets the first screen of a remote take one more name of shared. */
async function take(folder: string, screen: string, name: string): Promise<void> {
  const file = path.join(folder, 'src/screens', screen, 'screen.tsx');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    `import { ${name} } from '@rig4u/shared/format';\n${text.replace('<Lead>', `<Lead>{String(${name})} `)}`,
  );
}

test('a remote from a repository of its own is built by plain Node, passes the gate, and is in the product and its menu', async () => {
  const folder = await outsideRemote('mf-fans', tarballs);
  await rig4u(folder, 'build');
  expect(await rig4u(folder, 'check', 'dist', '--against', scene.product().url)).toContain('mf-fans@1.0.0 may go live');
  const { store } = scene.product();
  await rig4u(folder, 'publish', 'dist', '--store', store);
  await promote(store, parseRef('mf-fans@1.0.0'), { smoke: smokeLoad });
  const { page, context, problems } = await scene.visit();
  await page.goto('/guides');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fans' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fans' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('it is seen in the live product before it is published, by "rig4u dev --in", and a saved change at once', async () => {
  const folder = await outsideRemote('mf-seen', tarballs);
  const command = ['node_modules/@rig4u/releases/bin/rig4u.mjs', 'dev', '--in', scene.product().url];
  const server = await develop(command, folder, /Ctrl\+C stops it/);
  try {
    const { page, context, problems } = await scene.visit({ baseURL: server.url });
    await page.goto('/seen');
    await page.getByRole('heading', { level: 1, name: 'Seen' }).waitFor();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await replaceIn(path.join(folder, 'src/screens/seen/screen.tsx'), '<Lead>', '<Lead>Saved a moment ago. ');
    await page.getByText('Saved a moment ago.').waitFor();
    await eventually(async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true));
    expect(problems).toEqual([]);
    await context.close();
  } finally {
    server.stop();
  }
});

describe('shared of another version', () => {
  it('a remote that was built against an older one runs in the newer host', async () => {
    const folder = await outsideRemote('mf-older', tarballs);
    await setShared(folder, '1.1.0');
    await rig4u(folder, 'build');
    const { store, url } = scene.product();
    await rig4u(folder, 'check', 'dist', '--against', url);
    await rig4u(folder, 'publish', 'dist', '--store', store);
    await promote(store, parseRef('mf-older@1.0.0'), { smoke: smokeLoad });
    const { page, context, problems } = await scene.visit();
    await page.goto('/older');
    await page.getByRole('heading', { level: 1, name: 'Older' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('one that takes a name of a newer one is refused, and the name is said; so is one of another major version', async () => {
    const folder = await outsideRemote('mf-newer', tarballs);
    await setShared(folder, '1.9.0', `\nexport const addedLater = 'new';\n`);
    await take(folder, 'newer', 'addedLater');
    await rig4u(folder, 'build');
    await expect(rig4u(folder, 'check', 'dist', '--against', scene.product().url)).rejects.toThrow(
      /RIG-102[^]*@rig4u\/shared\/format[^]*addedLater/,
    );
    // The same of another major version is refused for its range.
    await setShared(folder, '2.0.0');
    await rig4u(folder, 'build');
    await expect(rig4u(folder, 'check', 'dist', '--against', scene.product().url)).rejects.toThrow(
      /RIG-103[^]*\^2\.0\.0/,
    );
  });
});
