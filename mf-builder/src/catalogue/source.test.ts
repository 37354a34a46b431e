import type { CatalogueSource } from './source';

/** A fresh source whose supplies answer with the given results in turn. */
const sourceWith = async (...answers: (() => unknown)[]): Promise<CatalogueSource> => {
  jest.resetModules();
  let asked = 0;
  jest.doMock('./data/psu.json', () => ({ __esModule: true, default: answers[asked++]?.() }));
  const { builtIn } = await import('./source');
  return builtIn;
};

const offline = () => {
  throw new Error('Loading chunk parts-psu failed');
};

const supply = {
  id: 'psu1',
  type: 'psu',
  name: 'Sample 650',
  brand: 'Sample',
  price: 59.99,
  priceDate: '2025-08-01',
  specs: { power: 650, efficiency: '80+ Gold', modularity: 'full' },
};

afterEach(() => jest.dontMock('./data/psu.json'));

test(spec('7.21', 'a load that failed may be tried again'), async () => {
  const source = await sourceWith(offline, () => [supply]);
  await expect(source.load('psu')).rejects.toThrow('Loading chunk parts-psu failed');
  await expect(source.load('psu')).resolves.toEqual([supply]);
});

test('a file that does not parse is an error, not an empty list', async () => {
  const source = await sourceWith(() => [{ ...supply, specs: {} }]);
  await expect(source.load('psu')).rejects.toThrow('Catalogue psu, part psu1: specs.power is missing');
});

test('one type that fails leaves the others alone', async () => {
  const source = await sourceWith(offline);
  await expect(source.load('psu')).rejects.toThrow();
  await expect(source.load('ram')).resolves.toHaveLength(20);
});
