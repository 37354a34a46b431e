import { createHash } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import type { Frames } from '@rig4u/releases/manifest';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A script that no compression makes small, with one line that a release changes: so there is a delta of it. */
const code = (line: string): string =>
  [...Array.from({ length: 100 }, (_, i) => sha256(`${i}`).toString('hex')), line].join('');

export interface SiteOfTest {
  store: string;
  /** The address of a script that is live. */
  entry: string;
  /** What a browser that has that script of the release before sends as Available-Dictionary. */
  old: string;
}

/** What says that the host has `/` and nothing else of its own. */
const frames: Frames = {
  schema: 1,
  settings: {},
  screens: [{ path: '/', title: 'Home', description: 'Home', kind: 'head', html: '', css: [], opens: [] }],
  assets: {},
};

/** For tests: a store with a host and the guides live, and a release of the guides before. */
export async function storeOfTest(): Promise<SiteOfTest> {
  const store = await temporaryFolder();
  await chmod(store, 0o755);
  await publish(store, await writeDist(fakeHost('1.0.0', ['Button'], undefined, '1.0.0', frames).files));
  await promote(store, { part: 'host', version: '1.0.0' });
  for (const version of ['2.0.0', '2.1.0']) {
    await publish(store, await writeDist(fakeRemote({ version, code: code(version) }).files));
    await promote(store, { part: 'mf-guides', version });
  }
  const old = `:${sha256(`"entry of ${code('2.0.0')}"`).toString('base64')}:`;
  return { store, old, entry: '/remotes/mf-guides/2.1.0/remoteEntry.js' };
}
