import { setTimeout as wait } from 'node:timers/promises';
import { startFront, type Front } from '@rig4u/deploy/front';
import { bundledGateway, type BundledGateway, type GatewayProcess } from '@rig4u/deploy/gateway-process';
import * as v from 'valibot';
import { patienceMs, until } from '@rig4u/kernel/until';
import type { StoreEnv } from '../storm/tool';

/** Gateways over one store, behind a front. */
export interface Fleet {
  front: Front;
  gateways: GatewayProcess[];
  /** Kills the gateway at a place without a word, and starts it anew on its port. */
  restart: (place: number) => Promise<void>;
  /** What each gateway says of itself. */
  states: () => Promise<State[]>;
  stop: () => Promise<void>;
}

const state = v.object({
  status: v.string(),
  revision: v.nullable(v.number()),
  missing: v.array(v.object({ what: v.string(), why: v.string() })),
});
export type State = v.InferOutput<typeof state>;

/** So long after a gateway is ready again the front sends it visitors, as `platform/deploy/README.md` says. */
const knownAgainMs = 2_000;

/** Starts gateways from the bundle that a container has, and nginx with our configuration in front of them. */
export async function startFleet(env: StoreEnv, count: number): Promise<Fleet> {
  const bundle: BundledGateway = await bundledGateway();
  const settings = { ...env, RIG4U_TRUSTED_PROXIES: '1' };
  const start = (port?: number) => bundle.start(env['RIG4U_STORE'] ?? '', { env: settings, ...(port && { port }) });
  const gateways: GatewayProcess[] = [];
  for (let place = 0; place < count; place += 1) gateways.push(await start());
  const stateOf = async ({ port }: GatewayProcess): Promise<State> =>
    v.parse(state, await (await fetch(`http://127.0.0.1:${port}/readyz`)).json());
  const isReady = (gateway: GatewayProcess) => async () => (await stateOf(gateway)).status === 'ready';
  for (const gateway of gateways) await until('a gateway that is ready', isReady(gateway));
  const [one = 0, two = 0, ...others] = gateways.map(({ port }) => port);
  const front = await startFront('nginx', [one, two, ...others]);
  return {
    front,
    gateways,
    states: () => Promise.all(gateways.map(stateOf)),
    restart: async (place) => {
      const old = gateways[place];
      if (!old) throw new Error(`There is no gateway ${place}.`);
      await old.end('SIGKILL');
      const fresh = await start(old.port);
      gateways[place] = fresh;
      await until('a gateway that is ready again', isReady(fresh));
      await wait(knownAgainMs);
    },
    stop: async () => {
      await front.stop();
      await Promise.all(gateways.map((gateway) => gateway.end('SIGKILL')));
      await bundle.remove();
    },
  };
}

/** How long after now all gateways serve a revision, in milliseconds. */
export async function untilAllServe(fleet: Fleet, revision: number): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < patienceMs) {
    const states = await fleet.states();
    if (states.every((one) => one.revision === revision)) return Date.now() - began;
  }
  throw new Error(`After ${patienceMs} ms not all gateways serve revision ${revision}.`);
}
