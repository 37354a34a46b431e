import { builtIn } from '../../../../mf-builder/src/catalogue/source';
import { restW } from '../../../../mf-builder/src/domain/compatibility/power-draw';
import { findingOf, times, verdictOf } from '../../../../mf-builder/checks/rule-cases';
import { chipsetRows, cpuRows } from '../../../../mf-builder/src/domain/compatibility/tables/chipsets';
import {
  chipsetRow,
  isEntryChipset,
  overclocks,
  supportOf,
} from '../../../../mf-builder/src/domain/compatibility/tables/chipset-support';
import { bitPerPixel, boardPlug, linkRange } from '../../../../mf-builder/src/domain/compatibility/tables/video-plugs';
import { platforms } from '../../../../mf-builder/checks/oracle/generate/platforms';
import { largestShareText, loadPresets } from '../../../../mf-builder/src/domain/presets';
import earlier from '../../../../mf-builder/src/catalogue/data/earlier-prices.json';
import { parseEarlierPrices } from '../../../../mf-builder/src/catalogue/earlier-prices';
import market from '../../../../mf-builder/src/domain/prices/market/market.json';
import { help } from '../../../../mf-builder/src/domain/own-parts/help';
import { figures } from '../../../../mf-guides/src/content/figures';

const firstPrices = parseEarlierPrices(earlier);
const noPlugs = { p6: 0, p8: 0, p16: 0 };
const cpu = { maxPowerW: 125 };
const gpu = { tdpW: 200, power: { ...noPlugs, p16: 1 } };

/** What a rule says of a supply under a 125 W processor and a 200 W card. */
const supplied = (rule: string, psu: { power: number; atxVersion?: string }) => verdictOf(rule, { cpu, gpu, psu });

/** What the rules say of an adapter on so many 8-pin leads, for a card of so many watts. */
const adapted = (tdpW: number, pcie8: number) =>
  verdictOf('gpu-power', { gpu: { ...gpu, tdpW }, psu: { pcie16: 0, pcie8 } });

/** What the rules say of a card's link where slot and processor leave it alone. */
const linked = (pcieGen: number, pcieLanes: number) => {
  const board = { pcie: [{ length: 16, gen: 5, lanes: 32 }] };
  return verdictOf('gpu-link', { gpu: { pcieGen, pcieLanes }, motherboard: board, cpu: { pcieGen: 5, pcieLanes: 32 } });
};

/** What the rules say of a card behind a radiator that can only sit in front of a case with 400 mm for a card. */
const behindRadiator = (lengthMm: number, thicknessMm?: number) => {
  const cooling = { type: 'liquid' as const, radiator: 360, ...(thicknessMm === undefined ? {} : { thicknessMm }) };
  return verdictOf('gpu-length', {
    gpu: { lengthMm },
    case: { gpuMaxMm: 400, radiators: [{ position: 'front', sizesMm: [360] }] },
    cooling,
  });
};

const mounted = (offered: string, socket: string) =>
  verdictOf('cooler-socket', { cpu: { socket }, cooling: { sockets: [offered] } });

/** How many times as much the parts of a kind cost as their first guide price. */
async function risesOf(kind: string): Promise<number[]> {
  const parts = [...(await builtIn.load('ram')), ...(await builtIn.load('storage'))];
  return parts
    .filter(({ type, specs }) => (type === 'ram' ? specs.ramType : specs.type) === kind)
    .flatMap(({ id, price, estimatedFrom }) => {
      const before = firstPrices[id]?.[0] ?? estimatedFrom;
      return before ? [price / before.price] : [];
    });
}

const isAmd = (kind: string) => /^(?:Zen|Ryzen)/.test(kind);

/** A comparison for each figure: where the product exports its own, with that; else at the boundary and one step beyond. */
const comparisons: { readonly [K in keyof typeof figures]: (figure: (typeof figures)[K]) => void | Promise<void> } = {
  psuHeadroomPercent: (percent) => {
    const wanted = ((cpu.maxPowerW + gpu.tdpW + restW) * (100 + percent)) / 100;
    expect([supplied('psu-wattage', { power: wanted }), supplied('psu-wattage', { power: wanted - 1 })]).toEqual([
      'pass',
      'warning',
    ]);
  },
  restOfPcW: (watts) => expect(watts).toBe(restW),
  gpuPeakFactor: (factor) => {
    const peak = cpu.maxPowerW + gpu.tdpW * factor + restW;
    const older = (power: number) => supplied('psu-transient', { power, atxVersion: '2.4' });
    expect([older(peak), older(peak - 1)]).toEqual(['pass', 'warning']);
  },
  peakProofAtx: (version) => {
    const small = (atxVersion: string) => supplied('psu-transient', { power: 300, atxVersion });
    expect([small(version), small((Number(version) - 0.1).toFixed(1))]).toEqual(['pass', 'warning']);
  },
  eightPinLeadW: (watts) => {
    expect([3, 4].map((leads) => adapted(watts * leads, leads))).toEqual(['warning', 'warning']);
    expect([3, 4].map((leads) => adapted(watts * leads + 1, leads))).toEqual(['fail', 'fail']);
  },
  adapterLeads: (leads) => expect([adapted(1, leads), adapted(1, leads - 1)]).toEqual(['warning', 'fail']),
  sixteenPinBendMm: (bend) => {
    const beside = (heightMm: number) =>
      verdictOf('gpu-width', { gpu: { ...gpu, heightMm }, case: { gpuHeightMaxMm: 170 } });
    expect([beside(170 - bend), beside(171 - bend)]).toEqual(['pass', 'warning']);
  },
  sockets: async (sockets) => {
    const boards = await builtIn.load('motherboard');
    const cpus = await builtIn.load('cpu');
    for (const [socket, memory] of Object.entries(sockets)) {
      const onBoards = boards.filter(({ specs }) => specs.socket === socket).map(({ specs }) => specs.ramType);
      const inCpus = cpus.filter(({ specs }) => specs.socket === socket).flatMap(({ specs }) => specs.memTypes);
      const generated = platforms.filter((one) => one.socket === socket).flatMap(({ ramTypes }) => ramTypes);
      for (const source of [onBoards, inCpus, generated])
        expect([socket, [...new Set(source)].toSorted()]).toEqual([socket, memory]);
    }
  },
  siblingSockets: (families) => {
    for (const [one, other] of families)
      expect([mounted(one, other), mounted(other, one)]).toEqual(['warning', 'warning']);
    const [[one], [stranger]] = families;
    expect(mounted(one, stranger)).toBe('fail');
  },
  overclocking: (bySocket) => {
    for (const [socket, chipsets] of Object.entries(bySocket)) {
      const known = chipsetRows.filter((row) => row.socket === socket).flatMap((row) => row.chipsets);
      expect(known.filter(overclocks).toSorted()).toEqual(chipsets);
    }
  },
  locked: (bySocket) => {
    const said = Object.entries(bySocket).flatMap(([socket, chipsets]) =>
      chipsets.map((chipset) => ({ chipset, socket, overclocks: false })),
    );
    expect(said).toEqual(
      said.map(({ chipset }) => ({ chipset, socket: chipsetRow(chipset)?.socket, overclocks: overclocks(chipset) })),
    );
  },
  entryChipsets: (chipsets) => expect(chipsets.filter((chipset) => !isEntryChipset(chipset))).toEqual([]),
  entryBoardMaxCpuW: (watts) => {
    for (const chipset of figures.entryChipsets) {
      const powered = (maxPowerW: number) => verdictOf('vrm', { cpu: { maxPowerW }, motherboard: { chipset } });
      expect([chipset, powered(watts), powered(watts + 1)]).toEqual([chipset, 'pass', 'warning']);
    }
  },
  biosUpdate: ({ chipset, generation }) => expect([...supportOf(chipset, { generation })]).toEqual(['update']),
  slowDdr5Modules: (modules) => {
    const kits = (quantity: number) =>
      verdictOf('ram-four-ddr5', { ram: times(quantity, { ramType: 'DDR5', modules: 1 }) });
    expect([kits(modules - 1), kits(modules)]).toEqual(['pass', 'warning']);
  },
  // The rule adds the link to its pass as a note.
  gpuLinks: (links) => {
    for (const { gen, lanes } of links)
      expect([linked(gen, lanes), linked(gen - 1, lanes), linked(gen, lanes - 1)]).toEqual([
        'note',
        'warning',
        'warning',
      ]);
  },
  displayLinks: (links) => {
    const stated = Object.entries(links);
    const computed = Object.keys(links).map((name) => ({
      name,
      least: boardPlug(name).least,
      most: boardPlug(name).most,
    }));
    expect(computed).toEqual(stated.map(([name, gbit]) => ({ name, least: gbit, most: gbit })));
  },
  dscGain: (gain) => {
    const plug = { ...boardPlug('DisplayPort 1.4'), dsc: true };
    expect(linkRange(plug, plug)).toEqual({ sure: plug.least * gain, best: plug.most * gain });
  },
  uhd144Gbit: (gbit) => expect(gbit).toBe(Math.round((3840 * 2160 * 144 * bitPerPixel) / 1e9)),
  m2Sizes: (sizes) => {
    const offered =
      help.storage?.formFactor?.suggestions?.flatMap((form) => /^M\.2-(\d+)$/.exec(form)?.[1] ?? []) ?? [];
    expect(offered.map(Number).toSorted((a, b) => a - b)).toEqual(sizes);
  },
  radiatorW: (bySize) => {
    for (const [size, watts] of Object.entries(bySize)) {
      // By its size alone a radiator is never known to be enough: what does not warn is unknown.
      const cooled = (maxPowerW: number) =>
        verdictOf('cooler-capacity', { cpu: { maxPowerW }, cooling: { type: 'liquid', radiator: Number(size) } });
      expect([size, cooled(watts), cooled(watts + 1)]).toEqual([size, 'unknown', 'warning']);
    }
  },
  // With a thickness that is only the usual one, what fits is not known to fit.
  radiatorMm: (thickness) => {
    const left = 400 - thickness - figures.fansMm;
    expect([behindRadiator(left), behindRadiator(left + 1)]).toEqual(['unknown', 'fail']);
  },
  fansMm: (thickness) => {
    const left = 400 - 38 - thickness;
    expect([behindRadiator(left, 38), behindRadiator(left + 1, 38)]).toEqual(['pass', 'fail']);
  },
  priceRises: async (rises) => {
    for (const [kind, [least, most]] of Object.entries(rises)) {
      const known = [
        ...market.classes.filter(({ is }) => is === kind).map(({ factor }) => factor),
        ...(await risesOf(kind)),
      ];
      expect([kind, known.length > 0]).toEqual([kind, true]);
      expect([kind, known.filter((times) => times < 0.85 * least || times > 1.15 * most)]).toEqual([kind, []]);
    }
  },
  cardSharePercent: async ({ least, most }) => {
    const builds = (await loadPresets()).filter(({ useCase: [first] }) => first === 'gaming');
    const shares = builds.map((build) => Number(/^Graphics Card: (\d+) %/.exec(largestShareText(build))?.[1]));
    expect(builds.length).toBeGreaterThan(10);
    expect(shares.filter((share) => share >= least && share <= most).length).toBeGreaterThan(0.8 * builds.length);
  },
  windows10End: (day) => {
    const finding = findingOf('system', { os: { edition: 'Windows 10 Pro' } });
    expect(finding?.values).toEqual(['Windows 10', `no updates since ${day}`]);
  },
  windows11Oldest: ({ AMD, Intel }) => {
    const oldest = (amd: boolean) => cpuRows.find(({ kind, windows11 }) => windows11 && isAmd(kind) === amd)?.kind;
    expect([oldest(true), oldest(false)]).toEqual([AMD, Intel]);
    for (const amd of [true, false]) {
      const supported = cpuRows.filter(({ kind }) => isAmd(kind) === amd).map(({ windows11 }) => windows11);
      expect(supported.slice(supported.indexOf(true))).not.toContain(false);
    }
    const finding = findingOf('os-requirements', { os: { edition: 'Windows 11 Pro' }, cpu: { generation: '7th' } });
    expect(finding?.values?.[1]).toBe(`${AMD} or Intel ${Intel} generation`);
  },
  windows11MemoryGb: (gigabytes) => {
    const with11 = (capacity: number) =>
      verdictOf('os-requirements', { os: { edition: 'Windows 11 Pro', bits: 64 }, ram: { capacity } });
    expect([with11(gigabytes), with11(gigabytes - 1)]).toEqual(['pass', 'warning']);
  },
};

const compare = <K extends keyof typeof figures>(name: K) => comparisons[name](figures[name]);
const isFigure = (name: string): name is keyof typeof figures => Object.hasOwn(figures, name);

test.each(Object.keys(figures).filter(isFigure))('%s is what the product computes with', (name) => compare(name));
