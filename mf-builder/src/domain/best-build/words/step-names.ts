import type { StepId } from '../aims/list';

/** What a floor or a step of the list gives a build, as it stands after 'without'. */
const names: Readonly<Record<StepId, string>> = {
  splitters: 'the fan splitters that its fans need',
  'intake-fan': 'one more fan beside a card above 220 W',
  'case-fans': 'a case with two fans or more beside a card above 220 W',
  wifi: 'Wi-Fi',
  'drive-4': 'a drive of PCIe 4.0',
  'memory-32': '32 GB of memory',
  'memory-48': '48 GB of memory',
  'drive-600tb': 'a drive made for 600 TB of writing',
  'supply-gold': 'a supply of 80+ Gold',
  'board-2': 'a second M.2 slot',
  'drive-2tb': 'a drive of 2 TB',
  'board-3': 'a board of the middle class with three M.2 slots',
  'drive-lasting': 'a drive that lasts, with 600 TB to write for each TB',
  'drive-2tb-lasting': '2 TB that last, with 600 TB to write for each TB',
  'supply-atx3': 'a supply of ATX 3, made for the peaks of cards',
  'memory-64': '64 GB of memory',
  'memory-96': '96 GB of memory',
  'cooler-own': 'a cooler of its own in place of the one from the box',
  'cooler-large': 'a large cooler, which turns slower',
  'cooler-360': 'a radiator of 360 mm',
  'fans-three': 'three case fans',
  'board-4': 'a board with four M.2 slots',
};

export const stepName = (id: StepId): string => names[id];
