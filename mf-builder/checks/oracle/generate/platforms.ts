/** A socket with the chipsets, memory and processors that go with it. */
export interface Platform {
  socket: string;
  maker: 'AMD' | 'Intel';
  chipsets: readonly string[];
  ramTypes: readonly string[];
  /** Name, arch, generation, whether it has graphics. */
  cpus: readonly (readonly [name: string, arch: string, generation: string, graphics: boolean])[];
}

const platform = (
  socket: string,
  maker: 'AMD' | 'Intel',
  chipsets: string,
  ramTypes: string,
  cpus: Platform['cpus'],
): Platform => ({
  socket,
  maker,
  chipsets: chipsets.split(' '),
  ramTypes: ramTypes.split(' '),
  cpus,
});

export const platforms: readonly Platform[] = [
  platform('AM4', 'AMD', 'A320 B350 X370 B450 X470 A520 B550 X570 X570', 'DDR4', [
    ['Ryzen 7 1700', 'Zen', 'Ryzen 1000', false],
    ['Ryzen 5 2400G', 'Zen', 'Ryzen 2000', true],
    ['Ryzen 5 2600', 'Zen+', 'Ryzen 2000', false],
    ['Ryzen 5 3400G', 'Zen+', 'Ryzen 3000', true],
    ['Ryzen 5 3600', 'Zen 2', 'Ryzen 3000', false],
    ['Ryzen 5 5600', 'Zen 3', 'Ryzen 5000', false],
    ['Ryzen 5 5600G', 'Zen 3', 'Ryzen 5000', true],
  ]),
  platform('AM5', 'AMD', 'A620 A620A B650 B650E X670 X670E B840 B850 X870 X870E', 'DDR5', [
    ['Ryzen 5 7600', 'Zen 4', 'Ryzen 7000', true],
    ['Ryzen 5 7500F', 'Zen 4', 'Ryzen 7000', false],
    ['Ryzen 5 8600G', 'Zen 4', 'Ryzen 8000G', true],
    ['Ryzen 5 8400F', 'Zen 4', 'Ryzen 8000F', false],
    ['Ryzen 7 9700X', 'Zen 5', 'Ryzen 9000', true],
  ]),
  platform('LGA1151', 'Intel', 'H110 B150 Z170 H170 Q170 B250 Z270 H310 B360 H370 Q370 Z370 B365 Z390', 'DDR4', [
    ['Core i5-6500', 'Skylake', '6th', true],
    ['Core i7-7700K', 'Kaby Lake', '7th', true],
    ['Core i5-8400', 'Coffee Lake', '8th', true],
    ['Core i5-9400F', 'Coffee Lake Refresh', '9th', false],
  ]),
  platform('LGA1200', 'Intel', 'H410 B460 H470 Z490 H510 B560 H570 Z590', 'DDR4', [
    ['Core i5-10400F', 'Comet Lake', '10th', false],
    ['Core i5-11400', 'Rocket Lake', '11th', true],
  ]),
  platform('LGA1700', 'Intel', 'H610 B660 H670 Q670 W680 Z690 B760 H770 Z790', 'DDR4 DDR5', [
    ['Core i5-12400F', 'Alder Lake', '12th', false],
    ['Core i5-13600K', 'Raptor Lake', '13th', true],
    ['Core i7-14700K', 'Raptor Lake Refresh', '14th', true],
  ]),
  platform('LGA1851', 'Intel', 'H810 B860 Q870 W880 Z890', 'DDR5', [
    ['Core Ultra 5 245K', 'Arrow Lake', 'Core Ultra 200S', true],
    ['Core Ultra 5 250K Plus', 'Arrow Lake Refresh', 'Core Ultra 200S Plus', true],
  ]),
];

export const sockets = [...platforms.map(({ socket }) => socket), 'LGA1150', 'LGA1155', 'sTR5', 'LGA2066'];

export const chipsets = [...platforms.flatMap((one) => one.chipsets), 'X300', 'Q470', 'X299'];

/** Kinds of processor that are in no table. */
export const strangers = [
  ['FX-8350', 'Piledriver', 'FX'],
  ['Core i9-10980XE', 'Cascade Lake', 'X-series'],
] as const;
