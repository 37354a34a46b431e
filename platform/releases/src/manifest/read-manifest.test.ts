/** @jest-environment node */
import { fakeHost, fakeRemote } from '../fake-builds';
import type { FileMap } from '../store';
import { readManifest } from './read-manifest';

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const only = (name: string, value: unknown): FileMap => new Map([[name, bytes(value)]]);
const hash = `sha384-${'A'.repeat(64)}`;

const oldRemote = {
  schema: 1,
  name: 'mf-guides',
  version: '1.0.0',
  id: 'mf_guides_1_0_0',
  entry: { src: '/remotes/mf-guides/1.0.0/remoteEntry.js', integrity: hash },
  screens: [{ path: '/guides', files: [{ src: '/remotes/mf-guides/1.0.0/1.js', integrity: hash }], takes: ['react'] }],
  needs: { react: ['useState'] },
  onDemand: ['react'],
};

describe('a manifest of format 2', () => {
  it('is read as it was written', () => {
    const { manifest } = fakeRemote({ needs: { react: ['useState'] }, budget: 9 });
    expect(readManifest(only('remote.json', manifest))).toEqual({ kind: 'remote', manifest });
    const host = fakeHost().manifest;
    expect(readManifest(only('host.json', host))).toEqual({ kind: 'host', manifest: host });
  });

  it('may hold fields of a later edition', () => {
    const { manifest } = fakeRemote();
    expect(readManifest(only('remote.json', { ...manifest, slots: {}, prerender: [] }))).toMatchObject({ manifest });
  });

  it.each([
    ['version', '1.0', /version: a version is 1\.2\.3/],
    ['version', '01.0.0', /version: a version is/],
    ['version', '1.0.0+build', /version: a version is/],
    ['name', 'mf-Guides', /name: a remote is named mf-<name>/],
    ['name', `mf-${'a'.repeat(60)}`, /name: a name has at most 60 characters/],
    ['entry', '../x.js', /entry: a file is a plain path/],
    ['entry', '//elsewhere.example/x.js', /entry: a file is a plain path/],
    ['screens', [], /screens: a remote has at least one screen/],
    ['format', 'amd', /format/],
    ['needs', { react: { range: 'newest', names: [] } }, /needs\.react\.range: a range is written as semver has it/],
    ['nav', [{ path: '/b', text: 'B', order: 1, place: 'header' }], /nav: each link leads to a screen of this remote/],
    ['schema', 3, /schema/],
  ])('is refused with RIG-101 where %s is %j', (field, value, message) => {
    const read = () => readManifest(only('remote.json', { ...fakeRemote().manifest, [field]: value }));
    expect(read).toThrow(message);
    expect(read).toThrow(/^RIG-101/);
  });
});

describe('a manifest of format 1', () => {
  it('is read as what it says: any version, and only the files that a page asks for', () => {
    expect(readManifest(only('remote.json', oldRemote))).toEqual({
      kind: 'remote',
      manifest: {
        schema: 1,
        name: 'mf-guides',
        version: '1.0.0',
        id: 'mf_guides_1_0_0',
        contract: 1,
        format: 'script',
        entry: 'remoteEntry.js',
        files: { 'remoteEntry.js': hash, '1.js': hash },
        screens: [{ path: '/guides', files: ['1.js'], takes: ['react'] }],
        needs: { react: { range: '*', names: ['useState'] } },
        onDemand: ['react'],
      },
    });
  });
});
