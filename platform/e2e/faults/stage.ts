import type { Browser } from 'playwright-core';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { visit, type Watched } from '../support/browser';
import { learnHeadings } from '../support/headings';
import { keepAtOnce } from '../support/offline';
import { startProduct, type Product, type StartFront } from '../support/product';

export interface Stage {
  /** The product of the running test, with a store of its own. */
  product(): Product;
  /** A new visitor of it. */
  visit(options?: Parameters<typeof visit>[2]): Promise<Watched>;
}

interface StageOptions {
  withWorker?: boolean;
  publishes?: boolean;
  front?: StartFront;
}

/**
 * One browser for a test file, and a new product for each of its tests: they break it. `withWorker`: visitors come back to the service
 * worker of an earlier visit, which has nothing kept, so that every file comes by it from the network. `publishes`: the tests change releases, so each product has its own. `front`: what visitors ask instead of the gateway.
 */
export function openStage({ withWorker = false, publishes = false, front }: StageOptions = {}): Stage {
  let browser: Browser | undefined;
  let product: Product | undefined;
  const there = <T>(thing: T | undefined): T => {
    if (!thing) throw new Error('The stage is there while a test runs only');
    return thing;
  };
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  beforeEach(async () => {
    product = await startProduct({ sharesReleases: !publishes, front });
  });
  afterEach(() => product?.close());
  afterAll(() => browser?.close());
  return {
    product: () => there(product),
    visit: (options) => (withWorker ? visitByWorker : visit)(there(browser), there(product).url, options),
  };
}

/** The same for tests of faults: what each remote shows while nothing is broken is known. */
export function openFaultStage(options?: StageOptions): Stage {
  const stage = openStage(options);
  beforeEach(() => learnHeadings(() => stage.visit()));
  return stage;
}

async function visitByWorker(browser: Browser, url: string): Promise<Watched> {
  const visitor = await visit(browser, url, { serviceWorkers: 'allow' });
  await visitor.context.route('**/registry/files.json', (route) => route.abort());
  await visitor.page.goto('/privacy');
  await keepAtOnce(visitor.page);
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return visitor;
}
