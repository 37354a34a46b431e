import type { BrowserContext, Route } from 'playwright-core';
import type { RegistryRemote, Release } from '@rig4u/shared/contracts';

/** A way in which a remote's entry can arrive. */
export const wireFaults: Record<string, (route: Route) => Promise<void>> = {
  'status 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'status 500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal error' }),
  'JSON that is not it': (route) => route.fulfill({ contentType: 'application/json', body: '{"error":"x"}' }),
  garbage: (route) => route.fulfill({ contentType: 'text/javascript', body: ')]}\u0000<<<garbage' }),
  'cut off half-way': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  never: () => new Promise(() => undefined),
};

/** A way in which the registry can name a release that must not run. */
export const registryFaults: Record<string, (release: Release) => unknown> = {
  'wrong hash': (release) => ({ ...release, entry: { ...release.entry, integrity: `sha384-${'A'.repeat(64)}` } }),
  'no hash': (release) => ({ ...release, entry: { src: release.entry.src } }),
};

/** Lets every request of a remote's entry meet a fault, until `heal` is called. */
export async function breakEntry(
  visitor: Pick<BrowserContext, 'route' | 'unroute'>,
  remote: string,
  fault: (route: Route) => Promise<void>,
): Promise<{ heal: () => Promise<void> }> {
  const entry = new RegExp(`/remotes/${remote}/[^/]+/remoteEntry\\.js`);
  await visitor.route(entry, fault);
  return { heal: () => visitor.unroute(entry) };
}

/** The record of a remote whose live release never was published; the true one is the last good. */
export const withGhostLive = (record: RegistryRemote): RegistryRemote => ({
  ...record,
  live: {
    ...record.live,
    id: `${record.live.id}_ghost`,
    version: '9.9.9',
    entry: { ...record.live.entry, src: record.live.entry.src.replace(record.live.version, '9.9.9') },
    screens: [],
  },
  lastGood: record.live,
});
