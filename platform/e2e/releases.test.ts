import path from 'node:path';
import type { Page } from 'playwright-core';
import { promote, publish, rollback } from '@rig4u/releases';
import { parseRef, readFolder } from '@rig4u/releases/store';
import { eventually } from '@rig4u/kernel/until';
import { buildVariant } from './support/build-variant';
import { comeBack } from './support/come-back';
import { faultRelease } from './support/fault-release';
import { root } from './support/folders';
import { openScene } from './support/scene';

const oldText = 'PC Building Guides';
const newText = 'PC Building Guides, second edition';

const scene = openScene();

const hostFiles = async () =>
  JSON.stringify(
    [...((await readFolder(path.join(scene.product().store, 'host'))) ?? new Map())].map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString('base64'),
    ]),
  );
const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

test('a team changes, builds, publishes and promotes its remote alone while visitors are on the page, and rolls it back', async () => {
  const before = await hostFiles();
  const open = await scene.visit();
  await open.page.goto('/guides');
  await title(open.page, oldText).waitFor();
  await open.page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const dist = await buildVariant({
    from: path.join(root, 'mf-guides'),
    name: 'mf-guides',
    version: '1.0.1',
    change: { 'src/screens/guide-list/screen.tsx': [oldText, newText] },
  });
  await publish(scene.product().store, dist);
  await promote(scene.product().store, parseRef('mf-guides@1.0.1'));

  const fresh = await scene.visit();
  await fresh.page.goto('/guides');
  await title(fresh.page, newText).waitFor();

  await comeBack(open.page);
  await title(open.page, oldText).waitFor();
  await open.page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await open.page.getByRole('banner').getByRole('link', { name: 'Guides' }).first().click();
  await title(open.page, newText).waitFor();
  await eventually(async () => expect(await open.page.evaluate(() => 'sameDocument' in window)).toBe(true));
  expect(await hostFiles()).toBe(before);

  await rollback(scene.product().store, 'mf-guides');
  await comeBack(open.page);
  await open.page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await open.page.getByRole('banner').getByRole('link', { name: 'Guides' }).first().click();
  await title(open.page, oldText).waitFor();
  await fresh.page.reload();
  await title(fresh.page, oldText).waitFor();
  expect(await hostFiles()).toBe(before);
  expect([...open.problems, ...fresh.problems]).toEqual([]);
  await open.context.close();
  await fresh.context.close();
});

test('a release that needs what the live host lacks is refused by name', async () => {
  const change: Record<string, [string, string]> = {
    'src/screens/guide-list/screen.tsx': [
      "} from '@rig4u/shared/ui';",
      ", Sparkle } from '@rig4u/shared/ui';\nconsole.log(Sparkle);",
    ],
    // Its build has a newer shared, which is not here: what it shows cannot be rendered.
    'src/prerender.ts': ["import remote from './routes';", 'const remote = { routes: [] };'],
  };
  const { ref } = await publish(
    scene.product().store,
    await buildVariant({ from: path.join(root, 'mf-guides'), name: 'mf-guides', version: '1.0.2', change }),
  );
  const { revision } = await scene.product().registry();
  await expect(promote(scene.product().store, ref)).rejects.toThrow(/@rig4u\/shared\/ui.*Sparkle/);
  expect((await scene.product().registry()).revision).toBe(revision);
});

test('put live by hand, such a release gives the panel that names it, not a broken screen', async () => {
  const needy = await faultRelease(scene.product().store, 'needs');
  await scene.product().editRemote('mf-commerce', (record) => ({ paths: record.paths, live: needy }));
  const { page, context, problems } = await scene.visit();
  await page.goto('/contact');
  const panel = page.getByRole('main').getByRole('alert');
  await panel.waitFor();
  // Visitors read no names of packages; who runs the product finds them in the page.
  await panel.getByText('It belongs to a newer version of this page.').waitFor();
  await panel.locator('[data-failure*="Sparkle"]').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
