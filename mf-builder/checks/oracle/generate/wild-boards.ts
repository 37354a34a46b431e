import type { CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { parts } from '../three-valued-logic';
import { part } from './core';
import { changed, less } from './finer-facts';
import type { Mix } from './mix';
import type { Scene } from './scenes';
import { byCpu, sharingOf } from './wild-facts';

type Drive = CheckedPart<'storage'>;
type Slots = NonNullable<Facts<'motherboard'>['m2']>;

const m2Drives = (mix: Mix, quantity: number, plugs: readonly string[] = ['PCIe 4.0 x4']): Drive =>
  part(
    mix,
    'storage',
    'Drive',
    { type: 'SSD', formFactor: 'M.2-2280', interface: mix.pick(plugs), nvme: true, pcieGen: mix.pick([3, 4, 4, 5]) },
    quantity,
  );

const slots = (mix: Mix, count: number, gens: readonly number[] = [3, 4, 4, 5]): Slots =>
  Array.from({ length: count }, () => ({
    ...{ sizes: [2280], gen: mix.pick(gens), lanes: 4, sata: mix.chance(0.5), disablesSata: mix.pick([0, 0, 1, 2]) },
    ...(mix.chance(0.7) ? { sharesGpu: mix.chance(0.2) } : {}),
  }));

/** Slots of two lanes and drives that want four, or any one of two pairs. */
const narrowSlots: Scene = (mix, build) => {
  const plugs = [
    'PCIe 4.0 x4',
    'PCIe 4.0 x4',
    'PCIe 4.0 x4 or 5.0 x2',
    'PCIe 4.0 x4 or 5.0 x2',
    'PCIe 4.0 x4 or 5.0 x2',
    'PCIe 3.0 x2',
    'NVMe',
  ];
  const count = mix.whole(1, 3);
  const board = changed(build, 'motherboard', (specs) => ({
    ...specs,
    m2: slots(mix, count, [3, 4, 5, 5]).map((slot) => ({ ...slot, lanes: mix.pick([1, 1, 2, 2, 4]) })),
  }));
  return { ...board, storage: [m2Drives(mix, mix.chance(0.7) ? 1 : count, plugs)] };
};

const laterFeeds = ['H410', 'B460', 'H470', 'Z490', 'H510', 'B560', 'H570', 'Z590'];

/** Slots of 4.0 on boards of LGA1200, which the 10th generation does not feed. */
const tenth: Scene = (mix, build) => {
  const count = mix.whole(1, 3);
  const board = changed(build, 'motherboard', (specs) => ({
    ...{ ...specs, socket: 'LGA1200', chipset: mix.pick(laterFeeds), m2: slots(mix, count, [3, 4, 4, 4]) },
    ramType: 'DDR4',
  }));
  const [arch, generation] = mix.pick([
    ['Comet Lake', '10th'],
    ['Comet Lake', '10th'],
    ['Comet Lake', '10th'],
    ['Rocket Lake', '11th'],
  ] as const);
  const cpu = changed(board, 'cpu', (specs) => ({
    ...{ ...less(specs, 'arch', 'generation'), socket: 'LGA1200' },
    ...(mix.chance(0.85) ? { arch, generation } : {}),
  }));
  return { ...cpu, storage: [m2Drives(mix, mix.whole(1, count), ['PCIe 4.0 x4', 'SATA III'])] };
};

/** Slots that the board's maker names for some processors. */
const namedSlots: Scene = (mix, build) => {
  const forgotten = mix.chance(0.5) ? changed(build, 'cpu', (specs) => less(specs, 'arch', 'generation')) : build;
  const [cpu] = parts(build, 'cpu');
  const own = [cpu?.specs.generation, cpu?.specs.arch].flatMap((word) => word ?? []);
  const count = mix.whole(1, 3);
  const board = changed(forgotten, 'motherboard', (specs) => {
    const known = { ...specs, m2: slots(mix, count) };
    return { ...known, slotsByCpu: byCpu(mix, known, mix.chance(0.4) && own.length > 0 ? own : undefined) };
  });
  const drives = [m2Drives(mix, mix.whole(1, count))];
  const ssd = part(mix, 'storage', 'Drive', { type: 'SSD', formFactor: '2.5"', interface: 'SATA' }, mix.whole(1, 4));
  const storage = mix.chance(0.4) ? [...drives, ssd] : drives;
  if (mix.chance(0.4)) return { ...board, storage };
  const card = part(mix, 'networkCard', 'Card', { interface: mix.pick(['PCIe x1', 'PCIe x4', 'PCIe x8']) });
  return { ...board, storage, networkCard: [card] };
};

type Sharing = NonNullable<Facts<'motherboard'>['laneSharing']>;

/** Rows that tell when every M.2 slot holds a drive: the second slot for cards, or the third, is narrower or off. */
const telling = (mix: Mix): Sharing => {
  const lanes = mix.pick([1, 2]);
  return mix.pick<Sharing>([
    [{ used: 'm2 1', other: 'pcie 2', lanes }],
    [{ used: 'm2 1', other: 'pcie 2', lanes }],
    [{ used: 'pcie 1', other: 'pcie 2', lanes }],
    [{ used: 'm2 1', other: 'pcie 2', lanes }],
    [{ used: 'm2 1', other: 'pcie 2', lanes: 0 }],
    [{ used: 'm2 1', other: 'pcie 2', lanes: 0 }],
    [{ used: 'pcie 2', other: 'm2 1', lanes: 0 }],
    [{ used: 'pcie 2', other: 'm2 1', lanes: 0 }],
    [{ used: 'pcie 1', other: 'pcie 2', lanes: 0 }],
  ]);
};

const wide = { position: 1, length: 16, lanes: 16, gen: 4 };
const middle = { position: 4, length: 16, lanes: 4, gen: 3 };
const short = { ...middle, length: 4 };

/** Cards beside drives on a board whose slots take lanes of each other. */
const sharedSlots: Scene = (mix, build) => {
  const tells = mix.chance(0.6);
  const [count, last] = [mix.whole(1, 3), { position: 6, length: mix.pick([1, 16]), lanes: 1, gen: 3 }];
  const board = changed(build, 'motherboard', (specs) => {
    // Why short: a graphics card in it would leave the first to the card.
    const pcie = tells ? [wide, short] : mix.chance(0.5) ? [wide, middle] : [wide, middle, last];
    const known = { ...less(specs, 'slotsByCpu'), m2: slots(mix, count), pcie };
    return { ...known, laneSharing: tells ? telling(mix) : sharingOf(mix, known, mix.whole(2, 5)) };
  });
  const thin = changed(board, 'gpu', (specs) => ({ ...specs, slots: 2 }));
  const plug = mix.pick(['PCIe x4', ...(tells ? [] : ['PCIe x1']), 'PCIe 3.0 x4', 'PCIe x4']);
  const card = part(mix, 'networkCard', 'Card', { interface: plug, speed: '10 Gbit/s' }, tells ? 1 : mix.whole(1, 2));
  const drives = m2Drives(mix, tells ? count : mix.whole(1, count + 1));
  return { ...less(thin, 'capture', 'soundCard'), networkCard: [card], storage: [drives] };
};

const oddDrive = (mix: Mix): Drive => {
  const [formFactor, plug] = mix.pick([
    ['3.5"', 'SAS 12 Gb/s'],
    ['2.5"', 'SAS'],
    ['2.5"', 'U.2 PCIe 4.0 x4'],
    ['2.5"', 'PCIe 4.0 x4'],
    ['2.5"', 'U.3'],
    ['mSATA', undefined],
    ['1.8"', 'mSATA'],
    ['3.5"', 'PATA'],
    ['3.5"', 'IDE'],
    ['3.5"', 'SATA 6.0 Gb/s'],
    ['2.5"', 'Thunderbolt'],
  ] as const);
  return part(
    mix,
    'storage',
    'Drive',
    { type: 'SSD', formFactor, ...(plug === undefined ? {} : { interface: plug }) },
    mix.pick([1, 1, 2, 3]),
  );
};

/** Drives that are none of SATA or M.2, with ports for them on the board or on a controller, or without. */
const oddDrives: Scene = (mix, build) => {
  const board = changed(build, 'motherboard', (specs) => ({
    ...specs,
    ...(mix.chance(0.3)
      ? { chipset: mix.pick(['C621', 'C422', 'X79']), ...(mix.chance(0.6) ? { sasPorts: mix.pick([2, 4]) } : {}) }
      : {}),
    ...(mix.chance(0.7) ? { u2Ports: mix.whole(0, 3) } : {}),
  }));
  const drives = Array.from({ length: mix.whole(1, 3) }, () => oddDrive(mix));
  if (mix.chance(0.5)) return { ...board, storage: drives };
  const ports = mix.pick([
    { sasPorts: 4 },
    { sasPorts: 8, sataPorts: 0 },
    { sataPorts: 4 },
    { sasPorts: 2, sataPorts: 2 },
  ]);
  return {
    ...board,
    storage: drives,
    networkCard: [part(mix, 'networkCard', 'Controller', { interface: 'PCIe x8', ...ports })],
  };
};

/** SATA drives that a controller, or SAS ports, may have to take. */
const manyDrives: Scene = (mix, build) => {
  const sata = part(mix, 'storage', 'Drive', { type: 'HDD', formFactor: '3.5"', interface: 'SATA' }, mix.whole(1, 6));
  const sas = part(mix, 'storage', 'Drive', { type: 'HDD', formFactor: '3.5"', interface: 'SAS' }, mix.whole(1, 3));
  const board = changed(build, 'motherboard', (specs) => ({ ...specs, sataPorts: mix.pick([2, 4]) }));
  const card = part(mix, 'networkCard', 'Controller', {
    interface: 'PCIe x4',
    ...mix.pick([{ sataPorts: 2 }, { sasPorts: 2 }, { sasPorts: 4, sataPorts: 2 }]),
  });
  return { ...board, storage: mix.chance(0.5) ? [sata, sas] : [sata], networkCard: [card] };
};

/** Drives on cards. */
const driveCards: Scene = (mix, build) => ({
  ...build,
  storage: [
    part(
      mix,
      'storage',
      'Drive',
      {
        ...{ type: 'SSD' as const, formFactor: mix.pick(['AIC', 'PCIe card', 'Add-in card', 'HHHL', 'FHHL']) },
        ...(mix.chance(0.8) ? { interface: mix.pick(['PCIe 4.0 x4', 'PCIe 3.0 x8', 'PCIe 5.0 x4', 'NVMe']) } : {}),
      },
      mix.pick([1, 1, 1, 2]),
    ),
    ...(mix.chance(0.3) ? [m2Drives(mix, mix.whole(1, 2))] : []),
  ],
});

/** Scenes of slots, lanes and drives. */
export const boardScenes: readonly Scene[] = [
  ...[
    narrowSlots,
    narrowSlots,
    narrowSlots,
    narrowSlots,
    tenth,
    tenth,
    namedSlots,
    namedSlots,
    namedSlots,
    sharedSlots,
    sharedSlots,
    sharedSlots,
    sharedSlots,
    sharedSlots,
  ],
  ...[oddDrives, oddDrives, oddDrives, manyDrives, manyDrives, driveCards],
];
