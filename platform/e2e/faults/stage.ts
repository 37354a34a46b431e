import type { Browser } from 'playwright-core';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { visit, type Watched } from '../support/browser';
import { startProduct, type Product } from '../support/product';

export interface Stage {
  /** The product of the running test, with a store of its own. */
  product(): Product;
  /** A new visitor of it. */
  visit(): Promise<Watched>;
}

/** One browser for a test file, and a new product for each of its tests: they break it. */
export function openStage(): Stage {
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
    product = await startProduct({ sharesReleases: true });
  });
  afterEach(() => product?.close());
  afterAll(() => browser?.close());
  return { product: () => there(product), visit: () => visit(there(browser), there(product).url) };
}
