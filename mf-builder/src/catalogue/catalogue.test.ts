import { catalogueTypes as types, type Part, partSchemas } from './schema';
import { builtIn } from './source';

const all = async (): Promise<Part[]> => {
  const lists: readonly (readonly Part[])[] = await Promise.all(types.map((type) => builtIn.load(type)));
  return lists.flat();
};

const set = <V>(values: readonly V[]): Set<V> => new Set(values);

const isFree = (part: Part): boolean => part.type === 'os' && part.specs.licence === 'free';

test(spec('3.4 3.30', 'every type of the schema is in the catalogue, 480 parts in all, each id once'), async () => {
  expect(Object.keys(partSchemas)).toEqual(types);
  const parts = await all();
  expect(types).toHaveLength(24);
  expect(parts).toHaveLength(480);
  expect(set(parts.map((part) => part.id)).size).toBe(480);
});

describe.each(types)('%s', (type) => {
  test(spec('3.4 9.22', 'has 20 parts of its own with ids in order'), async () => {
    const parts = await builtIn.load(type);
    const numbers = parts.map(({ id }) => Number(id.replace(type, '')));
    expect(parts.map(({ id }) => id)).toEqual(numbers.map((number) => `${type}${number}`));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers).toHaveLength(20);
    expect(set(parts.map((part) => part.type))).toEqual(set([type]));
  });

  test('has no two parts of one name, and no name that repeats its brand', async () => {
    const parts = await builtIn.load(type);
    expect(set(parts.map((part) => `${part.brand} ${part.name}`)).size).toBe(20);
    expect(parts.filter((part) => part.name.startsWith(`${part.brand} `))).toEqual([]);
  });

  test('gives each fact a basis and no basis without a fact', async () => {
    const parts = await builtIn.load(type);
    for (const part of parts)
      expect([part.id, Object.keys(part.basis ?? {})]).toEqual([part.id, Object.keys(part.specs)]);
  });

  test('gives facts of the maker an address', async () => {
    const parts = await builtIn.load(type);
    const unproven = parts.filter((part) => Object.values(part.basis ?? {}).includes('maker') && !part.url);
    expect(unproven.map((part) => part.id)).toEqual([]);
  });

  test('has prices in whole cents, dated on the first of a month that has passed', async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const part of await builtIn.load(type)) {
      expect([part.id, part.price]).toEqual([part.id, Math.round(part.price * 100) / 100]);
      expect([part.id, part.price > 0 || isFree(part)]).toEqual([part.id, true]);
      expect(part.priceDate).toMatch(/^\d{4}-\d\d-01$/);
      expect(part.priceDate <= today).toBe(true);
    }
  });

  test('is kept once loaded', async () => {
    expect(await builtIn.load(type)).toBe(await builtIn.load(type));
  });
});

test('no retailer number is refurbished goods or used twice', async () => {
  const skus = (await all()).flatMap((part) => part.retailerSku ?? []);
  expect(skus.filter((sku) => sku.endsWith('R'))).toEqual([]);
  expect(set(skus).size).toBe(skus.length);
});

test('no part carries a rating that nobody gave', async () => {
  expect((await all()).filter((part) => part.rating !== undefined || part.reviewCount !== undefined)).toEqual([]);
});

test(spec('9.24', 'supplies cost 49.99 to 299.99'), async () => {
  const prices = (await builtIn.load('psu')).map((part) => part.price);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(49.99);
  expect(Math.max(...prices)).toBeLessThanOrEqual(299.99);
});

describe('what a build needs of its neighbours', () => {
  test('every CPU socket has a board, and every board a CPU', async () => {
    const cpus = set((await builtIn.load('cpu')).map((part) => part.specs.socket));
    const boards = set((await builtIn.load('motherboard')).map((part) => part.specs.socket));
    expect(cpus).toEqual(set(['AM4', 'AM5', 'LGA1700', 'LGA1851']));
    expect(boards).toEqual(cpus);
  });

  test("every board's memory has a kit that fits its slots, size and limit", async () => {
    const kits = await builtIn.load('ram');
    for (const { id, specs } of await builtIn.load('motherboard')) {
      const fits = kits.filter(
        (kit) =>
          kit.specs.ramType === specs.ramType &&
          (kit.specs.modules ?? 9) <= (specs.memorySlots ?? 0) &&
          kit.specs.capacity <= (specs.maxMemory ?? 0) &&
          kit.specs.speed <= (specs.maxRamSpeed ?? 3200 * 2),
      );
      expect([id, fits.length > 0]).toEqual([id, true]);
    }
  });

  test('every board form factor has a case, and every supply form factor too', async () => {
    const cases = await builtIn.load('case');
    const taken = set(cases.flatMap((part) => part.specs.motherboards ?? []));
    const mounts = set(cases.flatMap((part) => part.specs.psuFormFactors ?? []));
    for (const part of await builtIn.load('motherboard')) expect(taken).toContain(part.specs.formFactor);
    for (const part of await builtIn.load('psu')) expect(mounts).toContain(part.specs.formFactor);
  });

  test('the longest card and the hungriest one have a case and a supply', async () => {
    const cards = await builtIn.load('gpu');
    const room = Math.max(...(await builtIn.load('case')).map((part) => part.specs.gpuMaxMm ?? 0));
    const watts = Math.max(...(await builtIn.load('psu')).map((part) => part.specs.power));
    expect(room).toBeGreaterThan(Math.max(...cards.map((part) => part.specs.lengthMm ?? 0)));
    expect(watts).toBeGreaterThanOrEqual(Math.max(...cards.map((part) => part.specs.recommendedPsuW ?? 0)));
  });

  test('a small build exists: a mini-ITX case for SFX supplies, with boards for AM5 and Intel', async () => {
    const small = (await builtIn.load('case')).filter((part) => part.specs.psuFormFactors?.includes('SFX'));
    const boards = (await builtIn.load('motherboard')).filter((part) => part.specs.formFactor === 'mini-ITX');
    expect(small.filter((part) => part.specs.motherboards?.join() === 'mini-ITX').length).toBeGreaterThanOrEqual(2);
    expect(set(boards.map((part) => part.specs.socket))).toEqual(set(['AM4', 'AM5', 'LGA1700', 'LGA1851']));
  });
});

describe('variety that people meet', () => {
  test('boards', async () => {
    const boards = await builtIn.load('motherboard');
    const chipsets = set(boards.map((part) => part.specs.chipset));
    for (const chipset of ['B550', 'A620', 'B650', 'B850', 'X870E', 'H610', 'B760', 'Z790', 'B860', 'Z890']) {
      expect(chipsets).toContain(chipset);
    }
    expect(set(boards.map((part) => part.specs.formFactor))).toEqual(set(['ATX', 'micro-ATX', 'mini-ITX']));
    expect(set(boards.map((part) => part.specs.ramType))).toEqual(set(['DDR4', 'DDR5']));
    const intelDdr4 = boards.filter((part) => part.specs.socket === 'LGA1700' && part.specs.ramType === 'DDR4');
    expect(intelDdr4).not.toHaveLength(0);
  });

  test('kits from 2 × 8 to 2 × 48 GB', async () => {
    const kits = (await builtIn.load('ram')).map((part) => `${part.specs.modules}x${part.specs.moduleGB}`);
    for (const kit of ['2x8', '2x16', '2x24', '2x32', '2x48']) expect(kits).toContain(kit);
  });

  test('drives: NVMe of three generations, SATA and hard disks', async () => {
    const drives = await builtIn.load('storage');
    expect(set(drives.flatMap((part) => part.specs.pcieGen ?? []))).toEqual(set([3, 4, 5]));
    expect(set(drives.map((part) => part.specs.formFactor))).toEqual(set(['M.2-2230', 'M.2-2280', '2.5"', '3.5"']));
    expect(drives.some((part) => part.specs.formFactor === 'M.2-2280' && part.specs.nvme === false)).toBe(true);
    expect(set(drives.map((part) => part.specs.type))).toEqual(set(['SSD', 'HDD']));
  });

  test('supplies: ATX and SFX, 450 to 1200 W', async () => {
    const supplies = await builtIn.load('psu');
    expect(set(supplies.map((part) => part.specs.formFactor))).toEqual(set(['ATX', 'SFX', 'SFX-L']));
    const watts = supplies.map((part) => part.specs.power);
    expect([Math.min(...watts), Math.max(...watts)]).toEqual([450, 1200]);
  });

  test('graphics cards: three chip makers, entry to top', async () => {
    const cards = await builtIn.load('gpu');
    expect(set(cards.map((part) => part.specs.chipMaker))).toEqual(set(['NVIDIA', 'AMD', 'Intel']));
    const chips = cards.map((part) => part.specs.chip);
    for (const chip of ['GeForce RTX 3050 6GB', 'Radeon RX 9060 XT 8GB', 'Arc B580', 'GeForce RTX 5090'])
      expect(chips).toContain(chip);
    expect(set(cards.map((part) => part.brand)).size).toBeGreaterThanOrEqual(6);
  });
});
