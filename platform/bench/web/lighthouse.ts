import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { runChild } from '@rig4u/kernel';
import { findBrowser } from '@rig4u/workspace/find-browser';

/** What Lighthouse says of one visit. Scores are from 0 to 100, times in milliseconds. */
export interface Scores {
  performance: number;
  largestPaint: number;
  shift: number;
  blocked: number;
  kilobytes: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

const score = v.object({ score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) });
const figure = v.object({ numericValue: v.number() });
const report = v.object({
  categories: v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: v.object({
    'largest-contentful-paint': figure,
    'cumulative-layout-shift': figure,
    'total-blocking-time': figure,
    'total-byte-weight': figure,
  }),
});

const chrome = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const limitMs = 3 * 60_000;
/** It and what it brings are 90 MB that only this bench needs: npx fetches them when it first runs. */
const program = 'lighthouse@12.8.2';

/**
 * One visit by Lighthouse's mobile preset, in a browser of its own: its line and its processor are simulated from what it saw. Throws
 * with Lighthouse's own words where it could not see the page. With a `profile`, the folder of a browser, the visitor has what is stored there.
 */
export async function lighthouse(url: string, profile?: string): Promise<Scores> {
  const { categories, audits } = await reportOf(url, profile);
  const inHundred = (one: { score: number }): number => Math.round(one.score * 100);
  return {
    performance: inHundred(categories.performance),
    largestPaint: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    kilobytes: audits['total-byte-weight'].numericValue / 1000,
    accessibility: inHundred(categories.accessibility),
    bestPractices: inHundred(categories['best-practices']),
    seo: inHundred(categories.seo),
  };
}

async function reportOf(url: string, profile: string | undefined): Promise<v.InferOutput<typeof report>> {
  const folder = await mkdtemp(join(tmpdir(), 'rig4u-lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const flags = profile === undefined ? chrome : [...chrome, `--user-data-dir=${profile}`];
    const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags.join(' ')}`];
    if (profile !== undefined) args.push('--disable-storage-reset');
    const { ok, output } = await runChild('npx', ['--yes', program, ...args], {
      env: { CHROME_PATH: await findBrowser() },
      limitMs,
    });
    if (!ok) throw new Error(`Lighthouse did not come to its end at ${url}:\n${output}`);
    return v.parse(v.pipe(v.string(), v.parseJson(), report), await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
