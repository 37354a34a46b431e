import type { GuideFact, Warning } from './guide-fact';

export const gamingFacts: readonly GuideFact[] = [
  {
    step: 1,
    stated: ['2560', '1440', '1.8 times', '1920', '1080', '3840', '2160', 'four times'],
    fact: '3.69 million pixels against 2.07 are 1.78 times as many; 8.29 million are four times as many.',
  },
  {
    step: 1,
    stated: ['144 Hz', 'two'],
    fact: 'A common rate of gaming screens; a screen is kept longer than cards are.',
  },
  {
    step: 1,
    stated: ['3840', '2160', '144 Hz', '30 Gbit/s'],
    fact: '8.29 million pixels of 24 bit, 144 times a second, are 28.7 Gbit/s, and about 30 with the gaps between pictures.',
  },
  {
    step: 1,
    stated: ['HDMI 2.1', '42.6', 'HDMI 2.0', '14.4', 'DisplayPort 1.4', '25.92'],
    fact: 'What remains of 48, 18 and 32.4 Gbit/s after the coding of each link.',
  },
  {
    step: 2,
    stated: ['quarter', 'half'],
    fact: 'The share that the card takes in the ready builds for games: a test counts it at the prices of the catalogue.',
    year: 2026,
  },
  {
    step: 2,
    stated: ['8 GB', '12 GB', '2560', '1440', '16 GB', '3840', '2160'],
    fact: 'What the textures of new games ask of a card at each resolution.',
    year: 2026,
  },
  { step: 2, stated: ['8 GB', '16 GB'], fact: 'RTX 5060 Ti and RX 9060 XT are sold with either.', year: 2026 },
  {
    step: 2,
    stated: ['PCIe 3.0', '16 lanes', 'PCIe 4.0', '8', '8 lanes'],
    fact: 'Each generation doubles a lane, so half the lanes of the next carry the same; small cards have 8 lanes.',
  },
  { step: 2, stated: ['Three'], fact: 'The drawing shows a card with three fans.' },
  { step: 3, stated: ['Six', 'eight'], fact: 'Games spread their work over six to eight cores.', year: 2026 },
  {
    step: 3,
    stated: ['AM5', 'Ryzen 7000', '8000', '9000', 'X3D'],
    fact: 'Three series share the socket; the models with stacked cache are marked X3D.',
    year: 2026,
  },
  {
    step: 4,
    stated: ['A620', 'H610', '150 W'],
    fact: 'Boards with an entry chipset have few power phases: the builder warns above 150 W.',
    safety: 'rule vrm of the builder',
    year: 2026,
  },
  {
    step: 4,
    stated: ['32 GB', 'DDR5', 'two modules', '16 GB'],
    fact: 'Games with other programs beside them fill 16 GB; 32 GB in two modules leave room.',
    year: 2026,
  },
  {
    step: 4,
    stated: ['2026', 'DDR5', '4', '5 times', '2025'],
    fact: 'The prices of the catalogue in 2026 beside those of July to September 2025: a test of the platform compares them.',
    year: 2026,
  },
  { step: 4, stated: ['16 GB', 'two modules'], fact: 'Enough for many games, and about half the price of 32 GB.' },
  {
    step: 4,
    stated: ['AM5', 'DDR5-6000'],
    fact: 'The highest speed at which memory and controller of AM5 surely keep one pace.',
    year: 2026,
  },
  {
    step: 4,
    stated: ['two modules', 'two', 'DDR5', '4 modules', 'two', 'two'],
    fact: 'Four DDR5 modules run slower than two, and modules of two kits were not tested together.',
  },
  { step: 5, stated: ['100 GB', '1 TB', '2 TB'], fact: 'Ten large games fill a terabyte.', year: 2026 },
  {
    step: 5,
    stated: ['PCIe 4.0', 'PCIe 5.0'],
    fact: 'Games load hardly faster from the newer generation.',
    year: 2026,
  },
  { step: 5, stated: ['tenth'], fact: 'An SSD needs free blocks for fast writes.' },
  { step: 5, stated: ['2.5-inch'], fact: 'The width class of SATA drives with a flat case.' },
  { step: 6, stated: ['four'], fact: 'Card, cooler, supply and board are four.' },
  {
    step: 6,
    stated: ['27 mm', '25 mm', 'three', 'four'],
    fact: 'Usual radiators, usual fans, and the slots that large cards cover.',
  },
  {
    step: 6,
    stated: ['16-pin', '35 mm'],
    fact: 'The cable must run straight for 35 mm before it bends, or its contacts get hot.',
    safety: 'rule gpu-width of the builder',
  },
  {
    step: 7,
    stated: ['75 W', '20%'],
    fact: 'The same sum and the same share as in the basics.',
    safety: 'rule psu-wattage of the builder',
  },
  {
    step: 7,
    stated: ['ATX 3.0', '1.5 times'],
    fact: 'ATX 3.0 tests supplies with twice their power for 0.1 ms; on older ones the builder counts half as much again.',
    safety: 'https://hothardware.com/news/psu-manufs-can-skirt-atx-30-tolerance-testing',
  },
  {
    step: 7,
    stated: ['16-pin', 'two', '12VHPWR', '12V-2x6'],
    fact: 'The plug of 2022 and that of 2023 fit each other; the later one has shorter pins for sensing.',
    safety:
      'https://www.tomshardware.com/pc-components/gpus/melting-power-connectors-and-how-to-safeguard-against-them',
  },
  {
    step: 7,
    stated: ['16-pin', '2', '8-pin', '150 W', 'two', 'two'],
    fact: 'PCI-SIG rates an 8-pin plug at 150 W, so an adapter takes two or more; one cable with two ends is loaded twice.',
    safety: 'http://jongerow.com/PCIe/index.html',
  },
  { step: 8, stated: ['two', 'three'], fact: 'Two or three fans in and one out are enough for most cases.' },
  { step: 9, stated: ['twice', 'three'], fact: 'Slot, plug and screen cable are three.' },
  {
    step: 9,
    stated: ['16-pin'],
    fact: 'A gap in this plug makes its contacts hot.',
    safety:
      'https://www.tomshardware.com/pc-components/gpus/melting-power-connectors-and-how-to-safeguard-against-them',
  },
  { step: 10, stated: ['60 Hz'], fact: 'The rate with which Windows shows a new screen at first.' },
  {
    step: 10,
    stated: ['TPM 2.0', 'Windows 11'],
    fact: 'What guards against cheating asks for is among what Windows 11 wants.',
    year: 2026,
  },
  {
    step: 10,
    stated: ['Windows 10', '14 October 2025', 'Windows 11'],
    fact: 'The day of the last regular updates of Windows 10, and what to begin with instead.',
    safety:
      'https://www.etvbharat.com/en/technology/microsoft-ends-support-for-windows-10-learn-how-to-easily-install-windows-11-on-your-pc-enn25101501521',
    year: 2026,
  },
  {
    step: 12,
    stated: ['half an hour', '80 °C'],
    fact: 'Heat settles in half an hour. GeForce cards hold themselves at 83 °C by default.',
    safety: 'https://ggfix.dk/blog/nvidia-rtx-temperature-limits-by-model',
  },
];

export const gamingWarnings: readonly Warning[] = [
  { step: 7, says: 'Use one cable per socket of the graphics card, not one cable with two ends.' },
  {
    step: 7,
    says: 'Never mix the modular cables of two power supplies, not even of one maker. The plugs fit and the wiring differs.',
  },
  { step: 9, says: 'The 16-pin plug must be pressed in until it clicks or no gap is left.' },
  { step: 9, says: 'the monitor belongs to the graphics card' },
];
