import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { keptPage, orNothing } from './kept';

/** How long the network may take when a kept page could open instead, in milliseconds. */
const limitMs = 3_000;

/**
 * A page from the network, so that a visitor gets what is live. The kept page opens where none arrives in time or the server is down;
 * without one the browser waits, and fails, as it does without a worker.
 */
export class PageFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetch(request);
    const arrived = network.catch(() => undefined);
    const kept = await orNothing(keptPage());
    if (!kept) return network;
    const response = await Promise.race([arrived, wait(limitMs)]);
    return response && !isDown(response) ? response : kept;
  }
}

/** 511 is the page by which a network asks to log in: whoever does not see it stays without a network. */
const isDown = ({ status }: Response): boolean => status >= 500 && status !== 511;

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
