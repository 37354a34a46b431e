import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { times } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { follow, heading } from './faults/broken';
import { screenIn } from './support/browser';
import { entranceOf, linkedRemotes, remotes } from './support/folders';
import { learnHeadings } from './support/headings';
import { openScene } from './support/scene';

const scene = openScene();
beforeAll(() => learnHeadings(() => scene.visit()));

const headings: Record<string, RegExp> = {
  '/': /Your Perfect PC/,
  '/guides': /PC Building Guides/,
  '/guides/pc-building-basics': /./,
  '/guides/nothing-of-that-name': /Guide Not Found/,
  '/pc-part-picker': /PC Builder/,
  '/pc-builder': /PC Builder/,
  '/pc-part-picker/123': /Build not found|PC Builder/,
  '/saved-builds': /Saved PC Builds/,
  '/contact': /Contact/,
  '/purchase': /Unable to Load Purchase/,
  '/account': /Account/,
  '/terms': /Terms/,
  '/privacy': /Privacy/,
  '/no/such/page': /404/,
};

test.each(Object.entries(headings))(spec('2.1 2.2 6.1', '%s works cold'), async (address, heading) => {
  const { page, context, problems } = await scene.visit();
  await page.goto(address);
  await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor();
  await eventually(async () => expect(await page.title()).toMatch(/Rig4U/));
  expect(problems).toEqual([]);
  await context.close();
});

/** The short form enters at two of them: all are opened one after another from each. */
const entrances = ['/', ...linkedRemotes.map(entranceOf)].slice(0, times({ full: Infinity, short: 2 }));

test.each(entrances)(
  'entered at %s, the page has one React, one router, one theme and one toast store',
  async (first) => {
    const { page, context } = await scene.visit();
    await page.addInitScript(() => {
      const renderers: unknown[] = [];
      Object.assign(window, {
        renderers,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: (renderer: unknown) => renderers.push(renderer),
          onCommitFiberRoot: () => undefined,
          onCommitFiberUnmount: () => undefined,
          checkDCE: () => undefined,
        },
      });
    });
    await page.goto(first);
    await screenIn(page);
    for (const remote of linkedRemotes) {
      await follow(page, remote);
      await heading(page, remote).waitFor();
    }
    const counts = await page.evaluate(() => {
      const scope: object = Reflect.get(window, '__FEDERATION__').__INSTANCES__[0]?.shareScopeMap['default'] ?? {};
      return {
        renderers: Reflect.get(window, 'renderers').length,
        versions: Object.entries(scope).map(([key, versions]) => [key, Object.keys(versions).length]),
      };
    });
    expect(counts.renderers).toBe(1);
    expect(counts.versions.filter(([, versions]) => versions !== 1)).toEqual([]);
    expect(counts.versions.map(([key]) => key)).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        '@rig4u/shared/routing',
        '@rig4u/shared/theme',
        '@rig4u/shared/toasts',
      ]),
    );
    await context.close();
  },
);

test.each(remotes)('every remote of the workspace is live: the first screen of %s opens', async (remote) => {
  const record = (await scene.product().registry()).remotes[remote];
  const address = record?.paths.find((path) => !/[:*]/.test(path));
  expect(address).toBeDefined();
  const { page, context, problems } = await scene.visit();
  await page.goto(address ?? '/');
  await screenIn(page);
  await eventually(async () => expect(await page.getByRole('main').getByRole('alert').count()).toBe(0));
  expect(problems).toEqual([]);
  await context.close();
});

test("no remote's files hold a copy of what is shared", async () => {
  for (const remote of remotes) {
    const version = (await scene.product().registry()).remotes[remote]?.live.version ?? '';
    const folder = path.join(scene.product().store, 'remotes', remote, version);
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    expect(scripts).toContain('remoteEntry.js');
    for (const file of scripts) {
      const text = await readFile(path.join(folder, file), 'utf8');
      expect({
        remote,
        file,
        copies: [
          'react.transitional.element',
          'createBrowserRouter',
          'ChakraProvider',
          '__EMOTION',
          'AnimatePresence',
        ].filter((mark) => text.includes(mark)),
      }).toEqual({ remote, file, copies: [] });
    }
  }
});

test(spec('1.9 4.2', 'one theme: what a remote shows follows the toggle, and it is kept'), async () => {
  const { page, context } = await scene.visit({ colorScheme: 'dark' });
  await page.goto('/guides');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await page.waitForFunction((before) => getComputedStyle(document.body).backgroundColor !== before, dark);
  await eventually(async () =>
    expect(
      await page.evaluate(() => [
        localStorage.getItem('theme'),
        document.documentElement.dataset['theme'],
        document.documentElement.classList.contains('light'),
      ]),
    ).toEqual(['light', 'light', true]),
  );
  await page.reload();
  await eventually(async () => expect(await page.locator('html').getAttribute('data-theme')).toBe('light'));
  await context.close();
});

test(spec('2.107', 'the theme is there before anything is painted'), async () => {
  const { page, context } = await scene.visit({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route(/\/host\/.*\.js/, () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('Loading application...').waitFor();
  await eventually(async () => expect(await page.locator('html').getAttribute('data-theme')).toBe('dark'));
  await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(7, 11, 20)');
  await context.close();
});

test("a visit to / loads no remote's code, no Supabase and no Firebase", async () => {
  const { page, context, requests } = await scene.visit();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => /\/remotes\/|firebase|supabase|identitytoolkit|gstatic/i.test(address))).toEqual(
    [],
  );
  expect(requests.every((address) => address.startsWith('/'))).toBe(true);
  for (const script of requests.filter((address) => address.endsWith('.js'))) {
    const text = await (await page.request.get(script)).text();
    expect({ script, found: /firebaseapp|supabase/i.test(text) }).toEqual({ script, found: false });
  }
  await context.close();
});

test('every script of a page carries the hash it must have, and nothing is fetched twice', async () => {
  const { page, context, requests } = await scene.visit();
  await page.goto('/pc-part-picker');
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .waitFor();
  const unpinned = await page.evaluate(() =>
    [...document.querySelectorAll('script[src]')]
      .filter((script) => !script.getAttribute('integrity'))
      .map((script) => script.getAttribute('src')),
  );
  expect(unpinned).toEqual([]);
  const scripts = requests.filter((address) => address.includes('.js'));
  expect(scripts.length).toBe(new Set(scripts).size);
  await context.close();
});
