import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { proof } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { visit } from './support/browser';
import { replaceIn } from './support/build-variant';
import { developIn, rig4u, type DevelopedIn } from './support/dev-in';
import { openScene } from './support/scene';

const scene = openScene();
let browser: Browser;
let server: DevelopedIn | undefined;
let own: string;
let screen: string;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await developIn(scene.product().url, 'dev-in');
  own = server.url;
  screen = path.join(server.dir, 'src/screen.tsx');
});
afterAll(async () => {
  server?.stop();
  await browser.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const inDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

test('a remote that the product does not have is seen in it; a change keeps what was typed, a mistake is said and mended', async () => {
  expect(Object.keys((await scene.product().registry()).remotes)).not.toContain('mf-workshop');
  const { page, context, problems } = await visit(browser, own);
  await page.goto('/guides');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workshop' }).click();
  await heading(page, 'Workshop').waitFor();
  await page.getByLabel('Name').fill('Mira');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await replaceIn(screen, '>Workshop<', '>Saved a moment ago<');
  await heading(page, 'Saved a moment ago').waitFor();
  await eventually(async () => expect(await page.getByLabel('Name').inputValue()).toBe('Mira'));
  await page.getByText('Made by Mira').waitFor();

  await replaceIn(screen, 'return (', 'return ((');
  const mistake = page.getByRole('dialog', { name: 'The remote does not compile' });
  await mistake.getByText('src/screen.tsx').waitFor();
  await eventually(async () => expect(await inDialog(page)).toBe(true));
  await page.keyboard.press('Escape');
  await mistake.waitFor({ state: 'hidden' });
  await replaceIn(screen, 'return ((', 'return (((');
  await mistake.waitFor();
  await replaceIn(screen, 'return (((', 'return (');
  await mistake.waitFor({ state: 'detached' });
  await replaceIn(screen, '/** A screen', "throw new Error('Not yet');\n/** A screen");
  const fault = page.getByRole('dialog', { name: 'The remote throws when it is loaded' });
  await fault.getByText('Not yet').waitFor();
  await replaceIn(screen, "throw new Error('Not yet');\n", '');
  await fault.waitFor({ state: 'detached' });
  await replaceIn(screen, 'Made by', 'Built by');
  await page.getByText('Built by Mira').waitFor();
  await eventually(async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true));
  expect(problems).toEqual([]);

  // Opened by its address too, which only the developer has.
  await page.goto('/workshop');
  await heading(page, 'Saved a moment ago').waitFor();
  await context.close();
});

test('all else is the product as it is: files byte by byte, other remotes', async () => {
  const { page, context, problems } = await visit(browser, own);
  const { remotes, host } = await scene.product().registry();
  const files = [
    ...Object.values(remotes).map(({ live }) => live.entry.src),
    ...Object.values(host.shared)
      .flat()
      .map(({ src }) => src),
  ];
  const textOf = async (origin: string, file: string) => (await fetch(origin + file)).text();
  for (const file of new Set(files)) expect(await textOf(own, file)).toBe(await textOf(scene.product().url, file));

  for (const [address, name] of [
    ['/guides', 'PC Building Guides'],
    ['/pc-part-picker', 'PC Builder'],
    ['/contact', 'Contact'],
  ]) {
    await page.goto(address ?? '');
    await heading(page, name ?? '').waitFor();
  }
  await eventually(async () =>
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0),
  );
  expect(problems).toEqual([]);
  await context.close();
});

proof('while the product is away a page says so, and comes again without a restart', async () => {
  const { page, context } = await visit(browser, own);
  await scene.product().stop();
  const answer = await page.goto('/guides', { waitUntil: 'load' });
  expect(answer?.status()).toBe(502);
  await page.getByText('does not answer').waitFor();
  await scene.product().resume();
  await page.goto('/guides');
  await heading(page, 'PC Building Guides').waitFor();
  await context.close();
});

proof('a second one on its port says so, and ends', async () => {
  const { port } = new URL(own);
  const second = execFile(process.execPath, [rig4u, 'dev', '--in', scene.product().url], {
    cwd: path.dirname(path.dirname(screen)),
    env: { ...process.env, PORT: port },
  });
  let said = '';
  second.stderr?.on('data', (text: string) => (said += text));
  const [code] = await once(second, 'close');
  expect(said).toContain(`Port ${port} is in use.`);
  expect(code).toBe(2);
});
