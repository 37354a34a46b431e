import type { Found } from '@rig4u/workspace/find-firefox';
import { startProduct, type Product } from '../support/product';
import { startServices, type ServicesOfTest } from '../support/services';
import type { RunningEngine } from './driver';
import { visitorOf, type Visitor } from './visitor';

/** One running engine and one running product, with services, for all journeys of a file. */
export interface Stage {
  product(): Product;
  /** A new visitor with an empty browser; the one before is gone, because WebKit's driver bears one at a time. */
  visit(): Promise<Visitor>;
}

/** Fails with what is missing where the engine is not installed: journeys that did not run are no journeys that passed. */
export function openStage<Program>(
  find: () => Promise<Found<Program>>,
  start: (program: Program) => Promise<RunningEngine>,
): Stage {
  let engine: RunningEngine | undefined;
  let services: ServicesOfTest | undefined;
  let product: Product | undefined;
  let visitor: Visitor | undefined;
  beforeAll(async () => {
    const found = await find();
    if ('missing' in found) throw new Error(found.missing);
    engine = await start(found.engine);
    services = await startServices();
    product = await startProduct({ services: services.settings, sharesReleases: true });
  });
  afterAll(async () => {
    await engine?.stop();
    await product?.close();
    await services?.stop();
  });
  const leave = async () => {
    await visitor?.leave();
    visitor = undefined;
  };
  afterEach(leave);
  const there = <T>(thing: T | undefined): T => {
    if (!thing) throw new Error('The stage is there while a test runs only');
    return thing;
  };
  return {
    product: () => there(product),
    visit: async () => {
      await leave();
      visitor = visitorOf(await there(engine).visit(), there(product).url);
      // The narrowest window with list, options and build beside each other.
      await visitor.resize(1280, 900);
      return visitor;
    },
  };
}
