import type { HostManifest, RemoteManifest } from '@rig4u/releases/manifest';
import type { Compiled } from './compiled-remote';
import { tellMisfits } from './tell-misfits';
import type { News } from './browser/news';

const host: HostManifest = {
  schema: 2,
  version: '1.0.0',
  contract: 1,
  formats: ['script'],
  provides: { '@rig4u/shared/ui': { version: '1.2.0', names: ['Button'], files: [] } },
  inlineScripts: [],
  files: {},
};
const live = {
  releases: { host: { live: ['1.0.0', ''] satisfies [string, string] }, remotes: {} },
  published: new Map([['host@1.0.0', { kind: 'host' as const, manifest: host }]]),
};

const taking = (name: string, range = '^1.0.0'): Compiled => {
  const manifest: RemoteManifest = {
    schema: 2,
    name: 'mf-sixth',
    version: '1.0.0-dev',
    id: 'mf_sixth_1_0_0_dev',
    contract: 1,
    entry: '1/remoteEntry.js',
    format: 'script',
    files: {},
    screens: [{ path: '/hello', files: [] }],
    needs: { '@rig4u/shared/ui': { range, names: [name] } },
  };
  return { name: 'mf-sixth', paths: ['/hello'], live: ['1.0.0-dev', ''], build: 1, record: '', manifest };
};

/** A remote whose compilations come as the test wants them, and what was said. */
function begun(first: Compiled | string) {
  const said: string[] = [];
  let latest: Compiled | undefined;
  let news: News = { session: '', build: 0, hash: '', errors: [] };
  let listener: (news: News) => void = () => undefined;
  const take = (made: Compiled | string) => {
    if (typeof made !== 'string') latest = made;
    news = { ...news, errors: typeof made === 'string' ? [made] : [] };
    listener(news);
  };
  take(first);
  const onNews = (next: typeof listener) => {
    listener = next;
    return () => undefined;
  };
  tellMisfits({ latest: () => latest, news: () => news, onNews }, live, (line) => said.push(line));
  return { said, take };
}

test('says by its code what the live host does not have, once, and when that is over', () => {
  const { said, take } = begun(taking('Sparkle'));
  take(taking('Sparkle'));
  take(taking('Button', '^2.0.0'));
  take(taking('Button'));
  expect(said).toEqual([
    expect.stringContaining('RIG-102 @rig4u/shared/ui does not export Sparkle (host 1.0.0)'),
    expect.stringContaining('RIG-103 it needs @rig4u/shared/ui ^2.0.0, and the host has 1.2.0'),
    'The gate would refuse nothing now.',
  ]);
});

test('says nothing of a remote that fits', () => {
  expect(begun(taking('Button')).said).toEqual([]);
});

test('says what does not compile, and asks the gate when it does', () => {
  const { said, take } = begun('./src/screen.tsx: odd');
  take(taking('Sparkle'));
  expect(said).toEqual([expect.stringContaining('./src/screen.tsx: odd'), expect.stringContaining('RIG-102')]);
});
