import { waitFor } from '@testing-library/react';
import type { NamedRelease, Release } from '@rig4u/shared/contracts';
import { on } from '@rig4u/shared/events';
import { takeLoads } from './note-load';
import type { Federation } from './federation';
import { federatedSource } from './load-remote';
import type { WhyMissing } from './why-missing';
import { StalePage } from './modules';
import type { Records } from './records';
import { createRegistryStore } from './registry';

const release = (version: string, needs: Record<string, string[]> = {}): Release => ({
  id: `mf_guides_${version}`,
  version,
  entry: { src: `/remotes/mf-guides/${version}/remoteEntry.js`, integrity: `sha384-${'a'.repeat(64)}` },
  screens: [],
  needs,
});
/** The releases of the guides: the live one, and the one before. */
type Guides = [live: Release, before?: Release];
const named = ({ version }: Release) => [version, `sha256-${'a'.repeat(43)}=`];
const registry = ([live, before]: Guides, host = '1.0.0') => ({
  schema: 2,
  epoch: 1,
  revision: 7,
  host: { version: host, shared: {} },
  remotes: {
    'mf-guides': {
      paths: ['/guides', '/guides/:guideId'],
      live: named(live),
      ...(before && { before: named(before) }),
    },
    'mf-account': { paths: ['/account'], live: named(release('2.0.0')), before: named(release('1.9.0')) },
  },
});

const List = () => <h1>list</h1>;
const broken = { path: '/guides', lazy: () => Promise.reject(new Error('status 404')) };
const exposed = { default: { contract: 1, routes: [{ path: '/guides', lazy: async () => ({ Component: List }) }] } };
const sent: string[] = [];
const failures: string[] = [];

function source(
  guides: Guides,
  {
    host,
    answers = [],
    of,
    line = Promise.resolve(),
    onLate = jest.fn(),
    runtime = (whole) => Promise.resolve(whole),
    missing = 'other',
    leaves = () => false,
    runs = () => undefined,
    onTryAgain = jest.fn(),
    ...federation
  }: Partial<Federation> & {
    host?: string;
    /** What the registry is in turn, each time that somebody asks. */
    answers?: object[];
    of?: Records['of'];
    /** Answers come after it. */
    line?: Promise<void>;
    onLate?: (remote: string) => void;
    /** How the federation runtime arrives. */
    runtime?: (whole: Federation) => Promise<Federation>;
    /** Why scripts do not arrive that do not. */
    missing?: WhyMissing;
    runs?: (release: string) => void;
    /** Whether the page lacks files and loads itself anew. */
    leaves?: () => boolean;
    onTryAgain?: () => void;
  } = {},
) {
  const whole: Federation = {
    provides: () => true,
    shared: async () => ({}),
    routes: async () => exposed,
    ...federation,
  };
  const asked = answers.map((answer) => new Response(JSON.stringify(answer)));
  return federatedSource({
    federation: () => runtime(whole),
    registry: createRegistryStore(registry(guides, host), async () =>
      line.then(() => asked.shift() ?? new Response('', { status: 500 })),
    ),
    records: {
      of:
        of ??
        (async (_remote, [version]) => {
          const record = guides.find((known) => known?.version === version);
          if (!record) throw new Error('The record did not arrive');
          return record;
        }),
    },
    hostVersion: '1.0.0',
    missingFiles: { since: async () => missing, runs, leaves },
    onTryAgain,
    onLate,
  });
}

beforeEach(() => {
  takeLoads();
  sent.length = 0;
  failures.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    sent.push(String(init?.body));
    return new Response(null, { status: 204 });
  });
});
afterEach(() => jest.restoreAllMocks());
const stop = on('remote-failed', ({ remote, version, fallback }) =>
  failures.push(`${remote}@${version} → ${fallback}`),
);
afterAll(stop);

test('the owner of an address gives its screen', async () => {
  const runs = jest.fn();
  expect(await source([release('1.0.0')], { runs }).load('/guides')).toMatchObject({
    kind: 'screen',
    remote: 'mf-guides',
    release: 'mf-guides@1.0.0',
  });
  expect(runs.mock.calls).toEqual([['mf-guides@1.0.0']]);
});

test('an address that nobody owns is not found', async () => {
  expect(await source([release('1.0.0')]).load('/elsewhere')).toEqual({ kind: 'not-found' });
});

test('a failing live release gives its place to the last good one, and the failure is reported with all versions', async () => {
  const routes = async ({ version }: { version: string }) => {
    if (version === '1.1.0') throw new Error('status 500');
    return exposed;
  };
  const outcome = await source([release('1.1.0'), release('1.0.0')], { routes }).load('/guides');
  expect(outcome).toMatchObject({ kind: 'screen', release: 'mf-guides@1.0.0' });
  expect(failures).toEqual(['mf-guides@1.1.0 → last-good']);
  await waitFor(() => expect(sent.join()).toContain('mf-guides@1.1.0 failed (host 1.0.0, registry 7): status 500'));
});

test('a federation runtime that fails once is asked for again', async () => {
  let asked = 0;
  const runtime = async (whole: Federation) => {
    asked += 1;
    if (asked === 1) throw new Error('The chunk did not arrive');
    return whole;
  };
  expect(await source([release('1.0.0')], { runtime }).load('/guides')).toMatchObject({ kind: 'screen' });
  expect(takeLoads()).toMatchObject([{ outcome: 'retried', phase: 'shared' }]);
});

const noRuntime = () => Promise.reject<Federation>(new Error('The chunk did not arrive'));

test.each([
  ['as the first release', noRuntime, undefined],
  ['after which the last good one came', undefined, release('1.0.0')],
])(
  'while the page loads itself anew for a missing file, %s, what is on it stays, and nobody is blamed',
  async (_how, runtime, before) => {
    const routes = async ({ version }: { version: string }) => {
      if (version === '1.1.0') throw new Error('The chunk did not arrive');
      return exposed;
    };
    const settled = jest.fn();
    const guides: Guides = before ? [release('1.1.0'), before] : [release('1.1.0')];
    void source(guides, { missing: 'leaving', routes, ...(runtime && { runtime }) })
      .load('/guides')
      .then(settled, settled);
    await new Promise((done) => setTimeout(done, 1_000));
    expect([settled.mock.calls, takeLoads(), failures, sent]).toEqual([[], [], [], []]);
  },
);

test('a page that is known to lack files loads itself anew at the next navigation', async () => {
  const [settled, of] = [jest.fn(), jest.fn()];
  void source([release('1.0.0')], { leaves: () => true, of })
    .load('/guides')
    .then(settled, settled);
  await new Promise((done) => setTimeout(done));
  expect([settled.mock.calls, of.mock.calls]).toEqual([[], []]);
});

test("without files of its own host a page blames that, not the remote, and 'Try Again' lets it load itself anew", async () => {
  const onTryAgain = jest.fn();
  const guides = source([release('1.0.0')], { missing: 'host-gone', runtime: noRuntime, onTryAgain });
  expect(await guides.load('/guides')).toMatchObject({ kind: 'panel' });
  expect([takeLoads(), failures]).toEqual([[], []]);
  await waitFor(() => expect(sent.join()).toContain('host@1.0.0 has lost its files (registry 7): no mf-guides'));
  expect(sent.join()).not.toContain('mf-guides@1.0.0 failed');
  guides.tryAgain('mf-guides');
  expect(onTryAgain).toHaveBeenCalledTimes(1);
});

test("where a remote's live release misses a file of the host, its last good one is shown and the remote is not blamed", async () => {
  const routes = async ({ version }: { version: string }) => {
    if (version === '1.1.0') throw new Error('The chunk did not arrive');
    return exposed;
  };
  const guides = source([release('1.1.0'), release('1.0.0')], { missing: 'host-gone', routes });
  expect(await guides.load('/guides')).toMatchObject({ kind: 'screen', release: 'mf-guides@1.0.0' });
  expect([takeLoads(), failures]).toEqual([[], []]);
  await waitFor(() => expect(sent.join()).toContain('host@1.0.0 has lost its files (registry 7): no mf-guides'));
});

test("a screen of the host's own that did not arrive fails, but while the page loads itself anew", async () => {
  const failure = new Error('The chunk did not arrive');
  await expect(source([release('1.0.0')]).failedFile(failure)).rejects.toBe(failure);
  const settled = jest.fn();
  void source([release('1.0.0')], { missing: 'leaving' })
    .failedFile(failure)
    .then(settled, settled);
  await new Promise((done) => setTimeout(done));
  expect(settled).not.toHaveBeenCalled();
});

test.each([
  ['fails', () => Promise.reject(new Error('The chunk did not arrive'))],
  ['hangs', () => new Promise<Federation>(() => undefined)],
])(
  'a federation runtime that %s: the panel, and the load says that it was a file of the host',
  async (_how, runtime) => {
    expect(await source([release('1.0.0')], { runtime }).load('/guides')).toMatchObject({ kind: 'panel' });
    expect(takeLoads()).toMatchObject([{ outcome: 'panel', phase: 'shared' }]);
  },
);

test('a record that fails after the runtime had failed is what the load says', async () => {
  let asked = 0;
  const runtime = (whole: Federation) =>
    (asked += 1) === 1 ? Promise.reject(new Error('The chunk did not arrive')) : Promise.resolve(whole);
  const of: Records['of'] = () =>
    asked === 1 ? Promise.resolve(release('1.0.0')) : Promise.reject(new Error('The record did not arrive'));
  expect(await source([release('1.0.0')], { runtime, of }).load('/guides')).toMatchObject({ kind: 'panel' });
  expect(takeLoads()).toMatchObject([{ outcome: 'panel', phase: 'record' }]);
});

test('with nothing to fall back to the panel says why', async () => {
  const routes = () => Promise.reject(new Error('status 500'));
  expect(await source([release('1.1.0')], { routes }).load('/guides')).toEqual({
    kind: 'panel',
    remote: 'mf-guides',
    error: new Error('status 500'),
  });
});

test('a record that does not arrive brings the last good release, and the panel without one', async () => {
  const [gone, there] = [release('1.1.0'), release('1.0.0')];
  const of = async (_remote: string, [version]: NamedRelease) => {
    if (version === '1.1.0') throw new Error('The record did not arrive');
    return there;
  };
  expect(await source([gone, there], { of }).load('/guides')).toMatchObject({ release: 'mf-guides@1.0.0' });
  expect(await source([gone], { of }).load('/guides')).toMatchObject({ kind: 'panel' });
});

test('Try Again takes what a newer registry names', async () => {
  const guides = source([release('1.1.0'), release('1.0.0')], {
    answers: [{ ...registry([release('1.0.0')]), revision: 8 }],
    routes: async ({ version }) => (version === '1.1.0' ? Promise.reject(new Error('status 404')) : exposed),
  });
  await guides.load('/guides');
  expect(failures).toEqual(['mf-guides@1.1.0 → last-good']);
  guides.tryAgain('mf-guides');
  await guides.load('/guides');
  expect(failures).toHaveLength(1);
});

test('Try Again on a slow line goes on with the registry that is there, and tries the newer one when it comes', async () => {
  let arrive = (): void => undefined;
  const line = new Promise<void>((resolve) => (arrive = resolve));
  const onLate = jest.fn();
  const guides = source([release('1.1.0')], {
    answers: [{ ...registry([release('1.2.0')]), revision: 8 }],
    of: async (_remote, [version]) => release(version),
    routes: async ({ version }) => (version === '1.1.0' ? Promise.reject(new Error('status 404')) : exposed),
    line,
    onLate,
  });
  await guides.load('/guides');
  guides.tryAgain('mf-guides');
  expect(await guides.load('/guides')).toMatchObject({ kind: 'panel' });
  expect(onLate).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(onLate).toHaveBeenCalledWith('mf-guides'));
  expect(await guides.load('/guides')).toMatchObject({ release: 'mf-guides@1.2.0' });
});

test('Try Again on a slow line does nothing more where the registry is the same', async () => {
  let arrive = (): void => undefined;
  const line = new Promise<void>((resolve) => (arrive = resolve));
  const onLate = jest.fn();
  const guides = source([release('1.1.0')], {
    answers: [registry([release('1.1.0')])],
    routes: () => Promise.reject(new Error('status 404')),
    line,
    onLate,
  });
  guides.tryAgain('mf-guides');
  expect(await guides.load('/guides')).toMatchObject({ kind: 'panel' });
  arrive();
  await line;
  await guides.load('/guides');
  expect(onLate).not.toHaveBeenCalled();
});

test('Try Again gives only the remote that it was asked for another chance', async () => {
  const parts = source([release('1.1.0'), release('1.0.0')], { of: async (_remote, [version]) => release(version) });
  parts.crashed('mf-guides', 'mf-guides@1.1.0', new Error('a wire came off'));
  parts.crashed('mf-account', 'mf-account@2.0.0', new Error('a wire came off'));
  parts.tryAgain('mf-guides');
  expect(await parts.load('/guides')).toMatchObject({ release: 'mf-guides@1.1.0' });
  expect(await parts.load('/account')).toMatchObject({ release: 'mf-account@1.9.0' });
});

test('a screen that crashed is not loaded again while there is a last good release; forgiving gives it another chance', async () => {
  const guides = source([release('1.1.0'), release('1.0.0')]);
  expect(await guides.load('/guides')).toMatchObject({ release: 'mf-guides@1.1.0' });
  expect(guides.crashed('mf-guides', 'mf-guides@1.1.0', new Error('a wire came off'))).toBe('has-last-good');
  expect(await guides.load('/guides')).toMatchObject({ release: 'mf-guides@1.0.0' });
  guides.tryAgain('mf-guides');
  expect(await guides.load('/guides')).toMatchObject({ release: 'mf-guides@1.1.0' });
});

test('a crash of the only release has nothing to fall back to', () => {
  expect(source([release('1.1.0')]).crashed('mf-guides', 'mf-guides@1.1.0', new Error('x'))).toBe('none');
});

test('needs that only a newer host meets make the navigation a full page load, but never the first one', async () => {
  const guides = source([release('2.0.0', { '@rig4u/shared/ui': ['Sparkle'] })], { host: '1.1.0' });
  expect(await guides.load('/guides')).toMatchObject({
    kind: 'panel',
    error: { message: expect.stringContaining('Sparkle') },
  });
  expect(await guides.load('/guides')).toEqual({ kind: 'reload' });
});

test('such a navigation is a full page load also where a last good release could stand in', async () => {
  const guides = source([release('2.0.0', { '@rig4u/shared/ui': ['Sparkle'] }), release('1.0.0')], { host: '1.1.0' });
  expect(await guides.load('/guides')).toMatchObject({ kind: 'screen', release: 'mf-guides@1.0.0' });
  expect(await guides.load('/guides')).toEqual({ kind: 'reload' });
});

test('a release that only a page of today can load makes the navigation a full page load, but never the first one', async () => {
  const guides = source([release('2.0.0')], { routes: () => Promise.reject(new StalePage('no hashes')) });
  expect(await guides.load('/guides')).toMatchObject({ kind: 'panel', error: { message: 'no hashes' } });
  expect(await guides.load('/guides')).toEqual({ kind: 'reload' });
});

test('another failure is no reason to leave the page, whatever the host', async () => {
  const guides = source([release('1.0.0')], {
    host: '1.1.0',
    routes: () => Promise.reject(new Error('status 500')),
  });
  await guides.load('/guides');
  expect(await guides.load('/guides')).toMatchObject({ kind: 'panel' });
});

test('needs that this very host does not meet give the panel, however often', async () => {
  const guides = source([release('2.0.0', { '@rig4u/shared/ui': ['Sparkle'] })]);
  await guides.load('/guides');
  expect(await guides.load('/guides')).toMatchObject({ kind: 'panel' });
});

describe('what is told of a load', () => {
  const told = () => takeLoads().map(({ part, version, outcome, phase }) => ({ part, version, outcome, phase }));
  const of = (version: string) => ({ part: 'mf-guides', version });

  test('that it arrived', async () => {
    await source([release('1.0.1'), release('1.0.0')]).load('/guides');
    expect(told()).toEqual([{ ...of('1.0.1'), outcome: 'ok', phase: undefined }]);
  });

  test('that it arrived at another try, and what had failed', async () => {
    const routes = jest.fn().mockRejectedValueOnce(new Error('cut off')).mockResolvedValue(exposed);
    await source([release('1.0.1')], { routes }).load('/guides');
    expect(told()).toEqual([{ ...of('1.0.1'), outcome: 'retried', phase: 'entry' }]);
  });

  test('that the last good release took its place, counted against the one that failed', async () => {
    const routes: Federation['routes'] = async ({ version }) => {
      if (version === '1.0.1') throw new Error('status 500');
      return exposed;
    };
    await source([release('1.0.1'), release('1.0.0')], { routes }).load('/guides');
    expect(told()).toEqual([{ ...of('1.0.1'), outcome: 'last-good', phase: 'entry' }]);
  });

  test.each<[string, string, Parameters<typeof source>[1]]>([
    ['record', '1.0.1', { of: () => Promise.reject(new Error('status 404')) }],
    ['needs', '1.0.1', { provides: () => false }],
    ['entry', '1.0.1', { routes: () => Promise.reject(new Error('status 500')) }],
    ['screen', '1.0.1', { routes: async () => ({ default: { contract: 1, routes: [broken] } }) }],
  ])('that it came no further than %s', async (phase, version, faults) => {
    await source([release(version, { '@rig4u/shared/ui': ['Button'] })], {
      shared: async () => ({ Button: 1 }),
      ...faults,
    }).load('/guides');
    expect(told()).toEqual([{ ...of(version), outcome: 'panel', phase }]);
  });

  test('that its screen crashed', () => {
    source([release('1.0.1'), release('1.0.0')]).crashed('mf-guides', 'mf-guides@1.0.1', new Error('x'));
    expect(told()).toEqual([{ ...of('1.0.1'), outcome: 'last-good', phase: 'render' }]);
  });
});
