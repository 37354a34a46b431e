import type { Page } from 'playwright-core';
import { promote } from '@rig4u/releases';
import { publishHostEdition } from './support/host-edition';
import { openScene } from './support/scene';

const scene = openScene();

interface Loaded {
  path: string;
  encoding: string;
  /** Bytes over the wire, with headers; none from the browser's own cache. */
  bytes: number;
}

/** What the page gets of scripts from now on, as the browser counts it. */
async function scriptsOf(page: Page): Promise<Loaded[]> {
  const network = await page.context().newCDPSession(page);
  const open = new Map<string, Loaded>();
  const loaded: Loaded[] = [];
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url);
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '';
    if (type === 'Script') open.set(requestId, { path: pathname, encoding, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId);
    if (one) loaded.push({ ...one, bytes: encodedDataLength });
  });
  return loaded;
}

const sum = (scripts: readonly Loaded[]): number => scripts.reduce((all, { bytes }) => all + bytes, 0);

test('who was here before gets 5 KB of script at most after a change of one line of the host', async () => {
  const { store, registry } = scene.product();
  const { page, context, problems } = await scene.visit();
  const scripts = await scriptsOf(page);
  const open = async (): Promise<Loaded[]> => {
    const before = scripts.length;
    await page.goto('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    return scripts.slice(before);
  };
  const cold = await open();
  expect(sum(cold)).toBeGreaterThan(100_000);

  const of = (await registry()).host.version;
  const text = ['Oops! Page not found', 'Oops! There is no such page'] as const;
  await publishHostEdition(store, { of, version: '90.0.0', text });
  await promote(store, { part: 'host', version: '90.0.0' });
  const next = (await open()).filter(({ bytes }) => bytes > 0);
  process.stdout.write(
    `Deltas: ${sum(cold)} bytes of script cold, ${sum(next)} after the change: ${JSON.stringify(next.map(({ path, encoding, bytes }) => [path, encoding, bytes]))}\n`,
  );
  const ofNew = next.filter(({ path }) => path.startsWith('/host/90.0.0/'));
  expect(ofNew.length).toBeGreaterThan(1);
  expect(new Set(ofNew.map(({ encoding }) => encoding))).toEqual(new Set(['dcz']));
  expect(sum(next)).toBeLessThanOrEqual(5_000);

  await page.goto('/nowhere');
  await page.getByText('Oops! There is no such page').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
