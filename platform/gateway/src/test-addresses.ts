import { loadConfig } from '@rig4u/kernel/config';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist, type FakeRemote } from '@rig4u/releases/fake-builds';
import { shownSettings, type Frames } from '@rig4u/releases/manifest';
import { createGateway } from './app';

const page = '<!doctype html><html><head><!--rig4u:config--><!--rig4u:index--></head><body>Loading</body></html>';

const frames = async (...paths: string[]): Promise<Frames> => ({
  schema: 1,
  settings: shownSettings(await loadConfig({})),
  screens: paths.map((path) => ({
    path,
    title: path,
    description: path,
    kind: 'head',
    html: '',
    css: [],
    opens: [],
  })),
  shell: { html: '<rig4u-screen></rig4u-screen>', css: [] },
  assets: {},
});

/** A release of the guides; with slugs it lists them. */
export const guides = (version: string, slugs?: string[]): FakeRemote => ({
  version,
  paths: ['/guides', '/guides/:guideId'],
  ...(slugs && { values: { '/guides/:guideId': { guideId: slugs } } }),
});

/** For tests: a gateway over a store with a host, its own addresses '/' and '/terms', and the guides live. */
export async function gatewayWith(remote: FakeRemote = guides('1.0.0', ['first-build'])) {
  const store = await temporaryFolder();
  const add = async (given: FakeRemote) => publish(store, await writeDist(fakeRemote(given).files));
  const host = fakeHost('1.0.0', ['Button'], page, '1.0.0', await frames('/', '/terms'));
  await publish(store, await writeDist(host.files));
  await add(remote);
  await promote(store, { part: 'host', version: '1.0.0' });
  await promote(store, { part: 'mf-guides', version: '1.0.0' });
  const app = createGateway({ store, config: await loadConfig({}), log: () => undefined });
  const ask = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    app.fetch(new Request(`http://rig4u.test${path}`, { headers }));
  const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await ask(path)).status));
  return { store, add, ask, statuses };
}
