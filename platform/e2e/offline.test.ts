import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freeze, offline, promote, rollback } from '@rig4u/releases';
import { integrityOf, releaseDir } from '@rig4u/releases/store';
import type { BrowserContext, Page } from 'playwright-core';
import { proof, times } from '@rig4u/kernel/prove';
import { eventually, until } from '@rig4u/kernel/until';
import { declaredParts } from '@rig4u/workspace/declared-parts';
import { linksOf } from '@rig4u/workspace/derived-lists';
import { openStage } from './faults/stage';
import { screenIn } from './support/browser';
import { comeBack } from './support/come-back';
import { keepAtOnce, kept, keeps, ownEntries, versionsOf } from './support/offline';
import { buildKey, readyBuildPath } from './support/working-build';
import { publishEdition } from './storm/edition';

const scene = openStage({ publishes: true });
const revision = async () => (await scene.product().registry()).revision;
const oldTitle = 'PC Building Guides';
const title = (page: Page, text: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: text, exact: true });

/** A visitor whose browser keeps what is live; one visit of the home page is enough. `patient` leaves the page the time that it takes. */
async function visitOnce(path = '/', { patient = false } = {}) {
  const visitor = await scene.visit({ serviceWorkers: 'allow' });
  await visitor.page.goto(path);
  if (!patient) await keepAtOnce(visitor.page);
  await keeps(visitor.page, await revision());
  return visitor;
}

const notePrints = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) }),
  );

/** Makes a build with the wizard, saves it, opens it again and prints it. */
async function makeSaveOpenPrint(page: Page): Promise<void> {
  await page.goto(readyBuildPath);
  await page.getByRole('button', { name: 'Customize This Build', exact: true }).first().click();
  await page.getByText('Build Ready').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Complete Build' }).first().click();
  await page.getByText('Your PC build has been saved successfully.').first().waitFor();
  await page.goto('/saved-builds');
  await page.getByRole('heading', { name: 'Build #1' }).waitFor();
  await page.getByRole('link', { name: 'View Build #1' }).click();
  await page.waitForURL(/\/pc-part-picker\/\d+/);
  await page.reload();
  await page.getByText('Build Ready').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Print', exact: true }).first().click();
  await eventually(async () => expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1));
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
}

/** Ways in which a network can be away, each with its end. */
const outages: Record<string, (context: BrowserContext) => Promise<() => Promise<void>>> = {
  'the server is stopped': async () => {
    await scene.product().stop();
    return () => scene.product().resume();
  },
  'the browser is off line': async (context) => {
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
};

/** In the short form the first. */
const outagesTried = times({ full: 2, short: 1 });

test.each(Object.entries(outages).slice(0, outagesTried))(
  'after one visit, when %s: a build is made, saved, opened and printed, and guides can be read',
  async (_name, cut) => {
    const { page, context, problems } = await visitOnce('/', { patient: true });
    await notePrints(context);
    const mend = await cut(context);
    await makeSaveOpenPrint(page);
    await page.goto('/guides');
    await page.getByRole('link', { name: 'Read Full Guide' }).first().click();
    await page.waitForURL(/\/guides\/.+/);
    await screenIn(page);
    expect(problems).toEqual([]);
    await mend();
    await context.close();
  },
);

test('every screen of the menu opens without a network, also one that was never opened, and in the tab of the first visit', async () => {
  const { page, context } = await visitOnce();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await context.setOffline(true);
  for (const { text, path } of linksOf(declaredParts, 'header')) {
    await page.getByRole('banner').getByRole('link', { name: text, exact: true }).first().click();
    await page.waitForURL(`**${path}*`);
    await screenIn(page);
    await eventually(async () => expect(await page.getByRole('main').getByRole('alert').count()).toBe(0));
  }
  await eventually(async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true));
  await context.close();
});

test('what is kept are files of the live releases and nothing else, and its bytes are known', async () => {
  const { page, context } = await visitOnce('/account');
  await page.evaluate(() =>
    Promise.allSettled(['/api/log-error', '/config.json', '/registry.json'].map((at) => fetch(at))),
  );
  const { paths, bytes, caches: names } = await kept(page);
  expect(names).toEqual(['rig4u-offline']);
  expect(paths.filter((path) => !/^\/(host|remotes\/mf-[a-z0-9-]+)\//.test(path)).toSorted()).toEqual(ownEntries);
  const { host, remotes } = await scene.product().registry();
  for (const [name, { live }] of Object.entries(remotes))
    expect(paths).toContain(`/remotes/${name}/${live.version}/release.json`);
  expect(paths.every((path) => !path.startsWith('/host/') || path.startsWith(`/host/${host.version}/`))).toBe(true);
  const length = await page.evaluate(async () => {
    const cache = await caches.open('rig4u-offline');
    let sum = 0;
    for (const request of await cache.keys())
      if (/\/(host|remotes)\//.test(request.url))
        sum += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    return sum;
  });
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(length).toBe(bytes);
  // A page that asks for it without a network is told that there is none.
  await context.setOffline(true);
  const answers = await page.evaluate(() =>
    Promise.allSettled(
      ['/api/log-error', '/registry.json', '/registry/index.json', '/config.json'].map((at) => fetch(at)),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  await context.close();
});

test('no file of the market is fetched ahead', async () => {
  const { page, context } = await visitOnce('/account');
  const { remotes } = await scene.product().registry();
  const own = `/remotes/mf-builder/${remotes['mf-builder']?.live.version}/`;
  const [{ files, notAhead }, ahead] = await page.evaluate(
    (at) => Promise.all([`${at}remote.json`, '/registry/files.json'].map(async (path) => (await fetch(path)).json())),
    own,
  );
  const market = Object.keys(files).filter((name) => name.startsWith('assets/market-'));
  expect(market.length).toBeGreaterThan(40);
  expect(notAhead).toEqual(expect.arrayContaining(market));
  const fetched = [...Object.keys(ahead.files), ...(await kept(page)).paths].filter((at) => at.startsWith(own));
  expect(fetched.length).toBeGreaterThan(2);
  expect(fetched.filter((at) => market.includes(at.slice(own.length)))).toEqual([]);
  await context.close();
});

/** The server is up again, and has answered once: a page that takes more than three seconds is not waited for. */
async function comeUp(): Promise<void> {
  await scene.product().resume();
  await (await fetch(`${scene.product().url}/guides`)).text();
}

/** Publishes the guides once more under another title; answers its version. */
async function newGuides(version: string, text: string, notAhead: Record<string, string> = {}): Promise<string> {
  const { live } = (await scene.product().registry()).remotes['mf-guides'] ?? {};
  if (!live) throw new Error('The guides are not live.');
  const of = { part: 'mf-guides', version: live.version };
  await publishEdition(scene.product().store, { of, version, text: [oldTitle, text], notAhead });
  await promote(scene.product().store, { part: 'mf-guides', version });
  return version;
}

test('a promotion and a rollback while a visitor is off line reach it at the next visit with a network, and no page runs two releases', async () => {
  const { page, context, problems } = await visitOnce();
  const before = (await scene.product().registry()).remotes['mf-guides']?.live.version;
  const openGuides = async (text: string, version: string | undefined) => {
    await page.goto('/guides');
    await title(page, text).waitFor();
    expect(await versionsOf(page, 'mf-guides')).toEqual([version]);
  };

  await scene.product().stop();
  const next = await newGuides('7.0.1', `${oldTitle}, seventh edition`);
  await openGuides(oldTitle, before);
  await comeUp();
  await openGuides(`${oldTitle}, seventh edition`, next);
  await keeps(page, await revision());

  await scene.product().stop();
  await openGuides(`${oldTitle}, seventh edition`, next);
  await rollback(scene.product().store, 'mf-guides');
  await openGuides(`${oldTitle}, seventh edition`, next);
  await comeUp();
  await openGuides(oldTitle, before);
  const { paths } = await keeps(page, await revision());
  await scene.product().stop();
  await openGuides(oldTitle, before);
  expect(problems).toEqual([]);
  await scene.product().resume();
  expect(paths.some((path) => path.startsWith(`/remotes/mf-guides/${before}/`))).toBe(true);
  await context.close();
});

/** Asks for a file of the guides as a screen does: against its hash. Undefined where it does not come. */
const openFile = (page: Page, path: string, text: string): Promise<string | undefined> =>
  page.evaluate(
    ([at = '', integrity = '']) =>
      fetch(at, { integrity }).then(
        (response) => response.text(),
        () => undefined,
      ),
    [path, integrityOf(new TextEncoder().encode(text))],
  );

test('a file that is not fetched ahead is kept once it was opened, also before there was a worker; the next release brings its own', async () => {
  const files = {
    'assets/one.11111111.json': '[1]',
    'assets/two.11111111.json': '[2]',
    'assets/three.11111111.json': '[3]',
  };
  const path = (version: string, name: string) => `/remotes/mf-guides/${version}/assets/${name}.json`;
  await newGuides('7.3.0', `${oldTitle}, large`, files);
  const visitor = await scene.visit({ serviceWorkers: 'allow' });
  const { page, context } = visitor;
  const asked: string[] = [];
  context.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const isOurs = (at: string) => /\/(one|two|three)\.\d+\.json$/.test(at);
  const opened = async () => (await kept(page)).paths.filter(isOurs).toSorted();
  await page.goto('/contact');
  expect(await openFile(page, path('7.3.0', 'one.11111111'), '[1]')).toBe('[1]');
  // As long as a page takes by itself: it tells the worker what it has loaded.
  await keeps(page, await revision());
  await until('what was opened before the worker came', async () => (await opened()).length === 1);
  expect(await openFile(page, path('7.3.0', 'two.11111111'), '[2]')).toBe('[2]');
  await until('what was opened with the worker', async () => (await opened()).length === 2);
  expect(asked.filter((at) => /three|remote\.json/.test(at))).toEqual(['/remotes/mf-guides/7.3.0/remote.json']);

  await context.setOffline(true);
  await page.reload();
  await screenIn(page);
  expect(await openFile(page, path('7.3.0', 'one.11111111'), '[1]')).toBe('[1]');
  expect(await openFile(page, path('7.3.0', 'two.11111111'), '[2]')).toBe('[2]');
  expect(await openFile(page, path('7.3.0', 'three.11111111'), '[3]')).toBeUndefined();

  await context.setOffline(false);
  const { 'assets/one.11111111.json': _gone, ...same } = files;
  await newGuides('7.3.1', `${oldTitle}, larger`, { ...same, 'assets/one.22222222.json': '[1.1]' });
  asked.length = 0;
  await page.goto('/contact');
  await keeps(page, await revision());
  const next = [path('7.3.1', 'one.22222222'), path('7.3.1', 'two.11111111')];
  await until('what was opened, of the next release alone', async () => String(await opened()) === String(next));
  // The other one has the bytes that were kept.
  expect(asked.filter(isOurs)).toEqual([next[0]]);
  await context.close();
});

proof('two tabs of two revisions: files of the older one stay as long as its tab is open', async () => {
  const { page: older, context } = await visitOnce('/guides');
  const before = (await scene.product().registry()).remotes['mf-guides']?.live.version;
  const next = await newGuides('7.2.0', `${oldTitle}, second tab`);
  const newer = await context.newPage();
  await newer.goto('/guides');
  await title(newer, `${oldTitle}, second tab`).waitFor();
  const guides = async () =>
    new Set(
      (await keeps(newer, await revision())).paths.flatMap(
        (at) => /^\/remotes\/mf-guides\/([^/]+)/.exec(at)?.[1] ?? [],
      ),
    );
  expect(await guides()).toEqual(new Set([before, next]));
  await context.setOffline(true);
  // Not fetched before: the older tab takes it from what was kept for it.
  await older.getByRole('link', { name: 'Read Full Guide' }).first().click();
  await screenIn(older);
  expect(await versionsOf(older, 'mf-guides')).toEqual([before]);
  await context.setOffline(false);
  await older.close();
  await newer.reload();
  await until('the older files to be gone', async () => !(await guides()).has(before ?? ''));
  expect(await guides()).toEqual(new Set([next]));
  await context.close();
});

proof('half of a new revision is never opened: the one before stays until all files are there', async () => {
  const { page, context } = await visitOnce();
  const first = await revision();
  const version = await newGuides('7.1.0', `${oldTitle}, half`);
  let refused = 0;
  await context.route(new RegExp(`/remotes/mf-guides/${version}/(?!remoteEntry).*\\.js`), (route) =>
    route.request().serviceWorker() ? ((refused += 1), route.abort()) : route.continue(),
  );
  await page.goto('/contact');
  await until('a refused file', () => refused > 0);
  await page.waitForTimeout(1_000);
  expect((await kept(page)).revision).toBe(first);
  await context.setOffline(true);
  await page.goto('/guides');
  await title(page, oldTitle).waitFor();
  await context.setOffline(false);
  await context.unrouteAll();
  await page.goto('/contact');
  await keeps(page, await revision());
  await rollback(scene.product().store, 'mf-guides');
  await context.close();
});

test('a file that was tampered with on the way never gets into the cache', async () => {
  const visitor = await scene.visit({ serviceWorkers: 'allow' });
  let tampered = 0;
  await visitor.context.route(/\/remotes\/mf-commerce\/.*\/purchase\..*\.js/, async (route) => {
    const response = await route.fetch();
    tampered += 1;
    await route.fulfill({ response, body: `${await response.text()}\nalert(1)` });
  });
  await visitor.page.goto('/');
  // The worker asks twice: the second time past the browser's cache.
  await until('the second try', () => tampered >= 2);
  await visitor.page.waitForTimeout(1_000);
  const { revision: page, paths } = await kept(visitor.page);
  expect(page).toBeUndefined();
  expect(paths.filter((path) => path.includes('/purchase.'))).toEqual([]);
  await visitor.context.unrouteAll();
  await visitor.page.reload();
  await keeps(visitor.page, await revision());
  await visitor.context.close();
});

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
const keepsNothing = async (page: Page) => !(await hasWorker(page)) && (await kept(page)).caches.length === 0;

test('the switch takes worker and files away from open tabs and from those who come back, and nobody loses a page', async () => {
  const [open, away] = [await visitOnce('/contact'), await visitOnce()];
  await open.page.getByLabel('Name').first().fill('Ada');
  await away.page.goto('about:blank');
  await offline(scene.product().store, 'off', { by: 'anna', why: 'a test' });

  await comeBack(open.page);
  await until('nothing kept in the open tab', () => keepsNothing(open.page));
  await eventually(async () => expect(await open.page.getByLabel('Name').first().inputValue()).toBe('Ada'));
  await open.page.getByRole('banner').getByRole('link', { name: 'Guides' }).first().click();
  await title(open.page, oldTitle).waitFor();

  await away.page.goto('/');
  await until('nothing kept in the other browser', () => keepsNothing(away.page));
  await away.page.goto('/guides');
  await title(away.page, oldTitle).waitFor();
  await away.context.setOffline(true);
  await expect(away.page.goto('/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await away.context.setOffline(false);

  await offline(scene.product().store, 'on', { by: 'anna', why: 'a test' });
  await away.page.goto('/');
  await keeps(away.page, await revision());
  expect([...open.problems, ...away.problems]).toEqual([]);
  await open.context.close();
  await away.context.close();
});

proof('where the pages cannot help, the worker at the same address withdraws itself', async () => {
  const { page, context } = await visitOnce();
  await offline(scene.product().store, 'off', { by: 'anna', why: 'a test' });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await until('nothing kept', () => keepsNothing(page));
  await offline(scene.product().store, 'on', { by: 'anna', why: 'a test' });
  await context.close();
});

proof('a build that a visitor works on is there without a network too', async () => {
  const { page, context } = await visitOnce('/pc-part-picker');
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await until('the build in the storage', () => page.evaluate((key) => localStorage.getItem(key) !== null, buildKey));
  const build = await page.evaluate((key) => localStorage.getItem(key), buildKey);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'PC Builder' }).waitFor();
  await eventually(async () => expect(await page.evaluate((key) => localStorage.getItem(key), buildKey)).toBe(build));
  await context.close();
});

/** Puts other bytes in the place of the live host's worker, as a newer host would bring them. */
async function changeWorker(): Promise<void> {
  const { store, registry } = scene.product();
  const folder = releaseDir(store, { part: 'host', version: (await registry()).host.version });
  const [script, manifest] = [path.join(folder, 'worker.js'), path.join(folder, 'host.json')];
  const old = await readFile(script);
  const next = Buffer.concat([old, Buffer.from('\n// newer')]);
  await writeFile(script, next);
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(integrityOf(old), integrityOf(next)));
  // The gateway reads what is live again at the next revision.
  await freeze(store, true, { why: 'a test' });
  await freeze(store, false);
}

const workers = (page: Page) =>
  page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    return { active: registration?.active?.state, waiting: registration?.waiting?.state };
  });

proof(
  'a new worker waits until the last page of the old one is closed: a form half filled stays as it is',
  async () => {
    const { page, context, problems } = await visitOnce('/contact');
    await page.getByLabel('Name').first().fill('Ada');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await changeWorker();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await until('the new worker', async () => (await workers(page)).waiting === 'installed');
    await page.waitForTimeout(1_000);
    expect(await workers(page)).toEqual({ active: 'activated', waiting: 'installed' });
    await eventually(async () => expect(await page.getByLabel('Name').first().inputValue()).toBe('Ada'));
    await eventually(async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true));
    await page.close();
    const later = await context.newPage();
    // Why again: a page that opens before the browser has let go of the closed one still belongs to the old worker, and keeps it.
    await until('the new worker to take over', async () => {
      await later.goto('about:blank');
      await later.goto('/contact');
      return (await workers(later)).waiting === undefined;
    });
    await keeps(later, await revision());
    expect(problems).toEqual([]);
    await context.close();
  },
);
