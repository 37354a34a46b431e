import { loadConfig } from '@rig4u/kernel/config';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import type { KeyObject } from 'node:crypto';
import { createGateway, type GatewayOptions } from './app';
import { previewFinder } from './previews';

/** The key of a gateway with previews, and its clock. */
export interface PreviewSetup {
  publicKey: KeyObject;
  now: () => number;
}

/** A gateway for tests, with a host and the guides live unless it is to be empty; `ask` sends it a request. */
export async function testGateway(
  {
    empty = false,
    previews,
    ...more
  }: { empty?: boolean } & Pick<GatewayOptions, 'limits' | 'write' | 'isStopping' | 'offline' | 'origin'> & {
      previews?: PreviewSetup;
    } = {},
  onStore: (store: string) => Pick<GatewayOptions, 'loads'> = () => ({}),
) {
  const store = await temporaryFolder();
  const log: string[] = [];
  const config = await loadConfig({});
  const live = { store, config, log: (line: string) => void log.push(line), ...more };
  const app = createGateway({
    ...live,
    ...(previews && { previews: previewFinder(live, [previews.publicKey], previews.now) }),
    ...onStore(store),
  });
  if (!empty) {
    await publish(store, await writeDist(fakeHost().files));
    await publish(store, await writeDist(fakeRemote().files));
    await promote(store, { part: 'host', version: '1.0.0' });
    await promote(store, { part: 'mf-guides', version: '1.0.0' });
  }
  const ask = async (path: string, init?: RequestInit) => app.fetch(new Request(`http://rig4u.test${path}`, init));
  return { store, log, ask, config };
}

/** Address of the entry of the release that is live in it. */
export const entry = '/remotes/mf-guides/1.0.0/remoteEntry.js';
