import { fakeCaches } from './fake-cache';
import { keepFor } from './keep-for';
import { keepLive } from './keep-live';
import { keepOpened } from './opened';

const hash = (letter: string): string => `sha384-${letter.repeat(64)}`;
const builder = (version: string, name: string): string => `/remotes/mf-builder/${version}/${name}`;
const [gpu, newGpu, cpu] = [
  'assets/market-gpu.aaaaaaaa.json',
  'assets/market-gpu.bbbbbbbb.json',
  'assets/market-cpu.cccccccc.json',
];

let world = fakeCaches();
const ask = jest.fn<Promise<Response>, [string, RequestInit?]>();
let served: Record<string, string>;

/** The gateway serves a release of the builder: its entry is fetched ahead, the files of the market are not. */
function live(revision: number, version: string, market: Record<string, string>, manifest: object = {}): void {
  const entry = builder(version, 'entry.js');
  const index = `<script type="application/json" id="rig4u-index">{"epoch":1,"revision":${revision}}</script>`;
  served = {
    '/registry/files.json': JSON.stringify({ epoch: 1, revision, files: { [entry]: hash('e') } }),
    '/offline-page': index,
    [entry]: 'entry',
    [builder(version, 'remote.json')]: JSON.stringify({
      ...{ files: { 'entry.js': hash('e'), ...market }, notAhead: Object.keys(market), ...manifest },
    }),
    ...Object.fromEntries(Object.keys(market).map((name) => [builder(version, name), `market ${name}`])),
  };
}

const keep = (...loaded: string[]) => keepLive(async () => true, loaded);
const open = (path: string, letter: string) => keepOpened(path, hash(letter), new Response(served[path]));
const asked = () => ask.mock.calls.map(([path]) => path);
const kept = () => world.paths().filter((path) => path.includes('market'));
const list = async () => (await (await caches.open('rig4u-offline')).match('/registry/kept.json'))?.json();

beforeEach(() => {
  world = fakeCaches();
  ask.mockReset();
  ask.mockImplementation(async (path) =>
    path in served ? new Response(served[path]) : new Response('', { status: 404 }),
  );
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: world.caches });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => ask(String(path), init));
  jest.spyOn(console, 'warn').mockReturnValue();
  live(1, '1.0.0', { [gpu]: hash('a'), [cpu]: hash('c') });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'caches');
});

test('who opens none is asked for none, and no manifest', async () => {
  await keep('/host/1.0.0/main.js', builder('1.0.0', 'entry.js'));
  expect(asked()).toEqual(['/registry/files.json', '/offline-page', builder('1.0.0', 'entry.js')]);
});

test('a file that was opened is kept, and its bytes are counted', async () => {
  await keep();
  const { bytes } = await list();
  await open(builder('1.0.0', gpu), 'a');
  expect(kept()).toEqual([builder('1.0.0', gpu)]);
  expect((await list()).bytes).toBe(bytes + `market ${gpu}`.length);
  await keep();
  expect(kept()).toEqual([builder('1.0.0', gpu)]);
});

test.each([
  ['before anything is kept', async () => open(builder('1.0.0', gpu), 'a')],
  ['of a release that is not live', async () => keep().then(() => open(builder('0.9.0', gpu), 'a'))],
  ['of a part that is not live', async () => keep().then(() => open('/remotes/mf-other/1.0.0/x.json', 'a'))],
  ['without a hash of ours', async () => keep().then(() => keepOpened(builder('1.0.0', gpu), 'md5-x', new Response()))],
])('a file %s is not kept', async (_when, opens) => {
  await opens();
  expect(world.paths().filter((path) => /market|other/.test(path))).toEqual([]);
});

test('a file that was opened before there was a worker is kept: the page tells of it', async () => {
  await keep(builder('1.0.0', 'entry.js'), builder('1.0.0', gpu), builder('1.0.0', 'unknown.json'));
  expect(kept()).toEqual([builder('1.0.0', gpu)]);
  expect(ask).toHaveBeenCalledWith(builder('1.0.0', gpu), { integrity: hash('a'), priority: 'low' });
});

test('of two tabs that ask at once each has kept what it opened, and the revision is asked for once', async () => {
  await Promise.all(
    [[gpu], [cpu], []].map((names) =>
      keepFor(
        names.map((name) => builder('1.0.0', name)),
        async () => true,
      ),
    ),
  );
  expect(kept()).toEqual([builder('1.0.0', cpu), builder('1.0.0', gpu)]);
  expect(asked().filter((path) => path === '/registry/files.json')).toHaveLength(1);
  await keepFor([], async () => true);
  expect(asked().filter((path) => path === '/registry/files.json')).toHaveLength(2);
});

test('the next release: the same bytes are copied, other bytes are fetched, and what was not opened is not', async () => {
  live(1, '1.0.0', { [gpu]: hash('a'), [cpu]: hash('c'), 'assets/market-ram.dddddddd.json': hash('d') });
  await keep();
  await open(builder('1.0.0', gpu), 'a');
  await open(builder('1.0.0', cpu), 'c');
  ask.mockClear();
  live(2, '1.0.1', { [newGpu]: hash('b'), [cpu]: hash('c'), 'assets/market-ram.dddddddd.json': hash('d') });
  await keep();
  expect(asked().filter((path) => path.includes('market'))).toEqual([builder('1.0.1', newGpu)]);
  expect(kept()).toEqual([builder('1.0.1', cpu), builder('1.0.1', newGpu)]);
  ask.mockClear();
  await keep();
  expect(asked()).toEqual(['/registry/files.json', '/offline-page']);
});

test('what does not arrive is tried again the next time, and the revision is kept all the same', async () => {
  await keep();
  await open(builder('1.0.0', gpu), 'a');
  live(2, '1.0.1', { [newGpu]: hash('b') });
  const { [builder('1.0.1', newGpu)]: text = '' } = served;
  delete served[builder('1.0.1', newGpu)];
  await keep();
  expect((await list()).revision).toBe(2);
  expect(kept()).toEqual([builder('1.0.0', gpu)]);
  served[builder('1.0.1', newGpu)] = text;
  await keep();
  expect(kept()).toEqual([builder('1.0.1', newGpu)]);
});

test.each([
  ['a release from before the mark, after a rollback', () => live(2, '0.9.0', {}, { notAhead: undefined })],
  [
    'a list without the part, whose manifest the gateway could not read',
    () => (served['/registry/files.json'] = JSON.stringify({ epoch: 1, revision: 1, files: {} })),
  ],
])('%s: what was opened stays, and goes on in the next release', async (_what, happens) => {
  await keep();
  await open(builder('1.0.0', gpu), 'a');
  happens();
  await keep();
  expect(kept()).toEqual([builder('1.0.0', gpu)]);
  live(3, '1.0.1', { [newGpu]: hash('b') });
  await keep();
  expect(kept()).toEqual([builder('1.0.1', newGpu)]);
});

test.each([
  ['the file no more', { [cpu]: hash('c') }],
  ['no such files any more', {}],
])('a release that has %s, and says so: what was opened goes', async (_what, market) => {
  await keep();
  await open(builder('1.0.0', gpu), 'a');
  live(2, '1.0.1', market);
  await keep();
  expect(kept()).toEqual([]);
});

test.each([
  ['market-gpu-AbC1_x-y.json', 'market-gpu-Z9-dEf0h.json', 'market-cpu-Z9-dEf0i.json'],
  ['market-gpu-ABCDEFG2.json', 'market-gpu-ZYXWVUT3.json', 'market-cpu-ZYXWVUT4.json'],
  [
    'market-gpu.0123456789abcdef0123.json',
    'market-gpu.f123456789abcdef0123.json',
    'market-cpu.e123456789abcdef0123.json',
  ],
  ['market-graphics.json', 'market-graphics.json', 'market-monitors.json'],
])('%s is found again, whatever bundler named it', async (name, next, other) => {
  live(1, '1.0.0', { [name]: hash('a') });
  await keep();
  await open(builder('1.0.0', name), 'a');
  live(2, '1.0.1', { [other]: hash('c'), [next]: hash('b') });
  await keep();
  expect(kept()).toEqual([builder('1.0.1', next)]);
});

test('two files that are called the same: the one with the same bytes, and both where no bytes tell', async () => {
  const [one, two] = ['assets/market.aaaaaaaa.json', 'assets/market.bbbbbbbb.json'];
  live(1, '1.0.0', { [one]: hash('a'), [two]: hash('b') });
  await keep();
  await open(builder('1.0.0', two), 'b');
  live(2, '1.0.1', { [one]: hash('a'), [two]: hash('b') });
  await keep();
  expect(kept()).toEqual([builder('1.0.1', two)]);
  const [three, four] = ['assets/market.cccccccc.json', 'assets/market.dddddddd.json'];
  live(3, '1.0.2', { [three]: hash('c'), [four]: hash('d') });
  await keep();
  expect(kept()).toEqual([builder('1.0.2', three), builder('1.0.2', four)]);
});

test('a gateway from before lists what was opened, and another file fails: what was opened is still there, and not fetched', async () => {
  await keep();
  await open(builder('1.0.0', gpu), 'a');
  ask.mockClear();
  const files = { [builder('1.0.0', gpu)]: hash('a'), [builder('1.0.0', 'gone.js')]: hash('f') };
  served['/registry/files.json'] = JSON.stringify({ epoch: 1, revision: 1, files });
  await expect(keep()).rejects.toThrow('404');
  expect(kept()).toEqual([builder('1.0.0', gpu)]);
  expect(asked()).not.toContain(builder('1.0.0', gpu));
});

test('a gateway from before lists them all: they are fetched ahead, and none is kept twice', async () => {
  const files = { [builder('1.0.0', 'entry.js')]: hash('e'), [builder('1.0.0', gpu)]: hash('a') };
  served['/registry/files.json'] = JSON.stringify({ epoch: 1, revision: 1, files });
  await keep(builder('1.0.0', gpu));
  expect(kept()).toEqual([builder('1.0.0', gpu)]);
  await open(builder('1.0.0', gpu), 'a');
  expect((await list()).opened).toEqual({});
});

test('a full device keeps what it had', async () => {
  await keep();
  world.refuse(new DOMException('Quota exceeded.', 'QuotaExceededError'));
  await expect(open(builder('1.0.0', gpu), 'a')).rejects.toThrow('Quota');
  world.refuse(undefined);
  expect((await list()).opened).toEqual({});
  expect(kept()).toEqual([]);
});
