import { proof } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { applicationIn, type Watched } from './support/browser';
import { openScene } from './support/scene';
import { slowDown } from './support/slow-line';

const scene = openScene();

/** The page's inline script, which is the first of its scripts that runs. */
const inline = /<script>.*?<\/script>/s;
const moved = (html: string, to: string): string => {
  const [script = ''] = inline.exec(html) ?? [];
  return html.replace(script, '').replace(to, () => (to.startsWith('</') ? script + to : to + script));
};

type Change = (html: string) => string;
/** What fronts do to a page on its way. None of it may be done; each of these starts all the same. */
const harmless: Record<string, Change> = {
  'the inline script at the end': (html) => moved(html, '</body>'),
  'the inline script at the beginning': (html) => moved(html, '<head>'),
  'the inline script as a module': (html) => html.replace('<script>', '<script type="module">'),
  'a script put in': (html) => html.replace('<head>', '<head><script>window.tracked = true</script>'),
  'styles made smaller': (html) => html.replace('<style>', '<style> '),
};
/** After these no script of ours runs. */
const fatal: Record<string, Change> = {
  'the inline script made shorter': (html) => html.replace(inline, (script) => script.replace('"use strict";', '')),
  'the inline script of another type': (html) => html.replace('<script>', '<script type="text/x-rocket">'),
  'the inline script cut off': (html) => html.replace(inline, (script) => `${script.slice(0, 900)}</script>`),
  'the links to the scripts taken out': (html) => html.replaceAll(/<link rel="preload" as="script"[^>]*>/g, ''),
};

/** Opens a page that comes changed. */
async function open(path: string, change: Change): Promise<Watched> {
  const visitor = await scene.visit();
  await visitor.page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = change(html);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await visitor.page.goto(path, { waitUntil: 'load' });
  return visitor;
}

test.each(Object.entries(harmless))('%s: the page starts', async (_name, change) => {
  const { page, context } = await open('/contact', change);
  await applicationIn(page);
  await page.getByLabel('Name').first().fill('Ada');
  await eventually(async () => expect(await page.getByText('still loading').count()).toBe(0));
  await context.close();
});

const line = 'Rig4U is still loading. If nothing happens, reload the page.';

test('where no script can run, the page says after 15 s what can be done, under what was rendered', async () => {
  const pages = Object.values(fatal).flatMap((change) =>
    ['/', '/contact', '/account'].map((path) => ({ path, change })),
  );
  const visitors = await Promise.all(pages.map(({ path, change }) => open(path, change)));
  await Promise.all(
    visitors.map(async ({ page, context }) => {
      const waits = await page.evaluate(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const { delay, fill } = effect?.getTiming() ?? {};
          return fill === 'backwards' && delay === 15_000 ? [delay] : [];
        }),
      );
      // Also for who wants less motion, as visitors of these tests do.
      expect(waits).toEqual([15_000]);
      await page.getByText(line).waitFor();
      await page.getByText('Loading application...').waitFor();
      await page.getByRole('banner').waitFor();
      await context.close();
    }),
  );
});

test('a page says that nobody may change it', async () => {
  for (const path of ['/', '/contact', '/pc-part-picker'])
    expect((await fetch(`${scene.product().url}${path}`)).headers.get('cache-control')).toBe('no-cache, no-transform');
});

proof('on a line of 10 KB a second the page says that it is still loading, and then works', async () => {
  const { page, context } = await scene.visit();
  await slowDown(page, 1, 10_000);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByText(line).waitFor();
  await applicationIn(page);
  await eventually(async () => expect(await page.getByText(line).count()).toBe(0));
  await page.getByLabel('Name').first().fill('Ada');
  await context.close();
});
