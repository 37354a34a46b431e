import type { Browser } from 'playwright-core';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { visit, type Watched } from './browser';
import { startProduct, type Product, type StartFront } from './product';
import { startServices, type ServicesOfTest } from './services';

export interface Scene {
  product(): Product;
  /** A new visitor of this file's product. */
  visit(options?: Parameters<Browser['newContext']>[0]): Promise<Watched>;
}

export interface ServedScene extends Scene {
  services(): ServicesOfTest;
}

/** Settings of the gateway, as its environment has them. */
type GatewaySettings = () => Promise<Record<string, string>>;
const noSettings: GatewaySettings = async () => ({});

/** One browser and one running product for a test file. `front`: what visitors ask instead of the gateway. */
export const openScene = (settings: GatewaySettings = noSettings, front?: StartFront): Scene =>
  open(() => Promise.resolve(undefined), settings, front);

/** The same, with an identity provider and a database of its own. */
export const openServedScene = (): ServedScene => open(startServices);

function open<S extends ServicesOfTest | undefined>(
  start: () => Promise<S>,
  settings: GatewaySettings = noSettings,
  front?: StartFront,
): Scene & { services(): S } {
  let running: { browser: Browser; product: Product; services: S } | undefined;
  const get = () => {
    if (!running) throw new Error('The scene is there from beforeAll to afterAll only');
    return running;
  };
  beforeAll(async () => {
    const services = await start();
    running = {
      browser: await launchBrowser(),
      product: await startProduct({ services: services?.settings, env: await settings(), front }),
      services,
    };
  });
  afterAll(async () => {
    await running?.product.close();
    await running?.browser.close();
    await running?.services?.stop();
  });
  return {
    services: () => get().services,
    product: () => get().product,
    visit: (options) => visit(get().browser, get().product.url, options),
  };
}
