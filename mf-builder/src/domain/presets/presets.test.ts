import { chosenOf, partLines, partName } from '@rig4u/shared/builds';
import { builtIn } from '../../catalogue/source';
import { loadPresets, presetBuild, presetById, presets, themeLabel, themes, type PresetBuild } from '.';
import { scoresFromPrice } from '../estimates';
import { useCases } from '../recommendation';
import type { PresetType } from './preset';

const named = [
  [
    'budget-beast',
    'mid-range-performer',
    'office-professional',
    'premium-performance',
    'dream-machine',
    'amd-gaming-rig',
    'retro-gamer',
  ],
  [
    'gaming-stealth',
    'sleek-gaming',
    'luxury-gaming',
    'industrial-gaming',
    'gaming-white',
    'content-creator',
    'trading-workstation',
  ],
  [
    'industrial-workstation',
    'programmer-paradise',
    'luxury-workstation',
    'cyberpunk-workstation',
    'retro-workstation',
    'white-frost',
    'cyberpunk-build',
  ],
  [
    'retro-gaming',
    'luxury-showcase',
    'compact-powerhouse',
    'silent-operator',
    'streaming-specialist',
    'compact-creator',
    'trading-compact',
  ],
].flat();

const byId = async (): Promise<ReadonlyMap<string, PresetBuild>> =>
  new Map((await loadPresets()).map((build) => [build.id, build]));

async function buildOf(id: string): Promise<PresetBuild> {
  const build = (await byId()).get(id);
  if (!build) throw new Error(`There is no preset ${id}.`);
  return build;
}

test(spec('3.25 3.26', '34 presets in five groups, the 28 named ones among them'), () => {
  const groups = ['everyday', 'gaming', 'workstation', 'themed', 'compact'];
  expect(groups.map((group) => presets.filter((preset) => preset.group === group).length)).toEqual([3, 11, 9, 5, 6]);
  const ids = presets.map(({ id }) => id);
  expect(new Set(ids).size).toBe(34);
  expect(new Set(named).size).toBe(28);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(presetById('dream-machine')?.name).toBe('Dream Machine');
  expect(presetById('toString')).toBeUndefined();
});

test(spec('3.18 3.23 3.24', 'names, descriptions, uses and looks are each its own and filled in'), () => {
  expect(new Set(presets.map(({ name }) => name)).size).toBe(34);
  expect(new Set(presets.map(({ description }) => description)).size).toBe(34);
  for (const { id, description, useCase, theme } of presets) {
    expect([id, description]).toEqual([id, expect.stringMatching(/^[A-Z].{60,340}\.$/)]);
    expect([id, useCase.length > 0, theme.length > 0, new Set(useCase).size, new Set(theme).size]).toEqual([
      id,
      true,
      true,
      useCase.length,
      theme.length,
    ]);
  }
  for (const theme of themes)
    expect([theme, presets.some((preset) => preset.theme.includes(theme))]).toEqual([theme, true]);
  for (const use of useCases) expect(presets.filter(({ useCase }) => useCase.includes(use)).length).toBeGreaterThan(5);
  expect(themes.map(themeLabel)).toContain('RGB');
});

test(spec('3.25 9.23', 'prices are the rounded sums of the parts, from exactly 699 to exactly 4999'), async () => {
  const builds = [...(await byId()).values()];
  for (const { id, price, parts } of builds) {
    const cents = partLines(parts).reduce(
      (sum, { part, quantity }) => sum + Math.round(part.price * 100) * quantity,
      0,
    );
    expect([id, price]).toEqual([id, Math.floor((cents + 50) / 100)]);
  }
  const prices = builds.map(({ price }) => price).toSorted((a, b) => a - b);
  expect([prices[0], prices.at(-1)]).toEqual([699, 4999]);
});

test(
  spec('3.18 3.19 3.22', 'a preset in full has the eight components by name, and scores from its price'),
  async () => {
    const named = async (type: PresetType, id: string | null | undefined): Promise<string | undefined> => {
      const part = (await builtIn.load(type)).find((one) => one.id === id);
      return part && partName(part);
    };
    for (const preset of presets) {
      const { components, imageUrl, isValidated, price, performance } = await buildOf(preset.id);
      const { parts } = preset;
      expect([preset.id, imageUrl, isValidated, performance]).toEqual([preset.id, '', true, scoresFromPrice(price)]);
      expect(components).toMatchObject({
        cpu: await named('cpu', parts.cpu),
        motherboard: await named('motherboard', parts.motherboard),
        gpu: (await named('gpu', parts.gpu)) ?? 'None: the processor has graphics of its own',
        ram: await named('ram', parts.ram[0]),
        case: await named('case', parts.case),
        psu: await named('psu', parts.psu),
        cooling: (await named('cooling', parts.cooling)) ?? "From the processor's box",
      });
      const drives = await Promise.all(parts.storage.map((id) => named('storage', id)));
      expect(components.storage).toEqual(drives.length > 1 ? drives : drives[0]);
    }
    expect(await buildOf('budget-beast')).toMatchObject({
      price: 699,
      performance: { overall: 50, gaming: 55, productivity: 48, videoEditing: 45, streaming: 43 },
    });
    expect((await buildOf('office-professional')).components).not.toHaveProperty('caseFan');
    expect((await buildOf('office-professional')).components.gpu).toBe('None: the processor has graphics of its own');
  },
);

test(
  spec(
    '3.19',
    'the parts are those of the catalogue, several of one with their quantity, and none where none is wanted',
  ),
  async () => {
    for (const { id, parts: ids } of presets) {
      const { parts } = await buildOf(id);
      const several = ids.caseFan ?? [];
      expect(chosenOf(parts, 'caseFan').map(({ part, quantity }) => [part.id, quantity])).toEqual(
        [...new Set(several)].map((fan) => [fan, several.filter((other) => other === fan).length]),
      );
      const [cpu] = (await builtIn.load('cpu')).filter((one) => one.id === ids.cpu);
      expect(chosenOf(parts, 'cpu')).toEqual([{ part: cpu, quantity: 1 }]);
    }
    expect(Object.keys((await buildOf('office-professional')).parts)).not.toContain('gpu');
  },
);

test('a preset that names a part which is not there says which', () => {
  const nothing = {
    cpu: [],
    motherboard: [],
    gpu: [],
    ram: [],
    storage: [],
    case: [],
    psu: [],
    cooling: [],
    caseFan: [],
    cables: [],
  };
  const [first] = presets;
  expect(() => first && presetBuild(first, nothing)).toThrow(
    `Preset budget-beast names ${first?.parts.cpu}, which is not in the catalogue: give it another cpu.`,
  );
});

const partOf = async (id: string, type: 'motherboard' | 'gpu' | 'cpu') =>
  chosenOf((await buildOf(id)).parts, type)[0]?.part;

test('a trading build has four plugs for screens on its card, and two more on its board', async () => {
  for (const id of ['trading-workstation', 'trading-compact']) {
    const ports = (await partOf(id, 'gpu'))?.specs?.['ports'];
    const onCard = Array.isArray(ports)
      ? ports.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
      : 0;
    const onBoard = (await partOf(id, 'motherboard'))?.specs?.['displayOutputs'];
    expect([id, onCard]).toEqual([id, 4]);
    expect(onBoard).toEqual(expect.arrayContaining([expect.stringContaining('HDMI'), expect.stringContaining('DP')]));
    expect(typeof (await partOf(id, 'cpu'))?.specs?.['igpu']).toBe('string');
  }
});
