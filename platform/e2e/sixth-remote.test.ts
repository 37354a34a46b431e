import type { StoredKey } from '@rig4u/shared/contracts';
import { eventually } from '@rig4u/kernel/until';
import { comeBack } from './support/come-back';
import { openScene } from './support/scene';
import { headerTexts, moreLinks, putLive } from './support/sixth-remote';
import { expectSoundHeader } from './support/sound-header';

const scene = openScene();

test('a sixth remote is in the menu of an open tab and on the privacy page, without a release of the host', async () => {
  const host = (await scene.product().registry()).host.version;
  const { page, context, problems } = await scene.visit();
  await page.goto('/guides');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Guides' }).waitFor();
  await eventually(async () => expect(await menu.getByRole('link', { name: 'Foreign' }).count()).toBe(0));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const stored: StoredKey = { key: 'foreign-notes', what: 'what you noted there.', kept: 'in this browser' };
  await putLive(scene.product().store, 'mf-foreign', moreLinks.foreign, [stored]);
  await comeBack(page);
  await menu.getByRole('link', { name: 'Foreign' }).waitFor();
  await eventually(async () =>
    expect(await menu.getByRole('link').allTextContents()).toEqual(headerTexts([moreLinks.foreign])),
  );
  await menu.getByRole('link', { name: 'Foreign' }).click();
  await page.getByRole('heading', { level: 1, name: 'Foreign' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('listitem').filter({ hasText: 'foreign-notes: what you noted there.' }).waitFor();
  await eventually(async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true));
  expect((await scene.product().registry()).host.version).toBe(host);

  const fresh = await scene.visit();
  // The page has the index in it: it needs no registry for its links.
  await fresh.context.route('**/registry/**', (route) => route.abort());
  await fresh.page.goto('/');
  const first = fresh.page.getByRole('navigation', { name: 'Main' });
  await first.getByRole('link', { name: 'Foreign' }).waitFor();
  expect([...problems, ...fresh.problems]).toEqual([]);
  await Promise.all([context.close(), fresh.context.close()]);
});

test('with six and eight remotes the header fits every width for a visitor', async () => {
  const { store } = scene.product();
  const { page, context } = await scene.visit();
  await page.goto('/guides');
  const six = await expectSoundHeader(page);
  await putLive(store, 'mf-seventh', moreLinks.seventh);
  await putLive(store, 'mf-eighth', moreLinks.eighth);
  await page.setViewportSize({ width: 1280, height: 900 });
  await comeBack(page);
  expect(await expectSoundHeader(page)).toBeGreaterThan(six);
  await context.close();
});
