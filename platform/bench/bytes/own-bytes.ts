import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startGateway } from '@rig4u/gateway';
import { buildBundle } from '../bundle/store';
import { keepScreens } from '../bundle/screens-in-page';
import { visitCold } from '../measure';
import { bytesByGroup } from './budgets';
import { groups, type Group } from './groups';
import type { WeighedScreen } from './index';
import { modulesInFolder } from './modules-in-folder';
import { renderedBytes, savedBy } from './rendered-bytes';
import { weigh } from './weigh';

/** What federation adds to a screen, in bytes: the product less one bundle of the same screens, in one run. */
export interface OwnBytes {
  screen: string;
  product: number;
  /** What was rendered when the product was built: the bundle has nothing like it, and federation does not need it. */
  rendered: number;
  /** Without the scripts of other screens that its page names: a server of one application would leave them out. */
  bundle: number;
  own: number;
  most: number;
  /** Where product and bundle differ; groups that differ by less than a tenth of a kilobyte are left out. */
  byGroup: Partial<Record<Group, number>>;
}

/** The goals: on `/`, and on a screen of a remote. */
const mostAt = (screen: string): number => (screen === '/' ? 24_000 : 30_000);

/** Builds the bundle, visits the same screens of it, and compares. */
export async function ownBytes(
  browser: Browser,
  product: { url: string; screens: readonly WeighedScreen[] },
): Promise<OwnBytes[]> {
  const store = await buildBundle();
  const gateway = await startGateway({ store, say: () => undefined, env: {}, port: 0 });
  const url = `http://localhost:${gateway.port}`;
  const cache = new Map<string, ReturnType<typeof modulesInFolder>>();
  const modulesOf = (_part: string, version: string) => {
    const reading = cache.get(version) ?? modulesInFolder(path.join(store, 'host', version));
    cache.set(version, reading);
    return reading;
  };
  try {
    const found: OwnBytes[] = [];
    for (const { screen, bytes, weighed } of product.screens) {
      const visit = await visitCold(browser, url, screen);
      const rendered = renderedBytes(await pageAt(product.url + screen));
      const others = savedBy(await pageAt(url + screen), (html) => keepScreens(html, screen));
      const [mine, theirs] = [bytesByGroup(weighed), bytesByGroup(await weigh(visit, modulesOf))];
      const away: Partial<Record<Group, number>> = { 'page, css': rendered - others };
      const differences = groups.map((group): [Group, number] => [
        group,
        (mine[group] ?? 0) - (theirs[group] ?? 0) - (away[group] ?? 0),
      ]);
      const bundle = visit.bytes - others;
      found.push({
        screen,
        product: bytes,
        rendered,
        bundle,
        own: bytes - rendered - bundle,
        most: mostAt(screen),
        byGroup: Object.fromEntries(differences.filter(([, difference]) => Math.abs(difference) >= 100)),
      });
    }
    return found;
  } finally {
    await gateway.close();
  }
}

const pageAt = async (address: string): Promise<string> =>
  (await fetch(address, { headers: { accept: 'text/html' } })).text();
