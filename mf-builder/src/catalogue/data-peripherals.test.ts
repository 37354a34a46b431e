import { builtIn } from './source';

const types = ['keyboard', 'mouse', 'headset', 'speakers', 'webcam', 'microphone'] as const;

const set = <V>(values: readonly V[]): Set<V> => new Set(values);

const plugsOf = async (type: (typeof types)[number]): Promise<Set<string>> =>
  set((await builtIn.load(type)).flatMap((part) => part.specs.connectivity));

describe.each(types)('%s', (type) => {
  test('has 20 products with ids in order', async () => {
    const parts = await builtIn.load(type);
    expect(parts.map((part) => part.id)).toEqual(Array.from({ length: 20 }, (_, index) => `${type}${index + 1}`));
  });

  test('has no two products of one name, and no name that repeats its brand', async () => {
    const parts = await builtIn.load(type);
    expect(set(parts.map((part) => `${part.brand} ${part.name}`.toLowerCase())).size).toBe(20);
    expect(parts.filter((part) => part.name.startsWith(`${part.brand} `))).toEqual([]);
  });

  test(spec('9.26', 'costs 39 to 1599, budget to high end'), async () => {
    const prices = (await builtIn.load(type)).map((part) => part.price);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(39);
    expect(Math.min(...prices)).toBeLessThan(50);
    expect(Math.max(...prices)).toBeLessThanOrEqual(1599);
    expect(Math.max(...prices)).toBeGreaterThan(150);
  });

  test('has prices that were taken together: of one month or two in a row', async () => {
    const months = (await builtIn.load(type)).map(({ priceDate }) => {
      const date = new Date(priceDate);
      return 12 * date.getUTCFullYear() + date.getUTCMonth();
    });
    expect(Math.max(...months) - Math.min(...months)).toBeLessThanOrEqual(1);
  });

  test('gives each fact a basis, in the order of the facts', async () => {
    for (const part of await builtIn.load(type)) {
      expect([part.id, Object.keys(part.basis ?? {})]).toEqual([part.id, Object.keys(part.specs)]);
    }
  });

  test('names each plug once', async () => {
    for (const { id, specs } of await builtIn.load(type)) {
      expect([id, set(specs.connectivity).size]).toEqual([id, specs.connectivity.length]);
    }
  });

  test('comes from seven brands or more, with colours in lower case', async () => {
    const parts = await builtIn.load(type);
    expect(set(parts.map((part) => part.brand)).size).toBeGreaterThanOrEqual(7);
    expect(parts.filter((part) => part.colors?.some((color) => color !== color.toLowerCase()))).toEqual([]);
  });
});

test('no retailer number is refurbished goods or used twice', async () => {
  const lists = await Promise.all(types.map((type) => builtIn.load(type)));
  const skus = lists.flatMap((parts) => parts.flatMap((part) => part.retailerSku ?? []));
  expect(skus.filter((sku) => sku.endsWith('R'))).toEqual([]);
  expect(set(skus).size).toBe(skus.length);
});

describe('variety of connections', () => {
  test('keyboards and mice: wired, by dongle and by Bluetooth', async () => {
    for (const type of ['keyboard', 'mouse'] as const) {
      const ways = (await builtIn.load(type)).map((part) => part.specs.connectivity.join());
      expect(ways).toContain('USB-A');
      expect(ways).toContain('2.4GHz,Bluetooth');
      expect(ways).toContain('2.4GHz,Bluetooth,USB-A');
    }
    expect((await builtIn.load('keyboard')).map((part) => part.specs.connectivity.join())).toContain('Bluetooth');
  });

  test('headsets and speakers: jack, USB and wireless, speakers also optical', async () => {
    for (const plug of ['3.5mm', 'USB-A', 'USB-C', '2.4GHz', 'Bluetooth'])
      expect(await plugsOf('headset')).toContain(plug);
    expect(await plugsOf('speakers')).toEqual(set(['USB-A', 'USB-C', '3.5mm', 'Bluetooth', 'optical']));
  });

  test('webcams: both USB plugs', async () => {
    expect(await plugsOf('webcam')).toEqual(set(['USB-A', 'USB-C']));
  });

  test('microphones: USB alone, XLR alone and both in one', async () => {
    const ways = (await builtIn.load('microphone')).map((part) => part.specs.connectivity.join());
    for (const way of ['USB-A', 'USB-C', 'XLR', 'USB-C,XLR']) expect(ways).toContain(way);
  });
});

describe('variety of facts', () => {
  test('keyboards: four kinds of switch in three sizes', async () => {
    const keyboards = await builtIn.load('keyboard');
    expect(set(keyboards.flatMap((part) => part.specs.switchType ?? []))).toEqual(
      set(['Membrane', 'Tactile', 'Linear', 'Magnetic']),
    );
    expect(set(keyboards.flatMap((part) => part.specs.size ?? []))).toEqual(set(['Full size', 'TKL', '75%']));
  });

  test('headsets with a microphone and headphones without', async () => {
    expect(set((await builtIn.load('headset')).map((part) => part.specs.mic))).toEqual(set([true, false]));
  });

  test('speakers: stereo, with a subwoofer and surround', async () => {
    const channels = set((await builtIn.load('speakers')).map((part) => part.specs.channels));
    expect(channels).toEqual(set(['2.0', '2.1', '5.1']));
  });

  test('webcams: 1080p and 4K, each at 30 and 60 frames or more', async () => {
    const modes = (await builtIn.load('webcam')).map((part) => `${part.specs.resolution} ${part.specs.fps}`);
    for (const mode of ['1080p 30', '1080p 60', '4K 30', '4K 60']) expect(modes).toContain(mode);
  });
});
