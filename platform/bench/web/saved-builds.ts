import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '@rig4u/workspace/find-browser';

const types = ['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu', 'cooling'];

/** Twelve builds of eight parts, as the browser keeps them. */
const twelve = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  name: `Build #${at + 1}`,
  date: '2026-11-02T10:00:00.000Z',
  components: Object.fromEntries(
    types.map((type) => [type, { id: `${type}${at}`, name: `A ${type} of a maker, number ${at}`, price: 129.99 }]),
  ),
  totalPrice: 1_039.92,
}));

/** The folder of a browser in which a visitor has saved twelve builds at this site, and of which the browser has kept no file. */
export async function profileWithBuilds(url: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-visitor-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await context.newPage();
  // Nothing of the site itself is fetched.
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }));
  await page.goto(url);
  await page.evaluate((builds) => localStorage.setItem('saved_pc_builds', builds), JSON.stringify(twelve));
  await context.close();
  return folder;
}
