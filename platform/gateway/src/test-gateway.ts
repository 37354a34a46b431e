import { loadConfig } from '@rig4u/kernel/config';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { createGateway, type GatewayOptions } from './app';

/** A gateway for tests, with a host and the guides live unless it is to be empty; `ask` sends it a request. */
export async function testGateway(
  {
    empty = false,
    ...more
  }: { empty?: boolean } & Pick<GatewayOptions, 'limits' | 'write' | 'isStopping' | 'offline'> = {},
  onStore: (store: string) => Pick<GatewayOptions, 'loads'> = () => ({}),
) {
  const store = await temporaryFolder();
  const log: string[] = [];
  const config = await loadConfig({});
  const app = createGateway({ store, config, log: (line) => log.push(line), ...more, ...onStore(store) });
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
