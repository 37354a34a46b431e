import type { NamedRelease } from '@rig4u/shared/contracts';
import { on } from '@rig4u/shared/events';
import { createRegistryStore } from './registry';

const release = (version: string): NamedRelease => [version, `sha256-${'a'.repeat(43)}=`];
const registry = (revision: number, remotes: object = {}, epoch = 1) => ({
  schema: 2,
  epoch,
  revision,
  host: { version: '1.0.0', shared: {} },
  remotes,
});
const answer = (body: unknown, status = 200) => jest.fn(async () => new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('moves to a newer revision, never to an older one', async () => {
  const newer = createRegistryStore(registry(3), answer(registry(4)));
  await newer.refresh();
  expect(newer.current().revision).toBe(4);
  const older = createRegistryStore(registry(3), answer(registry(2)));
  await older.refresh();
  expect(older.current().revision).toBe(3);
});

test('a higher epoch is newer whatever its revision: a store was restored', async () => {
  const restored = createRegistryStore(registry(300), answer(registry(12, {}, 2)));
  await restored.refresh();
  expect(restored.current()).toMatchObject({ epoch: 2, revision: 12 });
  const stale = createRegistryStore(registry(12, {}, 2), answer(registry(300)));
  await stale.refresh();
  expect(stale.current()).toMatchObject({ epoch: 2, revision: 12 });
});

test.each([
  [2, []],
  [3, []],
  [4, [{ revision: 4 }]],
])('a poll of revision %i by a page at revision 3 announces %j', async (revision, announced) => {
  const changes: unknown[] = [];
  const stop = on('registry-changed', (change) => changes.push(change));
  const store = createRegistryStore(registry(3), answer(registry(revision)));
  await store.refresh();
  stop();
  expect(changes).toEqual(announced);
});

test.each([
  ['a refusal', answer('no', 500)],
  ['JSON that is not a registry', answer({ error: 'x' })],
  ['no network', jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
])('%s keeps the registry in use and says so', async (_case, ask) => {
  const store = createRegistryStore(registry(3), ask);
  await store.refresh();
  expect(store.current().revision).toBe(3);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('revision 3 stays in use'));
});

test('one unusable record breaks that remote only', () => {
  const { remotes } = createRegistryStore(
    registry(1, {
      'mf-guides': { paths: ['/guides'], live: ['1.0.0', 'no hash'] },
      'mf-account': { paths: ['/account'], live: release('1.0.0') },
    }),
  ).current();
  expect(remotes['mf-guides']).toMatchObject({ paths: ['/guides'], broken: expect.stringContaining('SHA-256') });
  expect(remotes['mf-account']).toHaveProperty('live.0', '1.0.0');
});

test('an unusable live release falls back to a usable last good one', () => {
  const { remotes } = createRegistryStore(
    registry(1, { 'mf-guides': { paths: ['/guides'], live: 'garbage', before: release('1.0.0') } }),
  ).current();
  expect(remotes['mf-guides']).toHaveProperty('live.0', '1.0.0');
});

test('what is not a registry is refused with a reason', () => {
  expect(() => createRegistryStore({ revision: 1 })).toThrow(/not the index of a registry: .*schema/);
});

describe('a roll-out', () => {
  const rollout = (percent: number) => ({
    'mf-guides': { paths: ['/guides'], live: release('1.0.0'), rollout: { release: release('1.1.0'), percent } },
  });
  const live = (remotes: object) => createRegistryStore(registry(1, remotes)).current().remotes['mf-guides'];

  test('is for about as many visitors as asked, each time the same ones', () => {
    let second = 0;
    for (let i = 0; i < 2000; i += 1) {
      localStorage.setItem('rig4u-visitor', `visitor-${i}`);
      const first = live(rollout(30));
      expect(live(rollout(30))).toEqual(first);
      if (first && 'live' in first && first.live[0] === '1.1.0') second += 1;
    }
    expect(second).toBeGreaterThan(500);
    expect(second).toBeLessThan(700);
  });

  test('keeps the visitor where he is, makes an id for that, and only then', () => {
    expect(live({ 'mf-guides': { paths: ['/guides'], live: release('1.0.0') } })).toHaveProperty('live.0', '1.0.0');
    expect(localStorage.getItem('rig4u-visitor')).toBeNull();
    expect(live(rollout(100))).toMatchObject({ live: release('1.1.0'), before: release('1.0.0') });
    expect(localStorage.getItem('rig4u-visitor')).toMatch(/^[\da-f-]{36}$/);
  });

  test('is there to be read as it was written', () => {
    expect(createRegistryStore(registry(1, rollout(100))).written().remotes).toMatchObject(rollout(100));
  });

  test('reaches an open page', async () => {
    const store = createRegistryStore(registry(1, rollout(0)), answer(registry(2, rollout(100))));
    expect(store.current().remotes['mf-guides']).toHaveProperty('live.0', '1.0.0');
    await store.refresh();
    expect(store.current().remotes['mf-guides']).toHaveProperty('live.0', '1.1.0');
  });

  test('is not for who has no storage: the share would be another one each time', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(live(rollout(100))).toHaveProperty('live.0', '1.0.0');
  });
});
