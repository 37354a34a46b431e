import { builtIn } from './source';

const types = ['keyboard', 'mouse', 'headset', 'speakers', 'webcam', 'microphone'] as const;

const set = <V>(values: readonly V[]): Set<V> => new Set(values);

const plugsOf = async (type: (typeof types)[number]): Promise<Set<string>> =>
  set((await builtIn.load(type)).flatMap((part) => part.specs.connectivity));

describe.each(types)('%s', (type) => {
  test(spec('9.26', 'costs 39 to 1599, budget to high end'), async () => {
    const prices = (await builtIn.load(type)).map((part) => part.price);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(39);
    expect(Math.min(...prices)).toBeLessThan(50);
    expect(Math.max(...prices)).toBeLessThanOrEqual(1599);
    expect(Math.max(...prices)).toBeGreaterThan(150);
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
