import type { Kind } from './known-names';

interface Way {
  site: string;
  write: (chip: string) => string;
}

const makerOf = (chip: string): string => (/^(?:Core|Xeon|Arc)/.test(chip) ? 'Intel' : 'AMD');

/** As systems write Intel's names; AMD's stay plain there, but for the oldest. */
const marked = (chip: string): string =>
  chip
    .replace(/^Core Ultra/, 'Intel(R) Core(TM) Ultra')
    .replace(/^Core /, 'Intel(R) Core(TM) ')
    .replace(/^Xeon /, 'Intel(R) Xeon(R) CPU ')
    .replace(/^FX-/, 'AMD FX(tm)-')
    .replace(/^(?=Ryzen|A8|Athlon|EPYC)/, 'AMD ');

const processors: readonly Way[] = [
  { site: 'the bare name', write: (chip) => chip },
  { site: 'PCPartPicker', write: (chip) => `${makerOf(chip)} ${chip} 3.6 GHz 6-Core Processor` },
  {
    site: 'Newegg',
    write: (chip) =>
      `${makerOf(chip)} ${chip} - Zen 2 6-Core 3.6 GHz Socket AM4 65W Desktop Processor - 100-100000031BOX`,
  },
  {
    site: 'Amazon',
    write: (chip) => `${makerOf(chip)}® ${chip} 6-core, 12-Thread Unlocked Desktop Processor (4.4 GHz Max Boost)`,
  },
  { site: 'Geizhals', write: (chip) => `${makerOf(chip)} ${chip}, 6C/12T, 3.60-4.20GHz, boxed ohne Kühler` },
  {
    site: 'Alternate',
    write: (chip) => `${makerOf(chip)}® ${chip.replace(' ', '™ ')}, Prozessor LGA1700 BX8070110600K`,
  },
  { site: 'Mindfactory', write: (chip) => `${makerOf(chip)} ${chip} 8x 4.20GHz So.AM5 WOF` },
  { site: 'LDLC', write: (chip) => `${makerOf(chip)} ${chip} (3.6 GHz / 4.2 GHz)` },
  { site: 'DxDiag', write: (chip) => `${marked(chip)} (12 CPUs), ~3.5GHz` },
  { site: '/proc/cpuinfo', write: (chip) => `${marked(chip)} CPU @ 3.70GHz` },
  { site: 'graphics beside it', write: (chip) => `${marked(chip)} w/ Radeon Vega Graphics` },
  { site: 'neofetch', write: (chip) => `${makerOf(chip)} ${chip.replace('Core ', '')} (12) @ 4.47 GHz` },
  {
    site: 'inxi',
    write: (chip) => `model: ${makerOf(chip)} ${chip} bits: 64 type: MT MCP speed (MHz): min/max: 2200/4208`,
  },
  { site: 'no hyphens, small letters', write: (chip) => chip.toLowerCase().replaceAll('-', ' ') },
];

const cardMaker = (chip: string): string =>
  chip.startsWith('Radeon') ? 'AMD' : chip.startsWith('Arc') ? 'Intel' : 'NVIDIA';

/** Memory that no chip is told by: where the name has one, none is added. */
const memory = (chip: string, text: string): string => (/\dGB/.test(chip) ? '' : text);

const cards: readonly Way[] = [
  { site: 'the bare name', write: (chip) => chip },
  { site: 'PCPartPicker', write: (chip) => `MSI VENTUS 2X OC ${chip}${memory(chip, ' 16 GB')} Video Card` },
  {
    site: 'Newegg',
    write: (chip) => `GIGABYTE ${chip} EAGLE${memory(chip, ' 16GB GDDR6')} PCI Express 4.0 x16 Video Card`,
  },
  {
    site: 'Amazon',
    write: (chip) => `${cardMaker(chip)}® ${chip.replace(' ', '™ ')} (256-Bit, HDMI 2.1, DP 1.4a) Gaming OC`,
  },
  {
    site: 'Geizhals',
    write: (chip) => `Palit ${chip} Dual,${memory(chip, ' 16GB GDDR6,')} HDMI, 3x DP (NE6306T019P2)`,
  },
  { site: 'Alternate', write: (chip) => `KFA2 ${chip} 1-Click OC, Grafikkarte` },
  { site: 'LDLC', write: (chip) => `ASUS ${chip}${memory(chip, ' 16 Go')} - Carte graphique` },
  { site: 'Windows', write: (chip) => `${cardMaker(chip)} ${chip}` },
  { site: 'lspci', write: (chip) => `${cardMaker(chip)} Corporation GA104 [${chip}] (rev a1)` },
  { site: 'glxinfo', write: (chip) => `${cardMaker(chip)} ${chip}/PCIe/SSE2` },
  { site: 'Mesa', write: (chip) => `${cardMaker(chip)} ${chip} (RADV NAVI23)` },
  { site: 'short', write: (chip) => `${chip.replace(/GeForce |Radeon (?=RX)/, '')}${memory(chip, ' 16GB')}` },
  { site: 'no gaps', write: (chip) => chip.replace(/([RG]TX|RX) (?=\d)/, '$1').replace(/(\d{4}) (?=Ti|XT)/, '$1') },
];

export const waysToWrite: Readonly<Record<Kind, readonly Way[]>> = { cpu: processors, gpu: cards };
