import { restored } from '@rig4u/releases';
import type { RegistryRemote } from '@rig4u/shared/contracts';
import { eventually } from '@rig4u/kernel/until';
import { comeBack } from '../support/come-back';
import { follow, heading, panelAppears } from './broken';
import { openFaultStage } from './stage';

const stage = openFaultStage();
const { product } = stage;

const elsewhere = { src: '/remotes/mf-guides/0.0.0/remoteEntry.js' };
const otherBytes = { integrity: `sha384-${'A'.repeat(64)}` };
const withEntry =
  (wrong: object) =>
  ({ paths, live }: RegistryRemote) => ({ paths, live: { ...live, entry: { ...live.entry, ...wrong } } });

test.each([
  ['at another address', elsewhere],
  ['with another hash', otherBytes],
])("a release that a mended registry names %s heals at 'Try Again', in the same document", async (_how, wrong) => {
  const sound = (await product().registry()).remotes['mf-guides'];
  await product().editRemote('mf-guides', withEntry(wrong));
  const { page, context } = await stage.visit();
  await page.goto('/');
  await panelAppears(page, 'mf-guides');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await product().editRemote('mf-guides', () => sound);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await heading(page, 'mf-guides').waitFor();
  await eventually(async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true));
  await context.close();
});

test("a mended registry that comes seconds after 'Try Again' takes the panel's place by itself", async () => {
  const sound = (await product().registry()).remotes['mf-guides'];
  await product().editRemote('mf-guides', withEntry(elsewhere));
  const { page, context } = await stage.visit();
  await page.goto('/');
  await panelAppears(page, 'mf-guides');
  let arrive = (): void => undefined;
  const line = new Promise<void>((resolve) => (arrive = resolve));
  await context.route('**/registry/index.json', async (route) => {
    await line;
    await route.continue();
  });
  await product().editRemote('mf-guides', () => sound);
  const panel = page.getByRole('alert').filter({ hasText: 'is not available right now' });
  // A second try gets past the browser's cache by a query.
  const failed = page.waitForRequest((request) => new URL(request.url()).pathname === elsewhere.src);
  await page.getByRole('button', { name: 'Try Again' }).click();
  // It tried with the registry that it had.
  await failed;
  await panel.waitFor();
  arrive();
  await heading(page, 'mf-guides').waitFor();
  await context.close();
});

test('after a backup was put back an open tab takes its lower revisions', async () => {
  const { page, context } = await stage.visit();
  // The tab has seen revision 1001, which the backup knows nothing of.
  await product().editRemote('mf-guides', withEntry(elsewhere));
  await page.goto('/');
  await panelAppears(page, 'mf-guides');
  await restored(product().store, { by: 'anna', why: 'the disk broke' });
  expect(await comeBack(page)).toMatchObject({ epoch: 2 });
  await follow(page, 'mf-builder');
  await heading(page, 'mf-builder').waitFor();
  await follow(page, 'mf-guides');
  await heading(page, 'mf-guides').waitFor();
  await context.close();
});
