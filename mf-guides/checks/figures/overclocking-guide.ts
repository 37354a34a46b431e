import type { GuideFact, Warning } from './guide-fact';

export const overclockingFacts: readonly GuideFact[] = [
  {
    step: 1,
    stated: ['Z690', 'Z790', 'LGA1700', 'Z890', 'LGA1851'],
    fact: 'Intel opens the ratio on its Z chipsets: the 600 and 700 series for LGA1700, the 800 series for LGA1851.',
    year: 2026,
  },
  {
    step: 1,
    stated: ['AM5', 'B650', 'B650E', 'B850', 'X670', 'X670E', 'X870', 'X870E'],
    fact: 'AMD opens the ratio on the B and X chipsets of AM5, other than B840.',
    year: 2026,
  },
  {
    step: 1,
    stated: ['A620', 'A620A', 'B840'],
    fact: 'The chipsets of AM5 on which AMD keeps processors locked.',
    year: 2026,
  },
  { step: 1, stated: ['two'], fact: 'Chips of one model differ, and so do their limits.' },
  {
    step: 1,
    stated: ['13th', '14th', '0x12B'],
    fact: 'Intel: microcode 0x12B holds all fixes against the rise of the least voltage in both generations.',
    safety:
      'https://community.intel.com/t5/Blogs/Tech-Innovation/Client/Intel-Core-13th-and-14th-Gen-Desktop-Instability-Root-Cause/post/1635070/highlight/true',
  },
  {
    step: 2,
    stated: ['three times', 'half an hour'],
    fact: 'Three runs show the spread; half an hour brings the steady heat.',
  },
  {
    step: 3,
    stated: ['AM5', '95 °C', '89 °C', 'X3D', 'Ryzen 7000'],
    fact: 'AMD lets AM5 processors reach 95 °C; those of the 7000 series with stacked cache 89 °C.',
    safety:
      'https://www.gizbot.com/amphtml/computer/news/amd-ryzen-7000-series-eco-mode-082857.html and https://visualfoodie.com/a-look-at-the-ryzen-9-7950x3d-power-and-temps',
    year: 2026,
  },
  {
    step: 3,
    stated: ['13th', '14th', '100 °C', 'Ultra 200S', '105 °C'],
    fact: 'The highest junction temperature that Intel states: 100 °C for Raptor Lake, 105 °C for Arrow Lake.',
    safety:
      'https://pcgamer.com/hardware/processors/do-temps-matter-no-more-next-gen-intel-desktop-cpus-might-run-as-hot-as-meteor-lake-laptop-chips',
    year: 2026,
  },
  {
    step: 3,
    stated: ['A620', 'H610', 'H810', '150 W'],
    fact: 'Boards with an entry chipset have few power phases: the builder warns above 150 W.',
    safety: 'rule vrm of the builder',
    year: 2026,
  },
  {
    step: 3,
    stated: ['20%'],
    fact: 'The same share of power is kept free as in the other guides.',
    safety: 'rule psu-wattage of the builder',
  },
  {
    step: 4,
    stated: ['AM5', 'DDR5-6000', 'half'],
    fact: 'On AM5 memory and its controller run at one pace up to about DDR5-6000; beyond it the controller takes half.',
    year: 2026,
  },
  { step: 4, stated: ['DDR5', '4 modules', 'two'], fact: 'Four DDR5 modules run slower than two.' },
  { step: 4, stated: ['two pins'], fact: 'The jumper that clears the settings of a board joins two pins.' },
  {
    step: 5,
    stated: ['minus', '10', '5'],
    fact: 'A start at minus 10 of Curve Optimizer is mild, and steps of 5 find the limit in a few tries.',
  },
  { step: 5, stated: ['X3D', 'Ryzen 7000'], fact: 'AMD locks the ratio of the 7000 series with stacked cache.' },
  {
    step: 6,
    stated: ['Ultra 200S'],
    fact: 'The tiles of this series are joined by links whose clock can be raised.',
    year: 2026,
  },
  {
    step: 7,
    stated: ['25 MHz', 'two'],
    fact: 'Small steps of 25 MHz show the limit before a crash; two steps below it leave a margin.',
  },
  {
    step: 7,
    stated: ['16-pin'],
    fact: 'This plug carries up to 600 W, so a gap is dangerous when the power limit rises.',
    safety:
      'https://www.tomshardware.com/pc-components/gpus/melting-power-connectors-and-how-to-safeguard-against-them',
  },
  {
    step: 8,
    stated: ['10', '25 mV'],
    fact: 'Lowering a voltage by 10 to 25 mV at a time harms nothing and finds where the card begins to fail.',
    safety: 'less voltage than the default: no part is loaded more',
  },
  {
    step: 9,
    stated: ['AM5', '1.3 V'],
    fact: 'AMD capped the SoC voltage at 1.3 V after Ryzen 7000 processors had burnt out.',
    safety:
      'https://www.anandtech.com/Show/Index/18835?cPage=5&all=False&sort=0&page=1&slug=amd-issues-second-statement-on-ryzen-7000x3d-burnout-issues-caps-soc-voltages',
  },
  { step: 10, stated: ['three'], fact: 'All cores, single cores and memory fail in different tests.' },
  { step: 10, stated: ['ten minutes'], fact: 'Too short for faults of memory, which come after hours.' },
  { step: 11, stated: ['two per cent'], fact: 'A gain that nobody feels.' },
];

export const overclockingWarnings: readonly Warning[] = [
  { step: 1, says: 'Back up your files. A memory setting that is nearly stable can damage them without a word.' },
  { step: 1, says: 'Before a BIOS update, note the recovery key of an encrypted Windows drive.' },
  { step: 4, says: 'Do not switch off while the board is training.' },
  { step: 6, says: 'Keep to the voltages that Intel allows. More of it ages the processor' },
  { step: 7, says: 'Do not raise the power of a card whose 16-pin plug you have not looked at.' },
  { step: 9, says: 'leave the SoC voltage at or below 1.3 V' },
  { step: 11, says: 'After an update, start from the defaults and enter the settings anew' },
];
