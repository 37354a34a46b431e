import type { PageIndex } from '@rig4u/shared/contracts';
import { emit } from '@rig4u/shared/events';
import { keepOffline, type Browser } from './keep-offline';

const postMessage = jest.fn();
const register = jest.fn();
const unregister = jest.fn();
const deleted = jest.fn();
let end: (() => void) | undefined;
let index: Pick<PageIndex, 'epoch' | 'revision' | 'offline' | 'preview'> = { epoch: 1, revision: 4 };

const browser = (more: Partial<Browser> = {}): Browser => ({
  serviceWorker: {
    register,
    get ready() {
      return Promise.resolve(Object.assign(Object.create(null), { active: { postMessage } }));
    },
    getRegistrations: async () => [Object.assign(Object.create(null), { unregister })],
  },
  ...more,
});
const resources = jest.fn<{ name: string }[], []>(() => []);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const begin = async (given = browser()) => {
  end = keepOffline({ current: () => index }, given);
  await settle();
};

beforeEach(() => {
  for (const mock of [postMessage, register, unregister, deleted]) mock.mockReset();
  index = { epoch: 1, revision: 4 };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { delete: deleted } });
  // jsdom has no timing of resources.
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: resources });
});
afterEach(() => {
  end?.();
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('has nothing kept of a preview', async () => {
  index = {
    epoch: 1,
    revision: 4,
    preview: { part: 'mf-guides', version: '1.1.0', until: '2026-11-29T12:00:00.000Z' },
  };
  await begin();
  expect([register, postMessage, unregister, deleted].flatMap((mock) => mock.mock.calls)).toEqual([]);
});

test('has the worker keep what is live, and says with which revision the page was loaded', async () => {
  await begin();
  expect(register).toHaveBeenCalledWith('/worker.js', { updateViaCache: 'none' });
  expect(postMessage.mock.calls).toEqual([[{ epoch: 1, revision: 4, loaded: [] }]]);
  index = { epoch: 1, revision: 5 };
  emit('registry-changed', { revision: 5 });
  await settle();
  // The page is still the one of revision 4.
  expect(postMessage.mock.calls).toEqual([
    [{ epoch: 1, revision: 4, loaded: [] }],
    [{ epoch: 1, revision: 4, loaded: [] }],
  ]);
});

test('tells the worker which files of releases the page has loaded by then', async () => {
  const own = ['/host/1.0.0/main.js', '/remotes/mf-builder/1.0.0/assets/market-gpu.1a2b3c4d.json'];
  const others = [`${location.origin}/config.json`, 'https://elsewhere.test/host/1.0.0/main.js'];
  resources.mockReturnValueOnce([...own.map((path) => location.origin + path), ...others].map((name) => ({ name })));
  await begin();
  expect(postMessage.mock.calls).toEqual([[{ epoch: 1, revision: 4, loaded: own }]]);
});

test('keeps nothing for a visitor who asked to be sent little', async () => {
  await begin(browser({ connection: { saveData: true } }));
  expect(register).not.toHaveBeenCalled();
});

test('takes worker and files away where the registry says so, also while the page is open', async () => {
  await begin();
  index = { epoch: 1, revision: 5, offline: 'off' };
  emit('registry-changed', { revision: 5 });
  await settle();
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(deleted).toHaveBeenCalledWith('rig4u-offline');
  expect(register).toHaveBeenCalledTimes(1);
});

test('a browser without workers goes on without', async () => {
  await expect(begin({})).resolves.toBeUndefined();
});

test('a refused registration changes nothing for the visitor', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  register.mockRejectedValue(new Error('not here'));
  await begin();
  expect(warn).toHaveBeenCalledWith('Offline use could not be set up:', expect.any(Error));
  warn.mockRestore();
});
