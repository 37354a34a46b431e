import { rename, rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { backup, move, promote, restore, verify } from '@rig4u/releases';
import { folderStore } from '@rig4u/releases/store';
import { proof } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { comeBack } from './support/come-back';
import { openScene } from './support/scene';
import { publishEdition } from './storm/edition';

const text = 'PC Building Guides';
const edition = (version: string) => ({ part: 'mf-guides', version });
const heading = (page: Page, version?: string) =>
  page.getByRole('heading', { level: 1, name: version ? `${text}, ${version}` : text, exact: true });
const told = v.object({ epoch: v.number(), revision: v.number() });

const scene = openScene();
const store = () => folderStore(scene.product().store);

beforeAll(async () => {
  const live = (await scene.product().registry()).remotes['mf-guides']?.live.version ?? '';
  for (const version of ['7.0.0', '7.0.1'])
    await publishEdition(store().name, { of: edition(live), version, text: [text, `${text}, ${version}`] });
});

/** What the open tab learns when its visitor comes back, and then sees at the next navigation. */
async function learns(page: Page, version?: string): Promise<v.InferOutput<typeof told>> {
  const index = v.parse(told, await comeBack(page));
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Contact' }).click();
  await banner.getByRole('link', { name: 'Guides' }).first().click();
  await heading(page, version).waitFor();
  return index;
}

/** Ends the gateway, puts another store in the place of its own, and starts it again. */
async function exchangeStore(other: string): Promise<void> {
  const { product } = scene;
  await product().stop();
  await rm(product().store, { recursive: true });
  await rename(other, product().store);
  await product().resume();
}

test('a backup is put back: open tabs take its lower revision, of a higher epoch, without a reload', async () => {
  const { page, context, problems } = await scene.visit();
  const copy = await temporaryFolder();
  await backup(store(), copy);
  for (const version of ['7.0.0', '7.0.1', '7.0.0', '7.0.1']) await promote(store(), edition(version), { again: true });
  await page.goto('/guides');
  await heading(page, '7.0.1').waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await learns(page, '7.0.1');

  const restored = await temporaryFolder();
  await restore(copy, folderStore(restored), { why: 'the disk broke' });
  expect((await verify(restored)).faults).toEqual((await verify(copy)).faults);
  await exchangeStore(restored);

  const after = await learns(page);
  expect(after.epoch).toBe(before.epoch + 1);
  expect(after.revision).toBeLessThan(before.revision);
  await eventually(async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true));
  const fresh = await scene.visit();
  await fresh.page.goto('/guides');
  await heading(fresh.page).waitFor();
  expect([...problems, ...fresh.problems]).toEqual([]);
  await context.close();
  await fresh.context.close();
});

proof(
  'a store is moved: open tabs follow it to what is promoted there, and do not follow the old place back',
  async () => {
    const { page, context, problems } = await scene.visit();
    await page.goto('/guides');
    await heading(page).waitFor();
    const [old, moved] = [await temporaryFolder(), await temporaryFolder()];
    await backup(store(), old);
    await move(store(), folderStore(moved), { why: 'a larger disk' });
    const { live } = (await scene.product().registry()).remotes['mf-guides'] ?? {};
    await publishEdition(moved, { of: edition(live?.version ?? ''), version: '7.0.2', text: [text, `${text}, 7.0.2`] });
    await promote(moved, edition('7.0.2'));
    await exchangeStore(moved);
    const there = await learns(page, '7.0.2');

    await exchangeStore(old);
    const back = await learns(page, '7.0.2');
    expect(back.epoch).toBe(there.epoch - 1);
    expect(problems).toEqual([]);
    await context.close();
  },
);
