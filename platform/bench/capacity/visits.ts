import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import * as v from 'valibot';
import { startGateway } from '@rig4u/gateway';
import { testStore } from '@rig4u/kernel';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { kinds, type Asked, type Kind } from './formula';

/** One after the other, by the links of the header, as a visitor who looks around. */
const screens = ['Part Picker', 'Guides'];
/** A worker that keeps files for later is through when nothing came for so long. */
const quietMs = 4_000;

const line = v.pipe(v.string(), v.parseJson(), v.object({ path: v.string(), bytes: v.number() }));
type Line = v.InferOutput<typeof line>;

/** What a visitor's first visit and his next one ask of a gateway, by its own access log: worker and reports included. */
export async function measureVisits(): Promise<{ cold: Asked; warm: Asked }> {
  const lines: Line[] = [];
  const access = (text: string): void => {
    for (const one of text.trimEnd().split('\n')) lines.push(v.parse(line, one));
  };
  const quiet = async (): Promise<void> => {
    for (let before = -1; before !== lines.length; await wait(quietMs)) before = lines.length;
  };
  const gateway = await startGateway({ store: testStore, say: () => undefined, env: {}, port: 0, access });
  const browser: Browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const visit = async (): Promise<Asked> => {
      lines.length = 0;
      await lookAround(context, `http://localhost:${gateway.port}`, quiet);
      return summed(lines);
    };
    return { cold: await visit(), warm: await visit() };
  } finally {
    await browser.close();
    await gateway.close();
  }
}

async function lookAround(context: BrowserContext, url: string, quiet: () => Promise<void>): Promise<void> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  for (const name of screens) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first().click();
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  await quiet();
  // Its report is sent when the visitor goes.
  await page.close();
  await quiet();
}

function kindOf(path: string): Kind {
  if (/^\/(remotes|host)\//.test(path)) return 'release file';
  if (path.startsWith('/api/')) return 'report';
  return /^\/(registry|config\.json)/.test(path) ? 'registry' : 'page';
}

function summed(lines: readonly Line[]): Asked {
  const of = (kind: Kind) => {
    const own = lines.filter(({ path }) => kindOf(path) === kind);
    return { requests: own.length, bytes: own.reduce((sum, one) => sum + one.bytes, 0) };
  };
  const [page, registry, file, report] = kinds.map(of);
  const none = { requests: 0, bytes: 0 };
  return { page: page ?? none, registry: registry ?? none, 'release file': file ?? none, report: report ?? none };
}
