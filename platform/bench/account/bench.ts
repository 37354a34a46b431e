import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { startGateway } from '@rig4u/gateway';
import { testStore } from '@rig4u/kernel';
import { startLocalServices } from '@rig4u/services/local';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { prepare } from '@rig4u/workspace/prepare';
import { builtInCatalogue } from '../builder/catalogues';
import { median } from '../median';

const rounds = 5;
const sizes = [0, 50, 500];
const types = ['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu', 'cooling'] as const;

/**
 * `pnpm bench account`: the processor time of the page's thread until the saved builds of an account are there, in a browser that has never
 * had them and in one that has, and how long until the last one is on the screen.
 */
export async function benchAccount(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await mkdir(testStore, { recursive: true });
  await prepare(testStore, (text) => void process.stdout.write(text));
  const data = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
  await chmod(data, 0o755);
  const services = await startLocalServices({
    env: { RIG4U_DATA: data },
    ownerEmail: 'owner@rig4u.example',
    say: () => undefined,
  });
  const gateway = await startGateway({
    store: testStore,
    say: () => undefined,
    env: {},
    port: 0,
    services: services.services,
  });
  const pool = new pg.Pool({ ...services.postgres.connection, max: 2 });
  const browser = await launchBrowser();
  try {
    const table: Record<string, Record<string, string>> = {};
    for (const size of sizes) {
      const context = await browser.newContext({ baseURL: `http://localhost:${gateway.port}` });
      const page = await context.newPage();
      const user = await signUp(page, `bench-${size}@workbench.example`);
      await save(pool, user, size);
      for (const first of [true, false]) {
        const opened: Opened[] = [];
        for (let round = 0; round < rounds; round += 1) opened.push(await open(context, user, size, first));
        table[`${size} builds, ${first ? 'the first time' : 'again'}`] = {
          'thread, ms': median(opened.map(({ thread }) => Math.round(thread))).toString(),
          'shown after, ms': median(opened.map(({ shown }) => Math.round(shown))).toString(),
          requests: median(opened.map(({ requests }) => requests)).toString(),
        };
      }
      await context.close();
    }
    console.log(`\nMedian of ${rounds} rounds, load of the machine ${(loadavg()[0] ?? Number.NaN).toFixed(1)}.`);
    console.table(table);
  } finally {
    await browser.close();
    await pool.end();
    await gateway.close();
    await services.stop();
    await rm(data, { recursive: true, force: true });
  }
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
