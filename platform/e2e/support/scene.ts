import type { Browser } from 'playwright-core';
import { launch, visit, type Watched } from './browser';
import { startProduct, type Product } from './product';

export interface Scene {
  product(): Product;
  /** A new visitor of this file's product. */
  visit(options?: Parameters<Browser['newContext']>[0]): Promise<Watched>;
}

/** One browser and one running product for a test file. */
export function openScene(): Scene {
  let running: { browser: Browser; product: Product } | undefined;
  const get = () => {
    if (!running) throw new Error('The scene is there from beforeAll to afterAll only');
    return running;
  };
  beforeAll(async () => {
    running = { browser: await launch(), product: await startProduct() };
  });
  afterAll(async () => {
    await running?.product.close();
    await running?.browser.close();
  });
  return { product: () => get().product, visit: (options) => visit(get().browser, get().product.url, options) };
}
