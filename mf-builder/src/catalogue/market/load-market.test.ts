import { catalogueTypes } from '../schema';
import { loadMarket, loadPartNumbers } from './load-market';
import { fetchPinned } from './read-packed';

jest.mock('./read-packed', () => {
  const actual: object = jest.requireActual('./read-packed');
  return { ...actual, readPacked: jest.fn(Reflect.get(actual, 'readPacked')) };
});

test('every type has a shelf; ups has an empty one', async () => {
  const counts = await Promise.all(catalogueTypes.map(async (type) => (await loadMarket(type)).count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(46_575);
  expect((await loadMarket('ups')).count).toBe(0);
});

test('a shelf is found by number, and its columns say what its parts do', async () => {
  const shelf = await loadMarket('cpu');
  const socket = shelf.column('socket');
  for (let row = 0; row < shelf.count; row += 1) {
    const part = shelf.partAt(row);
    expect(shelf.rowOf(part.n)).toBe(row);
    expect([shelf.numberAt(row), shelf.nameAt(row)]).toEqual([part.n, part.name]);
    expect(socket?.values[(socket.codes[row] ?? 0) - 1]).toBe(part.facts['socket']);
  }
  expect(shelf.rowOf(0)).toBeUndefined();
  expect(shelf.column('wings')).toBeUndefined();
});

test('part numbers are those of the parts on the shelf', async () => {
  const [shelf, numbers] = await Promise.all([loadMarket('cpu'), loadPartNumbers('cpu')]);
  const [n] = numbers.find('BX8071512400F');
  expect(shelf.nameAt(shelf.rowOf(n ?? 0) ?? -1)).toContain('12400F');
  expect((await loadPartNumbers('ups')).of(1)).toBeUndefined();
});

test('a load that failed is asked for again; one that succeeded is kept, also while it is on its way', async () => {
  jest.resetModules();
  const { loadMarket: loadFirst } = await import('./load-market');
  const read = jest.mocked((await import('./read-packed')).readPacked);
  read.mockRejectedValueOnce(new Error('no network'));
  await expect(loadFirst('os')).rejects.toThrow('no network');
  const shelves = await Promise.all([loadFirst('os'), loadFirst('os')]);
  expect([...shelves, await loadFirst('os')].map(({ count }) => count)).toEqual([11, 11, 11]);
  expect(read).toHaveBeenCalledTimes(2);
});

describe('in a release', () => {
  const file = { src: 'https://rig4u.test/assets/market-os.12345678.json', integrity: `sha384-${'A'.repeat(64)}` };
  const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  beforeEach(() => {
    ask.mockReset();
    jest.spyOn(globalThis, 'fetch').mockImplementation(ask);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a file is fetched against its hash', async () => {
    ask.mockResolvedValueOnce(Response.json({ steps: [] }));
    expect(await fetchPinned(file)).toEqual({ steps: [] });
    expect(ask.mock.calls).toEqual([[file.src, { integrity: file.integrity }]]);
  });

  test('after wrong bytes it is asked for past the cache of the browser', async () => {
    ask.mockRejectedValueOnce(new TypeError('integrity')).mockResolvedValueOnce(Response.json(1));
    expect(await fetchPinned(file)).toBe(1);
    expect(ask.mock.calls[1]).toEqual([file.src, { integrity: file.integrity, cache: 'reload' }]);
  });

  test('a file that is not there is told', async () => {
    ask.mockImplementation(async () => new Response('', { status: 404 }));
    await expect(fetchPinned(file)).rejects.toThrow('market-os.12345678.json did not arrive: status 404');
  });
});
