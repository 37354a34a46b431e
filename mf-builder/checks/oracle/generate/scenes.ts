import type { CheckedBuild } from '../../../src/domain/compatibility/types';
import { parts, pieces } from '../three-valued-logic';
import { changed, less } from './finer-facts';
import type { Mix } from './mix';

export type Scene = (mix: Mix, build: CheckedBuild) => CheckedBuild;

/** Memory that is higher than the room under a cooler whose fan may rise, in a case that has just the room for that, or just not. */
export const risingFan: Scene = (mix, build) => {
  const by = mix.pick([2, 9, 12]);
  const tall = changed(build, 'ram', (specs) => ({ ...specs, heightMm: 32 + by }));
  const air = changed(tall, 'cooling', (specs) => ({
    ...{ ...less(specs, 'radiator', 'thicknessMm'), type: 'air' as const },
    ...{ heightMm: 155, ramClearanceMm: 32, fanRises: mix.chance(0.85) },
  }));
  return changed(air, 'case', (specs) => ({ ...specs, coolerMaxMm: 155 + by + mix.whole(-2, 3) }));
};

/** Few headers and hungry fans. */
const crowded: Scene = (mix, build) => {
  const few = changed(build, 'motherboard', (specs) => ({ ...specs, fanHeaders: mix.whole(1, 3) }));
  return changed(few, 'caseFan', (specs) => ({ ...specs, qty: 3, currentA: mix.pick([0.2, 0.3, 0.35, 0.5, 0.6]) }));
};

/** As many splitters as there are headers, or nearly. */
const splitters: Scene = (mix, build) => ({
  ...crowded(mix, build),
  cables: [
    {
      ...{ type: 'cables', id: 'cables1', name: 'Splitter', quantity: mix.whole(1, 3) },
      specs: { kind: 'Fan splitter', ways: mix.whole(2, 4), packOf: mix.whole(1, 2) },
    },
  ],
});

/** A liquid cooler beside a card with a radiator of its own, and a few mounts. */
const twoRadiators: Scene = (mix, build) => {
  const cooled = changed(build, 'cooling', (specs) => ({
    ...{ ...less(specs, 'heightMm', 'ramClearanceMm'), type: 'liquid' as const },
    ...{ radiator: mix.pick([240, 280, 360]), thicknessMm: 27 },
  }));
  const card = changed(cooled, 'gpu', (specs) => ({ ...specs, radiator: mix.pick([120, 240, 360]) }));
  return changed(card, 'case', (specs) => ({
    ...specs,
    radiators: ['front', 'top', 'rear'].slice(0, mix.whole(1, 3)).map((position) => ({
      position: mix.spell(position),
      sizesMm: mix.pick([[120], [240], [240, 360], [120, 240, 280, 360]]),
    })),
  }));
};

/** Card, CPU and slots of late generations behind a riser. */
const lateOnRiser: Scene = (mix, build) => {
  const gen = (): number => mix.pick([3, 4, 5, 5]);
  const card = changed(build, 'gpu', (specs) => ({ ...specs, pcieGen: gen() }));
  const cpu = changed(card, 'cpu', (specs) => ({ ...specs, pcieGen: gen() }));
  const slots = changed(cpu, 'motherboard', (specs) => ({
    ...specs,
    pcie: [{ position: 1, length: 16, lanes: 16, gen: gen() }, ...(specs.pcie ?? []).slice(1)],
  }));
  return changed(slots, 'case', (specs) => ({ ...specs, layout: 'sandwich' as const, riserGen: mix.pick([3, 4, 5]) }));
};

/** Four modules of DDR5 on a workstation board, or on a usual one; now and then only the processor is chosen. */
const workstation: Scene = (mix, build) => {
  const socket = mix.pick(['sTR5', 'sTR5', 'sTR5', 'sTR5', 'SP6', 'LGA4677', 'LGA2011-3', 'TR4', 'AM5', 'LGA1700']);
  const memory = changed(build, 'ram', (specs) => ({ ...specs, ramType: 'DDR5', modules: 4 }));
  const cpu = changed(memory, 'cpu', (specs) => ({ ...specs, socket: mix.spell(socket) }));
  if (mix.chance(0.2)) return less(cpu, 'motherboard');
  return changed(cpu, 'motherboard', (specs) => ({ ...specs, socket: mix.spell(socket) }));
};

/** A supply of one and a half times the peak, or nearly, older or of unknown age. */
const ampleSupply: Scene = (mix, build) => {
  const cpu = pieces(parts(build, 'cpu')).reduce((sum, { specs }) => sum + (specs.maxPowerW ?? 0), 75);
  const peak = pieces(parts(build, 'gpu')).reduce((sum, { specs }) => sum + 1.5 * (specs.tdpW ?? 0), cpu);
  return changed(build, 'psu', (specs) => ({
    ...less(specs, 'atxVersion'),
    power: Math.ceil(1.5 * peak) + mix.pick([-1, 0, 0, 50]),
    ...(mix.chance(0.5) ? { atxVersion: '2.4' } : {}),
  }));
};

/** A hungry processor on an entry board. */
const entryBoard: Scene = (mix, build) =>
  changed(
    changed(build, 'motherboard', (specs) => ({ ...specs, chipset: mix.pick(['A520', 'A620', 'H610', 'H810']) })),
    'cpu',
    (specs) => ({ ...specs, tdpW: mix.pick([65, 95, 125]), maxPowerW: mix.pick([150, 170, 253]) }),
  );

const scenes = [
  ...[risingFan, crowded, splitters, splitters, twoRadiators, lateOnRiser],
  ...[workstation, workstation, ampleSupply, entryBoard],
];

/** Now and then parts that meet in a way that chance alone seldom draws. */
export const withScene = (mix: Mix, build: CheckedBuild): CheckedBuild =>
  mix.chance(0.45) ? mix.pick(scenes)(mix, build) : build;
