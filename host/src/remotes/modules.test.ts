import type { Release } from '@rig4u/shared/contracts';

const hash = (letter: string): string => `sha384-${letter.repeat(64)}`;
const file = (src: string, letter: string) => ({ src, integrity: hash(letter) });
const release: Release = {
  id: 'mf_vite_1_0_0',
  version: '1.0.0',
  format: 'module',
  entry: file('/remotes/mf-vite/1.0.0/entry.js', 'a'),
  screens: [
    { path: '/vite', files: [file('/remotes/mf-vite/1.0.0/hello.js', 'b')] },
    { path: '/vite/:name', files: [file('/remotes/mf-vite/1.0.0/greeting.js', 'c')] },
  ],
  needs: {},
};
const probe = '/host/1.0.0/module-probe.js';
const whole = {
  [probe]: hash('p'),
  [`${probe}?changed`]: hash('q'),
  '/remotes/mf-vite/1.0.0/entry.js': hash('a'),
  '/remotes/mf-vite/1.0.0/hello.js': hash('b'),
  '/remotes/mf-vite/1.0.0/greeting.js': hash('c'),
};

const carry = (integrity: object) => {
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
};
const compares = jest.fn(async (src: string) => !src.endsWith('?changed'));
const asked = jest.fn(async (_src: string, _init?: RequestInit) => new Response('text'));

/** A page of its own each time: what a browser can do is asked once. */
async function ready(runs: (src: string) => Promise<boolean> = compares, times = 1): Promise<void> {
  const { readyModule } = await import('./modules');
  for (let i = 1; i < times; i += 1) await readyModule(release, '/vite', runs).catch(() => undefined);
  await readyModule(release, '/vite', runs);
}

beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  asked.mockImplementation(async () => new Response('text'));
  jest.spyOn(globalThis, 'fetch').mockImplementation((src, init) => asked(String(src), init));
  carry(whole);
});
afterEach(() => jest.restoreAllMocks());

test('entry and screen of the address are fetched by their hashes, once', async () => {
  await ready(compares, 2);
  expect(asked.mock.calls).toEqual([
    ['/remotes/mf-vite/1.0.0/entry.js', { integrity: hash('a') }],
    ['/remotes/mf-vite/1.0.0/hello.js', { integrity: hash('b') }],
  ]);
  expect(compares).toHaveBeenCalledTimes(2);
});

test('what did not arrive is asked for again, past the cache', async () => {
  asked.mockResolvedValueOnce(new Response('', { status: 503 }));
  await ready(compares, 2);
  expect(asked).toHaveBeenLastCalledWith('/remotes/mf-vite/1.0.0/entry.js', { integrity: hash('a'), cache: 'reload' });
});

test.each([
  ['no map at all', undefined],
  ['a map of before', { [probe]: hash('p'), [`${probe}?changed`]: hash('q') }],
  ['another hash of a screen', { ...whole, '/remotes/mf-vite/1.0.0/greeting.js': hash('x') }],
])('on a page with %s it is not run, and a fresh page is asked for', async (_, integrity) => {
  if (integrity) carry(integrity);
  else document.head.innerHTML = '';
  await expect(ready()).rejects.toMatchObject({ name: 'StalePage' });
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['runs what has another hash', async () => true],
  ['runs nothing', async () => false],
])('in a browser that %s it is not run', async (_, runs) => {
  await expect(ready(runs)).rejects.toMatchObject({ name: 'BrowserTooOld' });
  expect(asked).not.toHaveBeenCalled();
});
