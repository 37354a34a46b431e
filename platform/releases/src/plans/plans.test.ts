/** @jest-environment node */
import fc from 'fast-check';
import type { Registry } from '@rig4u/shared/contracts';
import { fakeHost, fakeRemote, type FakeRemote } from '../fake-builds';
import { missingNeeds } from './needs';
import { overlap } from './overlap';
import { planPromoteHost } from './plan-host';
import { planPromote, releaseOf } from './plan-promote';
import { planPublish } from './plan-publish';
import { planRollback, planRollbackHost } from './plan-rollback';
import { planStatus } from './plan-status';
import type { RegistryPlan } from './registry-plan';

const { manifest: host } = fakeHost();
const sparkle = { '@rig4u/shared/ui': ['Button', 'Sparkle'] };
const lacksSparkle = '@rig4u/shared/ui does not export Sparkle (host 1.0.0)';

const nextOf = (plan: RegistryPlan): Registry => {
  if (plan.do !== 'change') throw new Error(`not a change: ${JSON.stringify(plan)}`);
  return plan.next;
};
const first = nextOf(planPromoteHost(undefined, host));
const promoted = (registry: Registry, remote: FakeRemote, force = false) =>
  nextOf(planPromote(registry, fakeRemote(remote).manifest, host, { force }));

describe('publishing', () => {
  const { manifest, files } = fakeRemote();
  const build = { kind: 'remote', manifest } as const;

  it('is planned for a build that is new', () => {
    expect(planPublish(build, files, undefined)).toMatchObject({
      do: 'publish',
      ref: { part: 'mf-guides', version: '1.0.0' },
    });
  });

  it('does nothing when the same bytes are published', () => {
    expect(planPublish(build, files, new Map(files))).toMatchObject({ do: 'nothing' });
  });

  it('refuses other bytes under the same version, names the files and says what to do', () => {
    const published = new Map(files).set('old.js', new Uint8Array()).set('1.abc.js', new Uint8Array([1]));
    published.delete('art/part.svg');
    expect(planPublish(build, files, published)).toEqual({
      do: 'refuse',
      reasons: [
        expect.stringContaining('Raise "version" in package.json'),
        '1.abc.js: differs',
        'art/part.svg: is new',
        'old.js: is gone',
      ],
    });
  });

  it.each([
    [
      'a chunk that was tampered with',
      new Map(files).set('1.abc.js', new Uint8Array([1])),
      '/remotes/mf-guides/1.0.0/1.abc.js: the bytes do not match the hash in the manifest',
    ],
    [
      'an entry that is missing',
      new Map([...files].filter(([path]) => path !== 'remoteEntry.js')),
      '/remotes/mf-guides/1.0.0/remoteEntry.js: named in the manifest, but there is no such file',
    ],
    [
      'a file with an odd name',
      new Map(files).set('a b.js', new Uint8Array()),
      expect.stringContaining('a b.js: not a plain file name'),
    ],
  ])('refuses %s', (_, damaged, reason) => {
    expect(planPublish(build, damaged, undefined)).toEqual({
      do: 'refuse',
      reasons: [expect.stringContaining('damaged'), reason],
    });
  });

  it.each([
    '/remotes/mf-guides/1.0.1/remoteEntry.js',
    '/remotes/mf-guides/1.0.0/../1.0.1/remoteEntry.js',
    '/remotes/mf-guides/1.0.0/%2e%2e/x.js',
    '//elsewhere.example/x.js',
    '/remotes/mf-guides/1.0.0/',
  ])('refuses an entry at %s', (src) => {
    const astray = { ...manifest, entry: { ...manifest.entry, src } };
    expect(planPublish({ kind: 'remote', manifest: astray }, files, undefined)).toMatchObject({
      do: 'refuse',
      reasons: [expect.anything(), `${src}: lies outside the release's own folder /remotes/mf-guides/1.0.0/`],
    });
  });

  it('refuses a host whose page has no place for the registry, or whose policy would be widened', () => {
    const bad = fakeHost('1.0.0', [], '<!--rig4u:config-->');
    const manifestOfBad = { ...bad.manifest, inlineScripts: ["'unsafe-inline'"] };
    expect(planPublish({ kind: 'host', manifest: manifestOfBad }, bad.files, undefined)).toMatchObject({
      reasons: [
        expect.anything(),
        'index.html: must hold <!--rig4u:registry--> exactly once',
        expect.stringContaining("'unsafe-inline'"),
      ],
    });
  });
});

describe('needs', () => {
  it('are met by a host that exports every name; a whole namespace needs the entry only', () => {
    expect(missingNeeds({ '@rig4u/shared/ui': ['Button'], '@rig4u/shared/widgets': ['*'] }, host)).toEqual([]);
  });

  it('name each missing export and each missing entry', () => {
    expect(missingNeeds({ ...sparkle, constructor: ['x'], '@rig4u/shared/maps': [] }, host)).toEqual([
      lacksSparkle,
      'the host does not provide constructor (host 1.0.0)',
      'the host does not provide @rig4u/shared/maps (host 1.0.0)',
    ]);
  });
});

describe('promoting a remote', () => {
  it('puts its release live under its paths', () => {
    const next = promoted(first, {});
    expect(next).toMatchObject({
      revision: 2,
      remotes: { 'mf-guides': { paths: ['/guides'], live: { id: 'mf_guides_1_0_0', version: '1.0.0' } } },
    });
    expect(next.remotes['mf-guides']).not.toHaveProperty('lastGood');
  });

  it('remembers what was live before', () => {
    const next = promoted(promoted(first, {}), { version: '1.0.1' });
    expect(next.remotes['mf-guides']).toMatchObject({ live: { version: '1.0.1' }, lastGood: { version: '1.0.0' } });
  });

  it('does nothing when it is live already', () => {
    expect(planPromote(promoted(first, {}), fakeRemote().manifest, host)).toMatchObject({ do: 'nothing' });
  });

  it('ends a roll-out', () => {
    const live = promoted(first, {});
    const record = live.remotes['mf-guides'];
    if (!record) throw new Error('not live');
    const rolling: Registry = {
      ...live,
      remotes: {
        'mf-guides': {
          ...record,
          rollout: { release: releaseOf(fakeRemote({ version: '1.1.0' }).manifest), percent: 5 },
        },
      },
    };
    expect(promoted(rolling, { version: '1.1.0' }).remotes['mf-guides']).not.toHaveProperty('rollout');
    expect(promoted(rolling, {}).remotes['mf-guides']).toEqual(record);
  });

  it('is refused when the live host lacks a name, with the name and its entry', () => {
    expect(planPromote(first, fakeRemote({ needs: sparkle }).manifest, host)).toMatchObject({
      do: 'refuse',
      reasons: [expect.stringContaining('--force'), lacksSparkle],
    });
  });

  it('is done by force with a loud warning', () => {
    expect(planPromote(first, fakeRemote({ needs: sparkle }).manifest, host, { force: true })).toMatchObject({
      do: 'change',
      warnings: [expect.stringContaining('FORCED'), lacksSparkle],
    });
  });

  it('is refused when another remote owns an address, also by force', () => {
    const live = promoted(first, { name: 'mf-builder', paths: ['/guides/:id'] });
    const plan = planPromote(live, fakeRemote({ paths: ['/guides/new'] }).manifest, host, { force: true });
    expect(plan).toMatchObject({
      do: 'refuse',
      reasons: [expect.anything(), '/guides/new meets /guides/:id of mf-builder: one address, two owners'],
    });
  });
});

describe('promoting a host', () => {
  it('starts a registry, with the shared entries that have chunks', () => {
    expect(first).toEqual({
      schema: 1,
      revision: 1,
      host: { version: '1.0.0', shared: { '@rig4u/shared/widgets': host.provides['@rig4u/shared/widgets']?.files } },
      remotes: {},
    });
  });

  it('is refused while a live or last good release needs what it lacks', () => {
    const live = promoted(
      promoted(first, { needs: sparkle }, true),
      { version: '1.0.1', needs: { '@rig4u/shared/widgets': ['Dial'] } },
      true,
    );
    expect(planPromoteHost(live, fakeHost('1.1.0').manifest)).toMatchObject({
      do: 'refuse',
      reasons: [
        expect.anything(),
        'mf-guides@1.0.1 (live): @rig4u/shared/widgets does not export Dial (host 1.1.0)',
        'mf-guides@1.0.0 (last good): @rig4u/shared/ui does not export Sparkle (host 1.1.0)',
      ],
    });
  });

  it('keeps the remotes and remembers the host before', () => {
    const live = promoted(first, {});
    expect(nextOf(planPromoteHost(live, fakeHost('1.1.0').manifest))).toMatchObject({
      revision: 3,
      host: { version: '1.1.0', lastGood: '1.0.0' },
      remotes: live.remotes,
    });
    expect(planPromoteHost(live, host)).toMatchObject({ do: 'nothing' });
  });
});

describe('rolling back', () => {
  const live = promoted(promoted(first, {}), { version: '1.0.1', paths: ['/guides', '/guides/new'] });

  it('exchanges live and last good, so that doing it twice changes nothing but the revision', () => {
    const back = nextOf(planRollback(live, 'mf-guides', host));
    expect(back.remotes['mf-guides']).toMatchObject({
      paths: ['/guides'],
      live: { version: '1.0.0' },
      lastGood: { version: '1.0.1' },
    });
    expect(nextOf(planRollback(back, 'mf-guides', host))).toEqual({ ...live, revision: live.revision + 2 });
  });

  it('is refused without a release before', () => {
    expect(planRollback(promoted(first, {}), 'mf-guides', host)).toMatchObject({
      do: 'refuse',
      reasons: [expect.stringContaining('no release before 1.0.0')],
    });
    expect(planRollback(first, 'mf-guides', host)).toMatchObject({
      do: 'refuse',
      reasons: [expect.stringContaining('is not live')],
    });
    expect(planRollbackHost(first, undefined)).toMatchObject({ do: 'refuse' });
  });

  it('is refused when the live host lacks what the older release needs', () => {
    const forced = promoted(promoted(first, { needs: sparkle }, true), { version: '1.0.1' });
    expect(planRollback(forced, 'mf-guides', host)).toMatchObject({
      do: 'refuse',
      reasons: [expect.anything(), lacksSparkle],
    });
  });

  it('takes the host back, unless a live remote needs the newer one', () => {
    const newer = nextOf(planPromoteHost(live, fakeHost('1.1.0', ['Button', 'Sparkle']).manifest));
    expect(nextOf(planRollbackHost(newer, host)).host).toMatchObject({ version: '1.0.0', lastGood: '1.1.0' });
    const using = nextOf(
      planPromote(
        newer,
        fakeRemote({ version: '1.0.2', needs: sparkle }).manifest,
        fakeHost('1.1.0', ['Button', 'Sparkle']).manifest,
      ),
    );
    expect(planRollbackHost(using, host)).toMatchObject({
      do: 'refuse',
      reasons: [expect.anything(), `mf-guides@1.0.2 (live): ${lacksSparkle}`],
    });
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

describe('the status', () => {
  it('shows what is live and what was before', () => {
    expect(planStatus(promoted(promoted(first, {}), { version: '1.0.1' }))).toEqual([
      'Registry revision 3',
      'host       1.0.0',
      'mf-guides  1.0.1  last good 1.0.0  /guides',
    ]);
  });

  it('says how to begin', () =>
    expect(planStatus(undefined)).toEqual([expect.stringContaining('Publish and promote a host first')]));
});
