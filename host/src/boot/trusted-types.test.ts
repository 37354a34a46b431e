import { guardScripts } from './trusted-types';

type CreatePolicy = NonNullable<Window['trustedTypes']>['createPolicy'];
const createPolicy = jest.fn<ReturnType<CreatePolicy>, Parameters<CreatePolicy>>();

beforeEach(() => Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } }));
afterEach(() => {
  createPolicy.mockReset();
  Reflect.deleteProperty(window, 'trustedTypes');
});

const emulator = {
  services: {
    auth: { apiKey: 'key', authDomain: 'shop.test', projectId: 'shop', emulatorUrl: 'http://127.0.0.1:9099' },
    database: { url: 'http://127.0.0.1:1', anonKey: 'anon' },
  },
};

test.each([
  ['/remotes/mf-guides/1.0.0/remoteEntry.js', {}, true],
  [`${window.location.origin}/host/1.0.0/main.js?retry=1`, {}, true],
  ['/api/log-error', {}, false],
  ['/remotes/../uploads/x.js', {}, false],
  ['https://elsewhere.test/remotes/x.js', {}, false],
  ['//elsewhere.test/remotes/x.js', {}, false],
  ['data:text/javascript,1', {}, false],
  ['http://127.0.0.1:9099/__local/gapi.js', {}, false],
  ['http://127.0.0.1:9099/__local/gapi.js', emulator, true],
])('%s with %o may run: %s', (address, config, may) => {
  guardScripts(window, config);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules?.createScriptURL?.(address, 'TrustedScriptURL', 'HTMLScriptElement src')).toBe(may ? address : null);
});

test.each([
  ['/worker.js', 'ServiceWorkerContainer register', true],
  ['/worker.js', 'HTMLScriptElement src', false],
  ['/worker.js', 'Worker constructor', false],
  ['/worker.js?other', 'ServiceWorkerContainer register', false],
  ['/host/1.0.0/main.js', 'ServiceWorkerContainer register', false],
  ['https://elsewhere.test/worker.js', 'ServiceWorkerContainer register', false],
])('one worker may be registered, and by its address alone: %s for %s: %s', (address, sink, may) => {
  guardScripts(window, {});
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(rules?.createScriptURL?.(address, 'TrustedScriptURL', sink)).toBe(may ? address : null);
});

test.each([
  [`blob:${window.location.origin}/0b4ff1c2`, 'Worker constructor', true],
  [`blob:${window.location.origin}/0b4ff1c2`, 'SharedWorker constructor', false],
  [`blob:${window.location.origin}/0b4ff1c2`, 'HTMLScriptElement src', false],
  ['blob:https://elsewhere.test/0b4ff1c2', 'Worker constructor', false],
  ['/remotes/mf-builder/1.0.0/main.js', 'Worker constructor', false],
])('a worker may be started from a text of this page: %s for %s: %s', (address, sink, may) => {
  guardScripts(window, {});
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(rules?.createScriptURL?.(address, 'TrustedScriptURL', sink)).toBe(may ? address : null);
});

test('of markup only the words are taken by which React makes a script element', () => {
  guardScripts(window, {});
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(rules?.createHTML?.('<script></script>')).toBe('<script></script>');
  for (const markup of ['<b>bold</b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', ''])
    expect(rules?.createHTML?.(markup)).toBeNull();
});

test('of scripts in texts only JSON is taken, which does nothing when it runs', () => {
  guardScripts(window, {});
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(rules?.createScript?.('{"@type":"HowTo"}')).toBe('{"@type":"HowTo"}');
  for (const text of ['alert(1)', '{}; alert(1)', 'null//\nalert(1)', '(0,alert)(1)'])
    expect(rules?.createScript?.(text)).toBeNull();
});

test('a browser that knows no such policies needs none', () => {
  Reflect.deleteProperty(window, 'trustedTypes');
  expect(() => guardScripts(window, {})).not.toThrow();
});
