import { fakeCaches } from './fake-cache';
import { keptPage } from './kept';
import { keepLive } from './keep-live';

const own = ['/offline-page', '/registry/kept.json'];
const hash = (letter: string): string => `sha384-${letter.repeat(64)}`;
const [main, guides, nextGuides] = [
  '/host/1.0.0/main.js',
  '/remotes/mf-guides/1.0.0/a.js',
  '/remotes/mf-guides/1.0.1/a.js',
];

let world = fakeCaches();
const ask = jest.fn<Promise<Response>, [string, RequestInit?]>();
let served: Record<string, () => Response>;

/** What the gateway serves: the page and the list of a revision, and its files. */
function serve(revision: number, files: Record<string, string>, ofPage = revision): void {
  const page = `<script type="application/json" id="rig4u-index">{"epoch":1,"revision":${ofPage}}</script>`;
  served = {
    '/registry/files.json': () => Response.json({ epoch: 1, revision, files }),
    '/offline-page': () => new Response(page),
    ...Object.fromEntries(Object.keys(files).map((path) => [path, () => new Response(`12345678 ${path}`)])),
  };
}

const keep = (isOnlyTab = true) => keepLive(async () => isOnlyTab);
const asked = () => ask.mock.calls.map(([path]) => path).filter((path) => /^\/(host|remotes)/.test(path));
const opened = async () => /"revision":(\d+)/.exec((await (await keptPage())?.text()) ?? '')?.[1];

beforeEach(() => {
  world = fakeCaches();
  ask.mockReset();
  ask.mockImplementation(async (path) => served[path]?.() ?? new Response('', { status: 404 }));
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: world.caches });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => ask(String(path), init));
  serve(1, { [main]: hash('a'), [guides]: hash('b') });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'caches');
});

test('keeps all files of what is live, each against its hash, then the page', async () => {
  await keep();
  expect(world.paths()).toEqual([main, '/offline-page', '/registry/kept.json', guides].toSorted());
  expect(await opened()).toBe('1');
  expect(ask).toHaveBeenCalledWith(main, { integrity: hash('a'), priority: 'low' });
  const list = await (await (await caches.open('rig4u-offline')).match('/registry/kept.json'))?.json();
  expect(list).toMatchObject({ epoch: 1, revision: 1, bytes: main.length + guides.length + 18 });
});

/** As it comes through a front that adds a slash. */
const redirected = (response: Response): Response => Object.defineProperty(response, 'redirected', { value: true });

test('a page that a front redirects is kept as if it had not been, with its headers', async () => {
  const page = await served['/offline-page']?.().text();
  served['/offline-page'] = () =>
    redirected(new Response(page, { headers: { 'Content-Security-Policy': "default-src 'self'" } }));
  await keep();
  const opens = await keptPage();
  expect(opens?.redirected).toBe(false);
  expect(opens?.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(await opens?.text()).toBe(page);
});

test('a redirected page that was kept before is not opened', async () => {
  await keep();
  const cache = await caches.open('rig4u-offline');
  await cache.put('/offline-page', redirected(new Response('before')));
  expect(await keptPage()).toBeUndefined();
});

test('of the next revision fetches only what is new, and deletes what nobody asks for any more', async () => {
  await keep();
  ask.mockClear();
  serve(2, { [main]: hash('a'), [nextGuides]: hash('c') });
  await keep();
  expect(asked()).toEqual([nextGuides]);
  expect(world.paths()).toEqual([main, nextGuides, ...own].toSorted());
  expect(await opened()).toBe('2');
});

test('a file that is known by another address is copied: a release has a folder of its own', async () => {
  await keep();
  ask.mockClear();
  serve(2, { '/host/1.0.1/main.js': hash('a'), [nextGuides]: hash('c') });
  await keep();
  expect(asked()).toEqual([nextGuides]);
  const copy = await (await caches.open('rig4u-offline')).match('/host/1.0.1/main.js');
  expect(await copy?.text()).toBe(`12345678 ${main}`);
  expect(world.paths()).toEqual(['/host/1.0.1/main.js', nextGuides, ...own].toSorted());
});

test('while another tab may be of a revision before, its files stay', async () => {
  await keep();
  serve(2, { [main]: hash('a'), [nextGuides]: hash('c') });
  await keep(false);
  expect(world.paths()).toEqual([main, guides, nextGuides, ...own].toSorted());
});

test('a file that does not arrive: what was kept before opens as before, and nothing of the half is left', async () => {
  await keep();
  serve(2, { [main]: hash('a'), [nextGuides]: hash('c'), '/remotes/mf-guides/1.0.1/b.js': hash('d') });
  delete served['/remotes/mf-guides/1.0.1/b.js'];
  await expect(keep()).rejects.toThrow('/remotes/mf-guides/1.0.1/b.js did not arrive: status 404');
  expect(await opened()).toBe('1');
  expect(world.paths()).toEqual([main, guides, ...own].toSorted());
});

test('bytes with another hash are asked for once more, past the cache of the browser, and then refused', async () => {
  const refusal = new TypeError('Failed to fetch: integrity');
  ask.mockImplementation(async (path) =>
    path === guides ? Promise.reject(refusal) : (served[path]?.() ?? new Response()),
  );
  await expect(keep()).rejects.toThrow(refusal);
  expect(ask.mock.calls.filter(([path]) => path === guides).map(([, init]) => init?.cache)).toEqual([
    undefined,
    'reload',
  ]);
  expect(world.paths()).toEqual([]);
  expect(await opened()).toBeUndefined();
});

test('a file at the same address with another hash is fetched anew: somebody mended a store', async () => {
  await keep();
  ask.mockClear();
  serve(2, { [main]: hash('a'), [guides]: hash('z') });
  await keep();
  expect(asked()).toEqual([guides]);
});

test('something went live between the list and the page: nothing changes', async () => {
  await keep();
  serve(2, { [main]: hash('a') }, 3);
  await expect(keep()).rejects.toThrow('The page is of revision 3 and the list of files of 2.');
  expect(await opened()).toBe('1');
  expect(world.paths()).toEqual([main, guides, ...own].toSorted());
});

test('a full device: what was kept before stays, and the rest is taken away', async () => {
  await keep();
  serve(2, { [main]: hash('a'), [nextGuides]: hash('c') });
  const full = new DOMException('Quota exceeded.', 'QuotaExceededError');
  world.refuse(full);
  await expect(keep()).rejects.toThrow(full);
  world.refuse(undefined);
  expect(await opened()).toBe('1');
  expect(world.paths()).toEqual([main, guides, ...own].toSorted());
});

test.each([
  ['a list with a file that is none of a release', { '/api/secrets': hash('a') }],
  ['a list with a file of another origin', { 'https://elsewhere.test/host/1/a.js': hash('a') }],
  ['a list with a file without a hash', { [main]: '' }],
])('%s is refused', async (_name, files) => {
  serve(1, files);
  await expect(keep()).rejects.toThrow();
  expect(world.paths()).toEqual([]);
});
