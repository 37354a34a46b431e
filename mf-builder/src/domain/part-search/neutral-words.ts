import type { CatalogueType } from '../../catalogue/schema';

/** What people call the parts of a type: within its category such a word says nothing. Those of two words are joined. */
const words: Readonly<Record<CatalogueType, string>> = {
  cpu: 'cpu cpus processor processors chip',
  motherboard: 'motherboard motherboards mainboard mobo board',
  gpu: 'gpu gpus graphics graphicscard videocard card vga',
  ram: 'ram memory kit',
  storage: 'storage drive drives',
  case: 'case cases chassis pccase',
  psu: 'psu psus powersupply power supply',
  cooling: 'cooler coolers cooling cpucooler heatsink',
  caseFan: 'fan fans casefan casefans',
  thermalPaste: 'paste thermalpaste compound thermalcompound',
  monitor: 'monitor monitors display screen',
  keyboard: 'keyboard keyboards',
  mouse: 'mouse mice',
  headset: 'headset headsets headphones headphone',
  speakers: 'speaker speakers',
  webcam: 'webcam webcams camera',
  microphone: 'microphone microphones mic',
  networkCard: 'networkcard card nic adapter',
  soundCard: 'soundcard card',
  cables: 'cable cables',
  controller: 'controller controllers gamepad',
  ups: 'ups battery backup',
  capture: 'capture capturecard card',
  os: 'os operatingsystem',
};

const everywhere = ['and', 'for', 'with', 'the', 'pc', 'computer'];

/** The words that say nothing in the category of a type. */
export const neutralWords = (type: string): ReadonlySet<string> =>
  new Set([...everywhere, ...(isType(type) ? words[type].split(' ') : [])]);

const isType = (type: string): type is CatalogueType => Object.hasOwn(words, type);
