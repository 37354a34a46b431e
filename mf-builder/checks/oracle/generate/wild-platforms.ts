import type { CheckedBuild } from '../../../src/domain/compatibility/types';
import { parts } from '../three-valued-logic';
import { changed, less } from './finer-facts';
import type { Mix } from './mix';
import type { Scene } from './scenes';

/** Sockets for memory of one kind, with chipsets that tell where the socket alone does not. */
const sockets = [
  ...['SP3', 'SP5', 'SP6', 'sTR5', 'LGA3647', 'LGA4189', 'LGA4677', 'sWRX8', 'sWRX8'].map(
    (name) => [name, undefined] as const,
  ),
  ...([
    ['LGA2066', 'X299'],
    ['LGA2066', 'C422'],
    ['LGA2011', 'X79'],
    ['LGA2011-3', 'X99'],
    ['LGA2066', 'Q470'],
  ] as const),
  ...([
    ['TR4', 'X399'],
    ['AM3+', '990FX'],
    ['LGA775', 'P45'],
    ['LGA1366', 'X58'],
  ] as const),
];

/** Registered and unbuffered memory on boards for servers and desktops. */
const memoryKinds: Scene = (mix, build) => {
  const [socket, chipset] = mix.pick(sockets);
  const board = changed(build, 'motherboard', (specs) => ({
    ...{ ...less(specs, 'chipset'), socket: mix.spell(socket) },
    ...(chipset === undefined || mix.chance(0.1) ? {} : { chipset: mix.spell(chipset) }),
  }));
  return changed(board, 'ram', (specs) => ({ ...specs, registered: mix.chance(0.5) }));
};

/** A processor of a kind. */
const withCpu = (mix: Mix, build: CheckedBuild, arch: string, generation: string): CheckedBuild =>
  changed(build, 'cpu', (specs) => ({
    ...less(specs, 'arch', 'generation'),
    ...(mix.chance(0.95) ? { arch: mix.spell(arch) } : {}),
    ...(mix.chance(0.95) ? { generation } : {}),
  }));

const withBoard = (build: CheckedBuild, chipset: string, name?: string): CheckedBuild => {
  const board = changed(build, 'motherboard', (specs) => ({ ...specs, chipset }));
  if (!board.motherboard || name === undefined) return board;
  return { ...board, motherboard: parts(board, 'motherboard').map((one) => ({ ...one, name })) };
};

/** Boards of which shops have updated ones by now, at hand or from a shop. */
const ownedBoard: Scene = (mix, build) => {
  const [chipset, arch, generation] = mix.pick([
    ...([
      ['B550', 'Zen 3', 'Ryzen 5000'],
      ['X570', 'Zen 3', 'Ryzen 5000'],
      ['A520', 'Zen 3', 'Ryzen 5000'],
    ] as const),
    ...([
      ['B650', 'Zen 4', 'Ryzen 8000G'],
      ['Z790', 'Raptor Lake Refresh', '14th'],
      ['B650', 'Zen 5', 'Ryzen 9000'],
    ] as const),
  ]);
  const board = withCpu(mix, withBoard(build, chipset), arch, generation);
  if (!board.motherboard) return board;
  return { ...board, motherboard: parts(board, 'motherboard').map((one) => ({ ...one, owned: mix.chance(0.75) })) };
};

const old = [
  ...[
    ['Haswell', '4th'],
    ['Ivy Bridge-E', '3rd'],
    ['Sandy Bridge', '2nd'],
    ["Devil's Canyon", '4th'],
    ['Penryn', 'Core 2'],
  ],
  ...[
    ['Piledriver', 'FX'],
    ['K10', 'Phenom II'],
    ['Bristol Ridge', 'A-Series'],
    ['Vishera', 'FX'],
    ['Nothing', '1st'],
  ],
  ...[
    ['Cascade Lake-X', 'X-series'],
    ['Skylake-X', 'X-series'],
    ['Zen 4c', 'EPYC'],
    ['Nothing', 'Opteron'],
  ],
] as const;

/** Processors of old under Windows 11. */
const oldWindows: Scene = (mix, build) => {
  const [arch = '', generation = ''] = mix.pick(old);
  const cpu = withCpu(mix, build, arch, generation);
  return {
    ...cpu,
    os: [{ type: 'os', id: 'os1', name: 'System', quantity: 1, specs: { edition: 'Windows 11 Pro', bits: 64 } }],
  };
};

/** One module, or three, on boards of few slots and processors of few channels. */
const oddModules: Scene = (mix, build) => {
  const [kit] = parts(build, 'ram');
  const modules = mix.pick([1, 1, 3]);
  const memory =
    kit === undefined ? build : { ...build, ram: [{ ...kit, quantity: 1, specs: { ...kit.specs, modules } }] };
  const board = changed(memory, 'motherboard', (specs) => ({
    ...less(specs, 'memorySlots'),
    ...(mix.chance(0.8) ? { memorySlots: mix.pick([1, 1, 2, 3, 4]) } : {}),
  }));
  return changed(board, 'cpu', (specs) => ({
    ...less(specs, 'memChannels'),
    ...(mix.chance(0.8) ? { memChannels: mix.pick([1, 2, 2, 3]) } : {}),
  }));
};

/** Kits of one kind, twice in a line or in two lines. */
const twoKits: Scene = (mix, build) => {
  const [kit] = parts(build, 'ram');
  if (kit === undefined) return build;
  if (mix.chance(0.15)) {
    const own = less(kit, 'id');
    return { ...build, ram: [own, { ...own, specs: less(own.specs, mix.pick(['heightMm', 'timing', 'ecc'])) }] };
  }
  return { ...build, ram: mix.chance(0.5) ? [{ ...kit, quantity: 2 }] : [kit, { ...kit, quantity: mix.whole(1, 2) }] };
};

/** Four modules of DDR4 of two kits, fast or not. */
const fourOfDdr4: Scene = (mix, build) => {
  const board = changed(twoKits(mix, build), 'motherboard', (specs) => ({
    ...specs,
    ramType: 'DDR4',
    socket: mix.pick(['AM4', 'AM4', 'LGA1700', 'TR4', 'LGA2066']),
  }));
  return changed(board, 'ram', (specs) => ({
    ...specs,
    ramType: mix.spell('DDR4'),
    modules: mix.pick([1, 2, 2, 2]),
    speed: mix.pick([3200, 3600, 3600, 4000]),
  }));
};

/** A processor with graphics, no card, and a chipset that may lead no picture out. */
const darkChipset: Scene = (mix, build) => {
  const chipset = mix.pick([
    'P67',
    'Intel P55',
    'X79',
    'X99',
    'X299',
    '990FX',
    'C621',
    'TRX50',
    'H61',
    'Z97',
    'A88X',
    'H55',
    'C246',
    'nForce',
    'B650',
    'Z790',
  ]);
  const cpu = changed(withBoard(build, mix.spell(chipset)), 'cpu', (specs) => ({ ...specs, igpu: 'Graphics' }));
  return { ...cpu, gpu: null };
};

/** Boards whose name tells of another die than their chipset does. */
const namedBoards: Scene = (mix, build) => {
  const [chipset, names, kinds] = mix.pick([
    ['H410', ['H410M S2 V2', 'H410M H V3', 'PRIME H410M-K R2.0', 'H410M S2H'], ['10th', '11th']],
    ['B460', ['B460M DS3H V2', 'PRIME B460M-A R2.0', 'b460m v2', 'B460M'], ['10th', '11th']],
    [
      'H310',
      ['H310CM-HDV', 'PRIME H310M-K R2.0', 'H310M S2 2.0', 'H310M', 'h310c board'],
      ['6th', '7th', '8th', '9th'],
    ],
  ] as const);
  const arch: Record<string, string> = {
    '6th': 'Skylake',
    '7th': 'Kaby Lake',
    '8th': 'Coffee Lake',
    '9th': 'Coffee Lake Refresh',
    '10th': 'Comet Lake',
    '11th': 'Rocket Lake',
  };
  const generation: string = mix.pick<string>(kinds);
  return withCpu(mix, withBoard(build, chipset, mix.pick<string>(names)), arch[generation] ?? '', generation);
};

/** Processors that run although nobody lists them. */
const unofficial: Scene = (mix, build) => {
  const [arch, generation] = mix.pick([
    ['Zen', 'Ryzen 1000'],
    ['Zen', 'Ryzen 2000'],
    ['Zen+', 'Ryzen 2000'],
    ['Zen+', 'Ryzen 3000'],
  ] as const);
  return withCpu(mix, withBoard(build, mix.pick(['A520', 'B550'])), arch, generation);
};

/** Scenes of processors, chipsets and memory. */
export const platformScenes: readonly Scene[] = [
  ...[
    memoryKinds,
    memoryKinds,
    memoryKinds,
    ownedBoard,
    ownedBoard,
    oldWindows,
    oldWindows,
    oddModules,
    oddModules,
    oddModules,
    twoKits,
  ],
  ...[fourOfDdr4, fourOfDdr4, darkChipset, darkChipset, darkChipset, namedBoards, namedBoards, namedBoards, unofficial],
];
