import type { StepId } from '../aims/list';

/** What a floor or a step of the list gives a build, as it stands after 'without'. */
const names: Readonly<Record<StepId, string>> = {
  splitters: 'the fan splitters that its fans need',
  'intake-fan': 'one more fan for a card above 220 W',
  'case-fans': 'a case with two or more fans for a card above 220 W',
  wifi: 'Wi-Fi',
  'drive-4': 'a PCIe 4.0 drive',
  'memory-32': '32 GB of memory',
  'memory-48': '48 GB of memory',
  'drive-600tb': 'a drive rated for 600 TB of writes',
  'supply-gold': 'an 80+ Gold power supply',
  'board-2': 'a second M.2 slot',
  'drive-2tb': 'a 2 TB drive',
  'board-3': 'a mid-range board with three M.2 slots',
  'drive-lasting': 'a long-lasting drive, rated for 600 TB of writes per TB',
  'drive-2tb-lasting': 'a long-lasting 2 TB drive, rated for 600 TB of writes per TB',
  'supply-atx3': 'an ATX 3 power supply, made for the power peaks of graphics cards',
  'memory-64': '64 GB of memory',
  'memory-96': '96 GB of memory',
  'cooler-own': 'a separate cooler in place of the boxed one',
  'cooler-large': 'a large cooler, whose fans turn slower',
  'cooler-360': 'a 360 mm radiator',
  'fans-three': 'three case fans',
  'board-4': 'a board with four M.2 slots',
};

export const stepName = (id: StepId): string => names[id];
