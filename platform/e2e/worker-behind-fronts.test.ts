import type { Page } from 'playwright-core';
import { times } from '@rig4u/kernel/prove';
import { until } from '@rig4u/kernel/until';
import { networkSwitch, type Between } from './support/between';
import type { Watched } from './support/browser';
import { keepAtOnce, keeps } from './support/offline';
import { openScene } from './support/scene';

const network = networkSwitch();
const scene = openScene(undefined, network.front);
const revision = async () => (await scene.product().registry()).revision;

/** What a visitor sees: the product at work, a page of somebody on the way, or the browser's own page. */
type Seen = 'product' | 'login page' | 'away' | 'nothing';

/** Opens an address in a new tab and says what is there in the end. */
async function open({ context }: Watched, path: string): Promise<Seen> {
  const page = await context.newPage();
  const arrived = await page.goto(path).catch((error: Error) => error);
  const seen = arrived instanceof Error ? 'nothing' : await until('a page', () => shown(page));
  await page.close();
  return seen;
}

async function shown(page: Page): Promise<Seen | false> {
  const title = await page.title();
  if (title === 'Log in') return 'login page';
  if (title === 'Away') return 'away';
  const field = page.getByLabel('Name').first();
  // The product works when its form does: a page that was only rendered takes no words.
  const isTaken = field.fill('Ada', { timeout: 500 }).then(
    () => true,
    () => false,
  );
  return (await isTaken) && 'product';
}

const openBoth = async (visitor: Watched) => {
  const [plain, withSlash] = [await open(visitor, '/contact'), await open(visitor, '/contact/')];
  return plain === withSlash ? plain : `${plain}, and ${withSlash} with a slash`;
};

/** Has a visitor's browser keep what is live. */
async function keep({ page }: Watched): Promise<void> {
  await page.goto('/privacy');
  await keepAtOnce(page);
  await keeps(page, await revision());
}

/** A first visit, a second one, and one without a network, in a browser with the worker or without. */
async function visits(between: Between, withWorker: boolean) {
  const visitor = await scene.visit({ serviceWorkers: withWorker ? 'allow' : 'block' });
  network.be(between);
  const first = await open(visitor, '/contact');
  // Who did not see the product now has seen it before, on another network.
  if (first !== 'product') network.be('passes all on');
  if (withWorker) await keep(visitor);
  network.be(between);
  const second = await openBoth(visitor);
  await visitor.context.setOffline(true);
  const offline = await openBoth(visitor);
  await visitor.context.setOffline(false);
  network.be('passes all on');
  const back = await open(visitor, '/contact');
  await visitor.context.close();
  return { first, second, offline, back };
}

/** What visitors see without the worker, at the first visit and the second, and at the second one with it. */
const rows: [Between, without: Seen, withWorker: Seen][] = [
  ['adds a slash', 'product', 'product'],
  // Who has to log in must be asked to.
  ['wants a login (511)', 'login page', 'login page'],
  ['sends to a login page', 'login page', 'login page'],
  ['shows a login page in place', 'login page', 'login page'],
  ['takes 5 s for a page', 'product', 'product'],
  ['answers 503', 'away', 'product'],
  ['is away', 'nothing', 'product'],
  ['passes all on', 'product', 'product'],
];
/** In the short form those in which the worker once was worse than none. */
const rowsTried = times({ full: rows.length, short: 2 });

test.each(rows.slice(0, rowsTried))(
  'a network that %s: %s without the worker, %s with it, and the product off line',
  async (between, without, withWorker) => {
    const seen = { with: await visits(between, true), without: await visits(between, false) };
    expect(seen).toEqual({
      with: { first: without, second: withWorker, offline: 'product', back: 'product' },
      without: { first: without, second: without, offline: 'nothing', back: 'product' },
    });
  },
);

test('a browser whose store of files is broken opens pages as without the worker', async () => {
  network.be('passes all on');
  const visitor = await scene.visit({ serviceWorkers: 'allow' });
  await keep(visitor);
  const [worker] = visitor.context.serviceWorkers();
  await worker?.evaluate(() => {
    const fails = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
    Object.assign(caches, { open: fails, match: fails });
  });
  expect(worker).toBeDefined();
  expect(await openBoth(visitor)).toBe('product');
  await visitor.context.close();
});
