import type { ReportReader } from './finding';
import { findingsOf, keyAndValue, keyTable, laptopIf, moduleOf, recordsOf, type Meanings } from './records';

const written = {
  os: 'Operating System',
  processor: 'CPU Brand Name',
  processorName: 'Processor Name',
  chassis: 'Case Type;Chassis Type',
  board: 'Motherboard Model',
  memory: 'Total Memory Size',
  size: 'Module Size',
  kind: 'Memory Type',
  speed: 'Memory Speed',
  moduleMaker: 'Module Manufacturer',
  number: 'Module Part Number',
  chipset: 'Video Chipset',
  card: 'Video Card',
  monitor: 'Monitor Name',
  controller: 'Drive Controller',
  drive: 'Drive Model',
};

const meanings: Meanings<keyof typeof written> = {
  os: (name) => ({ of: 'os', name }),
  processor: (name) => ({ of: 'cpu', name }),
  processorName: (name) => ({ of: 'cpu', name }),
  chassis: laptopIf,
  board: (name) => ({ of: 'motherboard', name }),
  memory: (size) => ({ of: 'memory', size }),
  size: moduleOf,
  chipset: (name, record) => (record.has('card') ? undefined : { of: 'gpu', name }),
  card: (name) => ({ of: 'gpu', name }),
  monitor: (name) => ({ of: 'monitor', name }),
  drive: (name, record) => (/usb/i.test(record.get('controller') ?? '') ? undefined : { of: 'storage', name }),
};

/** HWiNFO's report as text, or as a page. */
export const hwinfo: ReportReader = {
  recognises: (head) =>
    /\bHWiNFO(?:32|64)?\W{0,4}(?:Pro )?(?:Version|v\d)/i.test(head) ||
    /^\s*\[Current Computer\]/m.test(head) ||
    (/\bCPU Brand Name:/.test(head) && /\bMotherboard Model:/.test(head)),
  read: (lines) => findingsOf(recordsOf(lines, keyAndValue, keyTable(written)), meanings),
};
