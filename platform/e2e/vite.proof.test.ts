import type { Locator, Page } from 'playwright-core';
import { promote } from '@rig4u/releases';
import { smokeLoad } from '@rig4u/smoke';
import { eventually } from '@rig4u/kernel/until';
import { comeBack } from './support/come-back';
import { publishRspack, publishVite } from './support/other-bundlers';
import { openScene } from './support/scene';

const scene = openScene();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('a remote built by Vite goes live; a tab that was open takes it by a full page load', async () => {
  const { store } = scene.product();
  const { page, context, problems } = await scene.visit();
  await page.goto('/guides');
  await eventually(async () => expect(await page.locator('script[type=importmap]').count()).toBe(0));
  const vite = await publishVite(store, '1.0.0');
  const rspack = await publishRspack(store, '1.0.0');
  const { warnings } = await promote(store, [vite.ref, rspack.ref], { smoke: smokeLoad });
  expect(warnings).toEqual([expect.stringMatching(/^mf-vite@1\.0\.0 is a module/)]);
  await mark(page);
  await comeBack(page);
  await follow(page, 'Rspack');
  await heading(page, 'Built by Rspack').waitFor();
  await eventually(async () => expect(await isSame(page)).toBe(true));
  await follow(page, 'Vite');
  await heading(page, 'Built by Vite').waitFor();
  await eventually(async () => expect(await isSame(page)).toBe(false));
  expect(problems).toEqual([]);
  await context.close();
});

test('beside ours and one of Rspack it has the same React, theme and router, and the federation tool sees all three', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/guides');
  await mark(page);
  for (const name of ['Vite', 'Rspack']) {
    await follow(page, name);
    await heading(page, `Built by ${name}`).waitFor();
    await page.getByRole('button', { name: 'Counted 0' }).click();
    await page.getByRole('button', { name: 'Counted 1' }).waitFor();
    for (const theme of ['dark', 'light']) {
      await page.getByRole('button', { name: 'Toggle theme' }).click();
      await page.getByText(`The theme is ${theme}`).waitFor();
    }
    await page.getByRole('link', { name: 'Greet Ann' }).click();
    await heading(page, 'Hello, ann').waitFor();
  }
  await eventually(async () => expect(await isSame(page)).toBe(true));
  // What the extension's script posts from the page, and how its panel lists what it got.
  const seen = await page.evaluate(() => {
    const info: Record<string, { version?: string; remotesInfo?: object }> = JSON.parse(
      JSON.stringify(globalThis.__FEDERATION__.moduleInfo),
    );
    const consumers = Object.entries(info).filter(([, { remotesInfo }]) => Object.keys(remotesInfo ?? {}).length > 0);
    return consumers.flatMap(([consumer, { remotesInfo = {} }]) =>
      Object.entries<{ matchedVersion: string }>({ ...remotesInfo }).map(([name, { matchedVersion }]) => [
        consumer,
        name.replace(/_\d.*/, ''),
        matchedVersion === info[`${name}:${matchedVersion}`]?.version,
      ]),
    );
  });
  expect(seen).toEqual([
    ['host', 'mf_guides', true],
    ['host', 'mf_vite', true],
    ['host', 'mf_rspack', true],
  ]);
  expect(problems).toEqual([]);
  await context.close();
});

const unpinned = { part: 'mf-vite', version: '1.1.0' };

test('a build that imports a script by an address that is not in the map is refused with RIG-107', async () => {
  const { store } = scene.product();
  await publishVite(store, unpinned.version, [/(\/hello-[\w-]+\.js)/, '$1?v=2']);
  await expect(promote(store, unpinned, { smoke: smokeLoad })).rejects.toThrow(
    /RIG-107 \/remotes\/mf-vite\/1\.1\.0\/assets\/hello-\S+\.js ran on \/vite although its bytes were changed/,
  );
});

// The smoke load of the first test changed each of its scripts; this is the same under all policies of the page.
test('changed bytes of its scripts are refused by the browser: the panel comes, or the release before', async () => {
  const { store } = scene.product();
  const opens = async (script: RegExp, shown: (page: Page) => Locator) => {
    const { page, context } = await scene.visit();
    const refused = page.waitForEvent('console', { predicate: (message) => /integrity/i.test(message.text()) });
    let changed = 0;
    await context.route(script, async (route) => {
      const response = await route.fetch();
      changed += 1;
      await route.fulfill({ response, body: `globalThis.changedBytesRan = true;${await response.text()}` });
    });
    await page.goto('/vite');
    // Not the panel of a load that takes long: what was changed is refused by then.
    await refused;
    await shown(page).waitFor();
    expect(changed).toBeGreaterThan(0);
    await eventually(async () => expect(await page.evaluate(() => 'changedBytesRan' in globalThis)).toBe(false));
    await context.close();
  };
  await opens(/1\.0\.0\/assets\/hello-[\w-]+\.js/, (page) => page.getByRole('main').getByRole('alert'));
  // Whatever is wrong with this one: its entry is refused before, and the release before it comes.
  await promote(store, unpinned);
  await opens(/1\.1\.0\/remoteEntry\.js/, (page) => heading(page, 'Built by Vite'));
});
