import { on } from '@rig4u/shared/events';
import type { Federation } from './federation';
import { federatedSource } from './load-remote';
import { createRegistryStore } from './registry';

const hash = `sha384-${'a'.repeat(64)}`;
const release = (version: string, needs: Record<string, string[]> = {}) => ({
  id: `mf_guides_${version}`,
  version,
  entry: { src: `/remotes/mf-guides/${version}/remoteEntry.js`, integrity: hash },
  screens: [],
  needs,
});
const record = (live: object, lastGood?: object) => ({
  paths: ['/guides', '/guides/:guideId'],
  live,
  ...(lastGood ? { lastGood } : {}),
});
const registry = (guides: object, host = '1.0.0') => ({
  schema: 1,
  revision: 7,
  host: { version: host, shared: {} },
  remotes: { 'mf-guides': guides },
});

const List = () => <h1>list</h1>;
const exposed = { default: { contract: 1, routes: [{ path: '/guides', lazy: async () => ({ Component: List }) }] } };
const sent: string[] = [];
const failures: string[] = [];

function source(registered: object, federation: Partial<Federation> = {}) {
  const whole: Federation = {
    provides: () => true,
    shared: async () => ({}),
    routes: async () => exposed,
    ...federation,
  };
  return federatedSource({
    federation: whole,
    registry: createRegistryStore(registered, async () => new Response('', { status: 500 })),
    hostVersion: '1.0.0',
    onLate: jest.fn(),
  });
}

beforeEach(() => {
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
  expect(await source(registry(record(release('1.0.0')))).load('/guides')).toMatchObject({
    kind: 'screen',
    remote: 'mf-guides',
    release: 'mf_guides_1.0.0',
  });
});

test('an address that nobody owns is not found', async () => {
  expect(await source(registry(record(release('1.0.0')))).load('/elsewhere')).toEqual({ kind: 'not-found' });
});

test('a failing live release gives its place to the last good one, and the failure is reported with all versions', async () => {
  const routes = async ({ version }: { version: string }) => {
    if (version === '1.1.0') throw new Error('status 500');
    return exposed;
  };
  const outcome = await source(registry(record(release('1.1.0'), release('1.0.0'))), { routes }).load('/guides');
  expect(outcome).toMatchObject({ kind: 'screen', release: 'mf_guides_1.0.0' });
  expect(failures).toEqual(['mf-guides@1.1.0 → last-good']);
  expect(sent.join()).toContain('mf-guides@1.1.0 failed (host 1.0.0, registry 7): status 500');
});

test('with nothing to fall back to the panel says why', async () => {
  const routes = () => Promise.reject(new Error('status 500'));
  expect(await source(registry(record(release('1.1.0'))), { routes }).load('/guides')).toEqual({
    kind: 'panel',
    remote: 'mf-guides',
    message: 'It could not be started: status 500',
  });
});

test('an unusable record gives the panel for its addresses', async () => {
  expect(await source(registry({ paths: ['/guides'], live: {} })).load('/guides')).toMatchObject({
    kind: 'panel',
    message: expect.stringContaining('not usable'),
  });
});

test('a screen that crashed is not loaded again while there is a last good release; forgiving gives it another chance', async () => {
  const guides = source(registry(record(release('1.1.0'), release('1.0.0'))));
  expect(await guides.load('/guides')).toMatchObject({ release: 'mf_guides_1.1.0' });
  expect(guides.crashed('mf-guides', 'mf_guides_1.1.0', new Error('a wire came off'))).toBe('has-last-good');
  expect(await guides.load('/guides')).toMatchObject({ release: 'mf_guides_1.0.0' });
  guides.forgetCrashes();
  expect(await guides.load('/guides')).toMatchObject({ release: 'mf_guides_1.1.0' });
});

test('a crash of the only release has nothing to fall back to', () => {
  expect(source(registry(record(release('1.1.0')))).crashed('mf-guides', 'mf_guides_1.1.0', new Error('x'))).toBe(
    'none',
  );
});

test('needs that only a newer host meets make the navigation a full page load, but never the first one', async () => {
  const needy = registry(record(release('2.0.0', { '@rig4u/shared/ui': ['Sparkle'] })), '1.1.0');
  const guides = source(needy);
  expect(await guides.load('/guides')).toMatchObject({ kind: 'panel', message: expect.stringContaining('Sparkle') });
  expect(await guides.load('/guides')).toEqual({ kind: 'reload' });
});

test('such a navigation is a full page load also where a last good release could stand in', async () => {
  const guides = source(
    registry(record(release('2.0.0', { '@rig4u/shared/ui': ['Sparkle'] }), release('1.0.0')), '1.1.0'),
  );
  expect(await guides.load('/guides')).toMatchObject({ kind: 'screen', release: 'mf_guides_1.0.0' });
  expect(await guides.load('/guides')).toEqual({ kind: 'reload' });
});

test('another failure is no reason to leave the page, whatever the host', async () => {
  const guides = source(registry(record(release('1.0.0')), '1.1.0'), {
    routes: () => Promise.reject(new Error('status 500')),
  });
  await guides.load('/guides');
  expect(await guides.load('/guides')).toMatchObject({ kind: 'panel' });
});

test('needs that this very host does not meet give the panel, however often', async () => {
  const guides = source(registry(record(release('2.0.0', { '@rig4u/shared/ui': ['Sparkle'] }))));
  await guides.load('/guides');
  expect(await guides.load('/guides')).toMatchObject({ kind: 'panel' });
});
