import path from 'node:path';
import type { Page } from 'playwright-core';
import { promote, publish, rollback } from '@rig4u/releases';
import { parseRef } from '@rig4u/releases/store';
import { proof } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { buildVariant } from './support/build-variant';
import { root } from './support/folders';
import { openScene } from './support/scene';

const scene = openScene();
const desk = { viewport: { width: 1280, height: 900 } };
/** cpu3, motherboard~100, gpu~123, 2 × ram2 and ram~4828, storage4, case~3747, psu~9. */
const hash = '#b=IDARj-AAASgDJQB7jWJbkLQ6joAEwF9X';
const ids = ['cpu3', 'motherboard~100', 'gpu~123', 'ram2', 'ram~4828', 'storage4', 'case~3747', 'psu~9'];

const shared = (page: Page) => page.getByRole('region', { name: 'A build of 8 parts' });
const lacking = '+ 5 parts without a price';

/** The parts of the saved builds, as the browser keeps them. */
async function savedParts(page: Page): Promise<unknown[]> {
  const kept = await page.evaluate(() => localStorage.getItem('saved_pc_builds'));
  const builds: { components: unknown }[] = JSON.parse(kept ?? '[]');
  return builds.map(({ components }) => components);
}

/** Takes the shared build over and saves it; answers its address. */
async function takeAndSave(page: Page): Promise<string> {
  await page.goto(`/pc-part-picker${hash}`);
  await shared(page).getByText(lacking).waitFor();
  await page.getByRole('button', { name: 'Make it mine' }).click();
  return save(page);
}

/** Saves the build in the picker and leaves what comes after that; answers the address of the build. */
async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Complete Build' }).first().click();
  const saved = page.getByRole('dialog', { name: /is saved$/ });
  await saved.waitFor();
  await page.keyboard.press('Escape');
  await saved.waitFor({ state: 'hidden' });
  return new URL(page.url()).pathname;
}

test('a link with parts of both shelves is opened, saved, exported and imported on another device', async () => {
  const giver = await scene.visit(desk);
  await takeAndSave(giver.page);
  await giver.page.getByRole('button', { name: 'Share' }).first().click();
  const sharing = giver.page.getByRole('dialog', { name: 'Share this build' });
  const link = sharing.getByRole('textbox', { name: 'Link' });
  await eventually(async () => expect(new URL(await link.inputValue()).hash).toBe(hash));
  await sharing.getByRole('combobox', { name: 'Format' }).selectOption('JSON');
  const record = sharing.getByRole('textbox', { name: 'The build as JSON' });
  let json = '';
  await eventually(async () => {
    json = await record.inputValue();
    expect(ids.filter((id) => !json.includes(`"id": "${id}"`))).toEqual([]);
  });

  const taker = await scene.visit(desk);
  await taker.page.goto('/saved-builds');
  await taker.page.getByRole('button', { name: 'Import build' }).first().click();
  await taker.page.getByRole('textbox', { name: 'List, JSON or link' }).fill(json);
  await taker.page.getByRole('button', { name: 'Import', exact: true }).click();
  await taker.page.getByText(lacking).first().waitFor();
  const parts = await savedParts(giver.page);
  expect(parts).toHaveLength(1);
  await eventually(async () => expect(await savedParts(taker.page)).toEqual(parts));
  expect([...giver.problems, ...taker.problems]).toEqual([]);
  await Promise.all([giver.context.close(), taker.context.close()]);
});

proof(
  'a builder from before the market keeps such a build when it saves, and says of the link that a newer version made it',
  async () => {
    const { page, context, problems } = await scene.visit(desk);
    const saved = await takeAndSave(page);
    const [before] = await savedParts(page);

    const older = await buildVariant({
      from: path.join(root, 'mf-builder'),
      name: 'mf-builder',
      version: '1.9.1',
      change: {
        'src/domain/link/link-layout.ts': ['newestVersion = 3', 'newestVersion = 1'],
        'src/catalogue/load-types.ts': ['loadOfMarket(ids.filter(readMarketId))', 'loadOfMarket([])'],
      },
    });
    await publish(scene.product().store, older);
    await promote(scene.product().store, parseRef('mf-builder@1.9.1'));
    await eventually(async () => {
      await page.goto(`/pc-part-picker${hash}`);
      await page.getByText(/^This link was made by a newer version of this page\./).waitFor({ timeout: 5_000 });
    });
    await page.goto(`${saved}?category=caseFan`);
    await page
      .getByRole('button', { name: /^Choose .+, \$/ })
      .first()
      .click();
    await save(page);

    await rollback(scene.product().store, 'mf-builder');
    await eventually(async () => {
      await page.goto(`/pc-part-picker${hash}`);
      await shared(page).getByText(lacking).waitFor({ timeout: 5_000 });
    });
    expect(await savedParts(page)).toEqual([{ ...Object(before), caseFan: expect.anything() }]);
    await page.goto(saved);
    await page.getByText(lacking).first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  },
);
