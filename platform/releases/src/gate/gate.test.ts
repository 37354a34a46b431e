/** @jest-environment node */
import fc from 'fast-check';
import { fakeHost, fakeRemote, type FakeRemote } from '../fake-builds';
import { checkNeeds } from './check-needs';
import { gate } from './gate';
import { overlap } from './overlap';

const { manifest: host } = fakeHost();
const remote = (spec: FakeRemote = {}) => fakeRemote(spec).manifest;
const said = (
  changed: string[],
  remotes: FakeRemote[],
  by = host,
  fallbacks: FakeRemote[] = [],
  { tried = [] }: { tried?: FakeRemote[] } = {},
) =>
  gate({
    host: by,
    remotes: remotes.map(remote),
    fallbacks: fallbacks.map(remote),
    tried: tried.map(remote),
    changed: new Set(changed),
  }).map(({ code, part, sentence }) => `${code} ${part}: ${sentence}`);

describe('needs', () => {
  it('are met by a host that exports every name; a whole namespace needs the entry only', () => {
    expect(
      checkNeeds(remote({ needs: { '@rig4u/shared/ui': ['Button'], '@rig4u/shared/widgets': ['*'] } }), host),
    ).toEqual([]);
  });

  it('name each missing export and each missing entry', () => {
    const needs = { '@rig4u/shared/ui': ['Button', 'Sparkle'], constructor: ['x'], '@rig4u/shared/maps': [] };
    expect(checkNeeds(remote({ needs }), host).map(({ sentence }) => sentence)).toEqual([
      '@rig4u/shared/ui does not export Sparkle (host 1.0.0)',
      'the host does not provide constructor (host 1.0.0)',
      'the host does not provide @rig4u/shared/maps (host 1.0.0)',
    ]);
  });

  it('are met by a release before the release of what they ask for', () => {
    const next = fakeHost('1.1.0', ['Button'], undefined, '1.3.0-local.ab12cd34').manifest;
    expect(said(['mf-guides'], [{ needs: { '@rig4u/shared/ui': ['Button'] } }], next)).toEqual([]);
  });
});

describe('a new host', () => {
  const needs = { '@rig4u/shared/ui': ['Button'] };

  it('may come together with a remote that does without what it drops', () => {
    const bare = fakeHost('1.1.0', []).manifest;
    expect(said(['host', 'mf-guides'], [{ version: '1.1.0' }], bare, [{ needs }])).toEqual([]);
  });

  it('of another contract or without a format strands who needs them', () => {
    const other = { ...fakeHost('2.0.0').manifest, contract: 2, formats: ['module' as const] };
    expect(said(['host'], [{}], other).map((line) => line.slice(0, 7))).toEqual(['RIG-109', 'RIG-112']);
  });
});

describe('a remote', () => {
  const nav = [{ path: '/guides', text: 'Guides', order: 30, place: 'header' as const }];
  const stores = [{ key: 'progress', what: 'How far you have read.', kept: 'in this browser' as const }];

  it.each<[string, FakeRemote, string]>([
    ['an address', { paths: ['/guides/new'] }, '/guides/new meets /guides/:id of mf-a: one address, two owners'],
    ['a place in the menu', { paths: ['/b'], nav }, 'mf-a has place 30 of the header ("Guides") already'],
    [
      'a storage key',
      { paths: ['/b'], stores },
      'mf-a keeps something under the storage key progress: one key, two owners',
    ],
  ])('may not claim %s of another one', (_, spec, sentence) => {
    expect(
      said(
        ['mf-b'],
        [
          { name: 'mf-a', paths: ['/guides/:id'], nav, stores },
          { name: 'mf-b', ...spec },
        ],
      ),
    ).toEqual([`RIG-104 mf-b@1.0.0: ${sentence}`]);
  });

  it.each<[string, FakeRemote, string[]]>([
    ['a number of the same place', { nav: [{ path: '/b', text: 'New', order: 30, place: 'header' }] }, ['Guides']],
    ['a text of the same place', { nav: [{ path: '/b', text: 'Guides', order: 31, place: 'header' }] }, ['Guides']],
    ['both in another place', { nav: [{ path: '/b', text: 'Guides', order: 30, place: 'footer' }] }, []],
  ])('and %s: links are told apart by number and by name', (_, spec, named) => {
    const remotes = [
      { name: 'mf-a', paths: ['/guides'], nav },
      { name: 'mf-b', paths: ['/b'], ...spec },
    ];
    expect(said(['mf-b'], remotes)).toEqual(
      named.map((text) => `RIG-104 mf-b@1.0.0: mf-a has place 30 of the header ("${text}") already`),
    );
  });

  it('may not claim what the host has, and a new host not what a live remote has', () => {
    const owning = { ...host, nav, stores };
    const remotes = [{ name: 'mf-a', paths: ['/guides'], nav, stores }];
    const faults = [
      'RIG-104 mf-a@1.0.0: the host has place 30 of the header ("Guides") already',
      'RIG-104 mf-a@1.0.0: the host keeps something under the storage key progress: one key, two owners',
    ];
    expect(said(['mf-a'], remotes, owning)).toEqual(faults);
    expect(said(['host'], remotes, owning)).toEqual(faults);
  });

  it('may take over an address in the same revision in which its owner gives it away', () => {
    expect(
      said(
        ['mf-a', 'mf-b'],
        [
          { name: 'mf-a', version: '1.1.0', paths: ['/one'] },
          { name: 'mf-b', paths: ['/two'] },
        ],
      ),
    ).toEqual([]);
  });

  it('may not have the id of another one', () => {
    expect(
      said(
        ['mf-a'],
        [
          { name: 'mf-a-1', version: '0.0.0', paths: ['/a'] },
          { name: 'mf-a', version: '1.0.0-0', paths: ['/b'] },
        ],
      ),
    ).toEqual([expect.stringMatching(/^RIG-108 mf-a@1\.0\.0-0: its id mf_a_1_0_0_0 is the one of mf-a-1@0\.0\.0/)]);
  });

  it('that stays as it is, is asked for nothing when another one changes', () => {
    const stranded = { name: 'mf-a', paths: ['/a'], needs: { nothing: ['x'] } };
    expect(said(['mf-b'], [stranded, { name: 'mf-b', paths: ['/b'] }])).toEqual([]);
  });
});

describe('overlapping paths', () => {
  it.each([
    ['/a', '/a', true],
    ['/a', '/a/', true],
    ['/a/:x', '/a/b', true],
    ['/:x/b', '/a/:y', true],
    ['/a', '/b', false],
    ['/a', '/a/:x', false],
    ['/', '/', true],
  ])('%s and %s: %s', (one, two, expected) => {
    expect(overlap(one, two)).toBe(expected);
  });

  it('are seen from either side, and always of a path with itself', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', ':x', ':y'), { maxLength: 4 })
      .map((parts) => `/${parts.join('/')}`);
    fc.assert(fc.property(path, path, (one, two) => overlap(one, two) === overlap(two, one) && overlap(one, one)));
  });
});

describe('what is rolled out', () => {
  it('keeps what it owns from others', () => {
    const other = { name: 'mf-other', paths: ['/other'] };
    expect(said(['mf-other'], [{}, other], host, [], { tried: [{ version: '1.0.1', paths: ['/other'] }] })).toEqual([
      'RIG-104 mf-other@1.0.0: /other meets /other of mf-guides: one address, two owners',
    ]);
  });
});
