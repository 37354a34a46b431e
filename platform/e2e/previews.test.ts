import type { Page } from 'playwright-core';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { preview, promote, publish } from '@rig4u/releases';
import { writeDist } from '@rig4u/releases/fake-builds';
import { makePreviewKeys, readPreviewKey } from '@rig4u/releases/preview';
import { eventually } from '@rig4u/kernel/until';
import { violations, withAxe } from './support/accessible';
import { readAnnouncements, watchAnnouncements } from './support/announcements';
import { foreignRemote } from './support/foreign-remote';
import { keepAtOnce, keeps } from './support/offline';
import { openScene } from './support/scene';

let privateFile = '';
const scene = openScene(async () => {
  const keys = await makePreviewKeys(await temporaryFolder());
  ({ privateFile } = keys);
  return { RIG4U_PREVIEW_PUBLIC_KEY_FILE: keys.publicFile };
});

const heading = (page: Page, version: string) =>
  page.getByRole('heading', { level: 1, name: `Foreign ${version}`, exact: true });
const badge = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

/** The link of a preview of 1.1.0, which was never live. */
async function link(more: { origin?: string; until?: number } = {}): Promise<string> {
  const { url, store } = scene.product();
  const privateKey = await readPreviewKey(privateFile, 'private', 'the test');
  const options = { privateKey, origin: url, until: Date.now() + 3_600_000, by: 'anna', ...more };
  const made = await preview(store, { part: 'mf-foreign', version: '1.1.0' }, options);
  return made.link.replace(options.origin, '');
}

beforeAll(async () => {
  const { store } = scene.product();
  for (const version of ['1.0.0', '1.1.0'])
    await publish(store, await writeDist(foreignRemote({ version, pins: true, heading: `Foreign ${version}` })));
  await promote(store, { part: 'mf-foreign', version: '1.0.0' });
});

test('who opens the link gets the release and a badge, by keyboard and for a screen reader too, until he leaves', async () => {
  const { page, context, problems } = await scene.visit();
  await watchAnnouncements(context);
  await page.goto(await link());
  await heading(page, '1.1.0').waitFor();
  await eventually(async () => expect(new URL(page.url()).pathname).toBe('/foreign'));
  const said = /^Preview: mf-foreign 1\.1\.0, until /;
  await badge(page).getByRole('status').filter({ hasText: said }).waitFor();
  expect((await readAnnouncements(page)).filter((text) => said.test(text))).toHaveLength(1);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await withAxe(page);
    expect(await violations(page, { within: 'aside[aria-label=Preview]' })).toEqual([]);
    const box = await badge(page).boundingBox();
    expect({ width, isIn: box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 700 }).toEqual({
      width,
      isIn: true,
    });
  }

  // It goes along, and what is there beside it is what is live.
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await badge(page).waitFor();
  await page.goto('/foreign');
  const leave = badge(page).getByRole('button', { name: 'Leave' });
  await leave.waitFor();
  for (let stops = 0; !(await leave.evaluate((it) => it === document.activeElement)); stops += 1) {
    if (stops > 60) throw new Error('Tab does not come to Leave.');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await heading(page, '1.0.0').waitFor();
  await eventually(async () => expect(new URL(page.url()).pathname).toBe('/foreign'));
  await eventually(async () => expect(await badge(page).count()).toBe(0));
  await eventually(async () => expect((await context.cookies()).map(({ name }) => name)).toEqual([]));
  expect(problems).toEqual([]);
  await context.close();
});

test('others see nothing of it', async () => {
  const { page, context, requests } = await scene.visit();
  await page.goto('/foreign');
  await heading(page, '1.0.0').waitFor();
  await eventually(async () => expect(await badge(page).count()).toBe(0));
  expect(requests.filter((path) => /preview|1\.1\.0/.test(path))).toEqual([]);
  await context.close();
});

test('no other way leads to the release: a changed link, another site, an ended one, queries, storage, cookies', async () => {
  const { page, context, requests } = await scene.visit();
  const good = await link();
  const bad = [
    good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    await link({ origin: 'https://other.example' }),
    await link({ until: Date.now() - 1 }),
  ];
  for (const path of bad) {
    await page.goto(path, { waitUntil: 'load' });
    await page.getByRole('heading', { name: 'This link shows no preview' }).waitFor();
  }
  const claim = good.replace('/preview/', '').split('.')[0] ?? '';
  await context.addInitScript((text) => {
    for (const key of ['preview', 'rig4u-preview', 'override']) localStorage.setItem(key, text);
  }, 'mf-foreign@1.1.0');
  for (const value of [claim, `${claim}.`, `${claim}.${'A'.repeat(86)}`, bad[0]?.replace('/preview/', '') ?? '']) {
    await context.addCookies([{ name: 'rig4u-preview', value, url: scene.product().url }]);
    await page.goto(`/foreign?preview=mf-foreign@1.1.0&rig4u-preview=${claim}&override=mf-foreign@1.1.0`);
    await heading(page, '1.0.0').waitFor();
    await eventually(async () => expect(await context.cookies()).toEqual([]));
  }
  expect(requests.filter((path) => path.startsWith('/remotes/mf-foreign/1.1.0'))).toEqual([]);
  await context.close();
});

test('a service worker goes on keeping what is live, and nothing of a preview', async () => {
  const { page, context } = await scene.visit({ serviceWorkers: 'allow' });
  await page.goto('/foreign');
  await keepAtOnce(page);
  await keeps(page, (await scene.product().registry()).revision);
  await page.goto(await link());
  await heading(page, '1.1.0').waitFor();
  // As a host would that knows no previews.
  await keepAtOnce(page);
  await eventually(async () =>
    expect(await page.evaluate(async () => (await fetch('/registry/files.json')).status)).toBe(404),
  );
  await context.setOffline(true);
  await page.goto('/foreign');
  await heading(page, '1.0.0').waitFor();
  await eventually(async () => expect(await badge(page).count()).toBe(0));
  await context.close();
});
