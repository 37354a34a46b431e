import { proves } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import type { Page } from 'playwright-core';
import { applicationIn } from './support/browser';
import { someOfEach } from '@rig4u/workspace/derived-lists';
import { readShifts, watchShifts } from './support/layout-shifts';
import { renderedScreens } from './support/rendered-screens';
import { openScene } from './support/scene';

const scene = openScene();

/** Some of them, for most tests. The first test takes one of each part besides, in the long form all that is rendered. */
const whole = ['/', '/guides', '/guides/pc-building-basics', '/terms'];
const framed = ['/pc-part-picker', '/optimal-build'];
/** They show a title and an outline: what is in them storage or sign-in decides. The owner's screen does not say what it is. */
const outlined = ['/saved-builds', '/account', '/admin'];
/** Where the short form tries what all of them have from one place: one of each kind. */
const oneOfEach = ['/', '/pc-part-picker'];

/** Runs in the page: where each text and each landmark is, in whole pixels. */
const boxes = (within: string): string[] =>
  [...document.querySelectorAll(`${within} :is(header, nav, main, h1, h2, h3, p, a, li, svg, footer)`)]
    .filter((element) => !element.closest('.start') && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = [x, y, width, height].map((value) => Math.round(value)).join(' ');
      return `${element.localName} ${element.closest('svg') ? '' : element.textContent.slice(0, 40)} ${at}`;
    });

/** The same in the first frame of the application. Asked later, what a screen loads for itself may be there already. */
const boxesOfFirstFrame = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(`new Promise((resolve) =>
    new MutationObserver((_, observer) => {
      if (document.querySelector('#root > .start')) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve((${boxes})('${within}')));
    }).observe(document.getElementById('root'), { childList: true }))`);

/** Opens an address and holds back the page's own scripts until the function that it returns is called. */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = withResolvers();
  await page.route(ownScripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root > .start').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  return async () => {
    release();
    await applicationIn(page);
    await page.unroute(ownScripts);
  };
}

const ownScripts = /\/host\/.*\.js$/;

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

describe.each(proves ? [390, 1024, 1440] : [390, 1440])('at %d px', (width) => {
  test('each screen is on the page before its first script, and stays where it is', async () => {
    const { page, context, problems } = await scene.visit({ viewport: { width, height: 900 } });
    await watchShifts(context);
    const rendered = await renderedScreens(scene.product());
    expect(rendered.map(({ path }) => path)).toEqual(expect.arrayContaining([...whole, ...framed, ...outlined]));
    const tried = proves ? rendered : someOfEach(rendered, Infinity);
    for (const path of new Set([...whole, ...framed, ...outlined, ...tried.map((one) => one.path)])) {
      const go = await hold(page, path);
      // How long an outlined screen is, and so where its footer stands, is not known before.
      const within = outlined.includes(path) ? '#root :is(header, main)' : '#root';
      const before = await page.evaluate(boxes, within);
      expect([path, before.some((box) => box.startsWith('h1 '))]).toEqual([path, path !== '/admin']);
      const first = boxesOfFirstFrame(page, within);
      await go();
      const after = await first;
      expect([path, before.filter((box) => !after.includes(box))]).toEqual([path, []]);
      const { total, lines } = await readShifts(page);
      expect([path, total <= 0.02 ? [] : lines]).toEqual([path, []]);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('a visitor who has scrolled, and stands at a link, stays there', async () => {
  const { page, context } = await scene.visit();
  const go = await hold(page, '/guides/pc-building-basics');
  await page.locator('a[href="/guides/pc-building-basics#step-5"]').focus();
  await page.evaluate(() => window.scrollTo(0, 700));
  await go();
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.getAttribute('href')])).toEqual([
    700,
    '/guides/pc-building-basics#step-5',
  ]);
  await context.close();
});

test.each([
  ['/pc-part-picker?category=gpu', false],
  ['/guides/pc-building-basics#step-5', true],
])('what was rendered for the plain address shows only where it is the same: %s', async (path, shows) => {
  const { page, context } = await scene.visit();
  const go = await hold(page, path);
  expect(await page.locator('#root h1').isVisible()).toBe(shows);
  await go();
  await page.locator('#root h1').waitFor();
  await context.close();
});

test.each(proves ? [...whole, ...framed, '/contact'] : oneOfEach)(
  'the scripts run once it is painted, and are fetched once: %s',
  async (path) => {
    const { page, context } = await scene.visit();
    const fetched: string[] = [];
    page.on('request', (request) => void (ownScripts.test(request.url()) && fetched.push(request.url())));
    await page.addInitScript(() => {
      // The page waits half a second for a paint, which a busy machine may miss. Here it waits as long as it takes.
      const later = window.setTimeout.bind(window);
      const patient = (task: TimerHandler, ms?: number) => later(task, ms === 500 ? 60_000 : ms);
      Object.assign(window, { setTimeout: patient });
      new MutationObserver((_, seen) => {
        if (!document.querySelector('script[data-own]')) return;
        document.documentElement.dataset['paints'] = String(
          performance.getEntriesByName('first-contentful-paint').length,
        );
        seen.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await applicationIn(page);
    await eventually(async () => expect(await page.locator('html').getAttribute('data-paints')).toBe('1'));
    expect(fetched.length).toBeGreaterThan(1);
    expect(new Set(fetched).size).toBe(fetched.length);
    await context.close();
  },
);

test.each(['light', 'dark'] as const)('it is in the theme of the visitor: %s', async (theme) => {
  const { page, context } = await scene.visit({ colorScheme: theme });
  const go = await hold(page, '/guides');
  const colours = () =>
    page.evaluate(() => [document.body, document.querySelector('h1')].map((one) => one && getComputedStyle(one).color));
  const before = await colours();
  await go();
  expect(await colours()).toEqual(before);
  expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
  await context.close();
});

test.each(whole)('%s can be read with scripts off, and its links lead on', async (path) => {
  const { page, context } = await scene.visit({ javaScriptEnabled: false });
  await page.goto(path, { waitUntil: 'load' });
  const main = page.getByRole('main');
  expect((await main.innerText()).length).toBeGreaterThan(300);
  expect(await page.getByText('Loading application...').isVisible()).toBe(false);
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  for (const link of new Set(links.filter((href) => href.startsWith('/') && !href.includes('#'))))
    expect((await page.request.get(link, { headers: { accept: 'text/html' } })).status()).toBe(200);
  await context.close();
});

test('with scripts off the list of guides leads to a guide that can be read', async () => {
  const { page, context } = await scene.visit({ javaScriptEnabled: false });
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Guides', exact: true }).first().click();
  await page.getByRole('link', { name: 'Read Full Guide' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'PC Building Basics' }).waitFor();
  expect(await page.getByRole('list').filter({ hasText: 'Step' }).count()).toBeGreaterThan(0);
  await context.close();
});

test('a screen that needs scripts says so where there are none', async () => {
  const { page, context } = await scene.visit({ javaScriptEnabled: false });
  for (const path of [...framed, '/account']) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await page.locator('noscript p').isVisible()).toBe(true);
  }
  await context.close();
});

test('each address says what it is to those who link to it', async () => {
  const { page, context } = await scene.visit({ javaScriptEnabled: false });
  const titles = new Set<string>();
  for (const path of [...whole, ...framed]) {
    await page.goto(path, { waitUntil: 'load' });
    titles.add(await page.title());
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`^https?://[^/]+${path}$`),
    );
    expect(await page.locator('meta[name=description]').count()).toBe(1);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBeTruthy();
  }
  expect(titles.size).toBe(whole.length + framed.length);
  await page.goto('/guides/pc-building-basics', { waitUntil: 'load' });
  const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'HowTo', name: 'PC Building Basics' });
  await context.close();
});
