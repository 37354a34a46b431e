import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { orNothing } from './kept';

/** A file from what is kept, else from the network, also where the browser cannot read what is kept. */
export class KeptFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await orNothing(handler.cacheMatch(request))) ?? handler.fetch(request);
  }
}
