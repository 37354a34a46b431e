/** Groups of CPUs that a chipset treats alike: by architecture where that decides, else by generation. */
export type CpuKind =
  | 'Zen'
  | 'Zen with graphics'
  | 'Zen+'
  | 'Zen 2'
  | 'Zen 3'
  | 'Ryzen 7000'
  | 'Ryzen 8000'
  | 'Ryzen 9000'
  | '6th'
  | '7th'
  | '8th'
  | '9th'
  | '10th'
  | '11th'
  | '12th'
  | '13th'
  | '14th'
  | 'Core Ultra 200S'
  | 'Core Ultra 200S Plus';

export interface ChipsetRow {
  socket: string;
  chipsets: readonly string[];
  /** CPUs that run with the first BIOS. */
  native: readonly CpuKind[];
  /** CPUs that run after an update that boards in shops have had for long. */
  shops: readonly CpuKind[];
  /** CPUs that run after a BIOS update. */
  update: readonly CpuKind[];
  /** CPUs that never run. A kind in none of the three lists is not known. */
  refused: readonly CpuKind[];
  /** CPUs that run in many PCs although no maker lists them. */
  unofficial?: readonly CpuKind[];
  /** Those of `chipsets` that overclock CPUs. */
  overclocks: readonly string[];
}

const zen = ['Zen', 'Zen with graphics'] as const;

/** To extend: add a chipset to a row, or a row. Check it against the maker's support list first. */
export const chipsetRows: readonly ChipsetRow[] = [
  {
    socket: 'AM4',
    chipsets: ['A320'],
    // The 2200G and 2400G came a year after these boards and want an update, as their buyers found.
    native: ['Zen'],
    shops: [],
    update: ['Zen with graphics', 'Zen+', 'Zen 2', 'Zen 3'],
    refused: [],
    overclocks: [],
  },
  {
    socket: 'AM4',
    chipsets: ['B350', 'X370'],
    native: ['Zen'],
    shops: [],
    update: ['Zen with graphics', 'Zen+', 'Zen 2', 'Zen 3'],
    refused: [],
    overclocks: ['B350', 'X370'],
  },
  {
    socket: 'AM4',
    chipsets: ['B450', 'X470'],
    native: [...zen, 'Zen+'],
    shops: [],
    update: ['Zen 2', 'Zen 3'],
    refused: [],
    overclocks: ['B450', 'X470'],
  },
  {
    socket: 'AM4',
    chipsets: ['A520', 'B550'],
    native: ['Zen 2'],
    shops: ['Zen 3'],
    update: [],
    refused: [],
    // Desktops that booted so: linuxhw/DMI, January 2025.
    unofficial: [...zen, 'Zen+'],
    overclocks: ['B550'],
  },
  // Why 'Zen with graphics' is missing: board makers differ on the 2200G and 2400G.
  {
    socket: 'AM4',
    chipsets: ['X570'],
    native: ['Zen+', 'Zen 2'],
    shops: ['Zen 3'],
    update: [],
    refused: ['Zen'],
    overclocks: ['X570'],
  },
  {
    socket: 'AM5',
    chipsets: ['A620', 'A620A', 'B650', 'B650E', 'X670', 'X670E'],
    native: ['Ryzen 7000'],
    shops: ['Ryzen 8000'],
    update: ['Ryzen 9000'],
    refused: [],
    overclocks: ['B650', 'B650E', 'X670', 'X670E'],
  },
  {
    socket: 'AM5',
    chipsets: ['B840', 'B850', 'X870', 'X870E'],
    native: ['Ryzen 7000', 'Ryzen 8000', 'Ryzen 9000'],
    shops: [],
    update: [],
    refused: [],
    overclocks: ['B850', 'X870', 'X870E'],
  },
  {
    socket: 'LGA1200',
    chipsets: ['H410', 'B460'],
    native: ['10th'],
    shops: [],
    update: [],
    refused: ['11th'],
    overclocks: [],
  },
  {
    socket: 'LGA1200',
    chipsets: ['H470', 'Z490'],
    native: ['10th'],
    shops: [],
    update: ['11th'],
    refused: [],
    overclocks: ['Z490'],
  },
  {
    socket: 'LGA1200',
    chipsets: ['H510', 'B560', 'H570', 'Z590'],
    native: ['10th', '11th'],
    shops: [],
    update: [],
    refused: [],
    overclocks: ['Z590'],
  },
  {
    socket: 'LGA1700',
    chipsets: ['H610', 'B660', 'H670', 'Q670', 'W680', 'Z690'],
    native: ['12th'],
    shops: [],
    update: ['13th', '14th'],
    refused: [],
    overclocks: ['Z690'],
  },
  {
    socket: 'LGA1700',
    chipsets: ['B760', 'H770', 'Z790'],
    native: ['12th', '13th'],
    shops: ['14th'],
    update: [],
    refused: [],
    overclocks: ['Z790'],
  },
  {
    socket: 'LGA1851',
    chipsets: ['H810', 'B860', 'Q870', 'W880', 'Z890'],
    native: ['Core Ultra 200S'],
    shops: [],
    update: ['Core Ultra 200S Plus'],
    refused: [],
    overclocks: ['Z890'],
  },
  {
    socket: 'LGA1151',
    chipsets: ['H110', 'B150', 'Q150', 'H170', 'Q170', 'Z170'],
    native: ['6th'],
    shops: [],
    update: ['7th'],
    refused: ['8th', '9th'],
    overclocks: ['Z170'],
  },
  {
    socket: 'LGA1151',
    chipsets: ['B250', 'Q250', 'H270', 'Q270', 'Z270'],
    native: ['6th', '7th'],
    shops: [],
    update: [],
    refused: ['8th', '9th'],
    overclocks: ['Z270'],
  },
  {
    socket: 'LGA1151',
    // Why the 6th and 7th are in no list: half of these boards carry H310C, which runs them, and few say so in their name.
    chipsets: ['H310'],
    native: ['8th'],
    shops: [],
    update: ['9th'],
    refused: [],
    overclocks: [],
  },
  {
    socket: 'LGA1151',
    chipsets: ['B360', 'H370', 'Q370', 'Z370'],
    native: ['8th'],
    shops: [],
    update: ['9th'],
    refused: ['6th', '7th'],
    overclocks: ['Z370'],
  },
  {
    socket: 'LGA1151',
    chipsets: ['H310C'],
    native: ['8th'],
    shops: [],
    update: ['9th'],
    refused: [],
    unofficial: ['6th', '7th'],
    overclocks: [],
  },
  {
    socket: 'LGA1151',
    chipsets: ['B365', 'Z390'],
    native: ['8th', '9th'],
    shops: [],
    update: [],
    refused: ['6th', '7th'],
    overclocks: ['Z390'],
  },
];

/** Chipsets of boards whose power stage is built for small CPUs. A620A is A620 on another die. */
export const entryChipsets = ['A320', 'A520', 'A620', 'A620A', 'B840', 'H310', 'H410', 'H510', 'H610', 'H810'] as const;

export interface CpuRow {
  kind: CpuKind;
  arch: string;
  /** As a CPU's `generation` may read; the first is the usual one. */
  generations: readonly string[];
  windows11: boolean;
}

export const cpuRows: readonly CpuRow[] = [
  { kind: 'Zen', arch: 'Zen', generations: ['Ryzen 1000'], windows11: false },
  { kind: 'Zen with graphics', arch: 'Zen', generations: ['Ryzen 2000', 'Ryzen 2000G'], windows11: false },
  { kind: 'Zen+', arch: 'Zen+', generations: ['Ryzen 2000', 'Ryzen 3000', 'Ryzen 3000G'], windows11: true },
  { kind: 'Zen 2', arch: 'Zen 2', generations: ['Ryzen 3000', 'Ryzen 4000', 'Ryzen 4000G'], windows11: true },
  { kind: 'Zen 3', arch: 'Zen 3', generations: ['Ryzen 5000', 'Ryzen 5000G'], windows11: true },
  { kind: 'Ryzen 7000', arch: 'Zen 4', generations: ['Ryzen 7000'], windows11: true },
  { kind: 'Ryzen 8000', arch: 'Zen 4', generations: ['Ryzen 8000', 'Ryzen 8000G', 'Ryzen 8000F'], windows11: true },
  { kind: 'Ryzen 9000', arch: 'Zen 5', generations: ['Ryzen 9000'], windows11: true },
  { kind: '6th', arch: 'Skylake', generations: ['6th'], windows11: false },
  { kind: '7th', arch: 'Kaby Lake', generations: ['7th'], windows11: false },
  { kind: '8th', arch: 'Coffee Lake', generations: ['8th'], windows11: true },
  { kind: '9th', arch: 'Coffee Lake Refresh', generations: ['9th'], windows11: true },
  { kind: '10th', arch: 'Comet Lake', generations: ['10th'], windows11: true },
  { kind: '11th', arch: 'Rocket Lake', generations: ['11th'], windows11: true },
  { kind: '12th', arch: 'Alder Lake', generations: ['12th'], windows11: true },
  { kind: '13th', arch: 'Raptor Lake', generations: ['13th'], windows11: true },
  { kind: '14th', arch: 'Raptor Lake Refresh', generations: ['14th'], windows11: true },
  { kind: 'Core Ultra 200S', arch: 'Arrow Lake', generations: ['Core Ultra 200S'], windows11: true },
  { kind: 'Core Ultra 200S Plus', arch: 'Arrow Lake Refresh', generations: ['Core Ultra 200S Plus'], windows11: true },
];
