import { rm } from 'node:fs/promises';
import { startGateway } from '@rig4u/gateway';
import { buildBundle } from '../bundle/store';
import { median } from '../median';
import { serveProduct } from '../product';
import { lighthouse, type Scores } from './lighthouse';
import { profileWithBuilds } from './saved-builds';

/** One address of each kind of screen that a visitor may come to first. */
const screens = [
  '/',
  '/pc-part-picker',
  '/optimal-build',
  '/guides',
  '/guides/pc-building-basics',
  '/saved-builds',
  '/account',
  '/contact',
];

/**
 * `pnpm bench web [path] [rounds]`: Lighthouse's mobile preset at product and one bundle of the same screens, side by side, medians of
 * five rounds; without a path every screen. To the saved builds comes a visitor who has twelve. Scores of a busy machine are too low:
 * only those of one run can be compared.
 */
export async function benchWeb(path?: string, rounds = '5'): Promise<void> {
  console.log('Building: one bundle');
  const bundleStore = await buildBundle();
  const product = await serveProduct();
  const gateway = await startGateway({ store: bundleStore, say: () => undefined, env: {}, port: 0 });
  const sites = { product: product.url, 'one bundle': `http://localhost:${gateway.port}` };
  const table: Record<string, Record<string, string | number>> = {};
  console.log(`Lighthouse, mobile preset, median of ${rounds}.`);
  for (const screen of path === undefined ? screens : [path]) {
    const seen: Record<string, Scores[]> = {};
    // In turn, so that a change of the machine's speed meets both.
    for (let round = 0; round < Number(rounds); round += 1)
      for (const [site, url] of Object.entries(sites)) (seen[site] ??= []).push(await visit(url, screen));
    for (const [site, scores] of Object.entries(seen)) table[`${screen} ${site}`] = row(scores);
  }
  console.table(table);
  await product.close();
  await gateway.close();
}

async function visit(url: string, screen: string): Promise<Scores> {
  if (screen !== '/saved-builds') return lighthouse(url + screen);
  const profile = await profileWithBuilds(url);
  try {
    return await lighthouse(url + screen, profile);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

function row(scores: readonly Scores[]): Record<string, string | number> {
  const of = (key: keyof Scores): number => median(scores.map((one) => one[key]));
  return {
    performance: of('performance'),
    'largest paint': `${(of('largestPaint') / 1000).toFixed(2)} s`,
    shift: of('shift').toFixed(3),
    blocked: `${Math.round(of('blocked'))} ms`,
    bytes: `${of('kilobytes').toFixed(0)} KB`,
    accessibility: of('accessibility'),
    'best practices': of('bestPractices'),
    seo: of('seo'),
  };
}
