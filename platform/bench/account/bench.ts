import { loadavg } from 'node:os';
import type pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { builtInCatalogue } from '../builder/catalogues';
import { median } from '../median';
import { prepareProduct } from '../product';
import { inScene } from '../scene';

const rounds = 5;
const sizes = [0, 50, 500];
const types = ['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu', 'cooling'] as const;

/**
 * `pnpm bench account`: the processor time of the page's thread until the saved builds of an account are there, in a browser that has never
 * had them and in one that has, and how long until the last one is on the screen.
 */
export async function benchAccount(): Promise<void> {
  await prepareProduct();
  await inScene({ connections: 2 }, async ({ port, pool }) => {
    const browser = await launchBrowser();
    try {
      const visitors = await Promise.all(sizes.map((size) => visitorWith(browser, port, pool, size)));
      const opened = new Map<string, Opened[]>();
      // In turn, so that what else the machine does meets all of them.
      for (let round = 0; round < rounds; round += 1) {
        for (const { context, user, size } of visitors) {
          for (const first of [true, false]) {
            const name = `${size} builds, ${first ? 'the first time' : 'again'}`;
            opened.set(name, [...(opened.get(name) ?? []), await open(context, user, size, first)]);
          }
        }
      }
      const middle = (list: readonly Opened[], of: keyof Opened): string =>
        median(list.map((one) => Math.round(one[of]))).toString();
      const table = [...opened].map(([name, list]) => [
        name,
        {
          'thread, ms': middle(list, 'thread'),
          'shown after, ms': middle(list, 'shown'),
          requests: middle(list, 'requests'),
        },
      ]);
      console.log(`\nMedian of ${rounds} rounds, load of the machine ${(loadavg()[0] ?? Number.NaN).toFixed(1)}.`);
      console.table(Object.fromEntries(table));
    } finally {
      await browser.close();
    }
  });
}

interface Visitor {
  context: BrowserContext;
  user: string;
  size: number;
}

/** A signed-in visitor whose account has this many builds. */
async function visitorWith(browser: Browser, port: number, pool: pg.Pool, size: number): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  const user = await signUp(await context.newPage(), `bench-${size}@workbench.example`);
  await save(pool, user, size);
  return { context, user, size };
}

async function signUp(page: Page, email: string): Promise<string> {
  await page.goto('/account');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Sign Up' });
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Password').fill('a long sentence');
  const answered = page.waitForResponse((response) => /accounts:(signUp|lookup)/.test(response.url()));
  await panel.getByRole('button', { name: 'Create Account', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'My Account' }).waitFor();
  const answer: { localId?: string; users?: { localId: string }[] } = await (await answered).json();
  await page.close();
  return answer.localId ?? answer.users?.[0]?.localId ?? '';
}

/** Builds of eight parts of the built-in catalogue. */
async function save(pool: pg.Pool, user: string, count: number): Promise<void> {
  const catalogue = await builtInCatalogue();
  for (let n = 0; n < count; n += 1) {
    const parts = types.map((type) => [type, catalogue[type][n % catalogue[type].length]]);
    await pool.query(
      'insert into public.saved_builds (user_id, build_id, name, components, base) values ($1, $2, $3, $4, 0)',
      [user, `b${n}`, `Build #${n + 1}`, JSON.stringify(Object.fromEntries(parts))],
    );
  }
}

interface Opened {
  /** Milliseconds of processor time of the page's main thread. */
  thread: number;
  /** Milliseconds from the address to the last build. */
  shown: number;
  requests: number;
}

async function open(context: BrowserContext, user: string, count: number, first: boolean): Promise<Opened> {
  const page = await context.newPage();
  await page.goto('/privacy');
  if (first) await page.evaluate((key) => localStorage.removeItem(key), `saved-builds-${user}`);
  await page.goto('about:blank');
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) requests += 1;
  });
  const start = performance.now();
  await page.goto('/account?tab=builds');
  if (count === 0) await page.getByText('No saved builds yet').waitFor();
  else await page.getByRole('heading', { name: `Build #${count}`, exact: true }).waitFor();
  const shown = performance.now() - start;
  await page.waitForLoadState('networkidle');
  const { metrics } = await tools.send('Performance.getMetrics');
  await page.close();
  const thread = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  return { thread, shown, requests };
}
