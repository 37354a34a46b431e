import type { HttpBindings } from '@hono/node-server';

/** What the server hands over beside a request; a request that comes without a server has nothing of it. */
export interface GatewayEnv {
  Bindings: { [Name in keyof HttpBindings]?: HttpBindings[Name] };
}
