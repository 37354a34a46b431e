import type { ReportReader } from './finding';
import { findingsOf, keyTable, laptopIf, moduleOf, recordsOf, type Meanings } from './records';

// Keys mean something else in each section, so the section stands before them.
const written = {
  role: 'Computer/Platform Role',
  maker: 'Computer/System Manufacturer',
  host: 'Computer/System Model',
  processor: 'Computer/Processor;Processor/Caption;Processor/head',
  boardMaker: 'Motherboard/Manufacturer',
  board: 'Motherboard/Product',
  memory: 'Memory/Physical Memory (Installed)',
  size: 'Memory/Capacity',
  speed: 'Memory/Configured Clock Speed',
  moduleMaker: 'Memory/Manufacturer',
  number: 'Memory/Part Number',
  kind: 'Memory/Type',
  card: 'Display/Caption;Display/head',
  port: 'Storage/Interface Type',
  drive: 'Storage/Model',
  os: 'Operating System/OS Name;Operating System/Caption',
};

const meanings: Meanings<keyof typeof written> = {
  role: laptopIf,
  host: (name, record) => ({ of: 'host', name, maker: record.get('maker') }),
  processor: (name) => ({ of: 'cpu', name }),
  board: (name, record) => ({ of: 'motherboard', name, maker: record.get('boardMaker') }),
  memory: (size) => ({ of: 'memory', size }),
  size: moduleOf,
  card: (name) => ({ of: 'gpu', name }),
  drive: (name, record) => (/usb/i.test(record.get('port') ?? '') ? undefined : { of: 'storage', name }),
  os: (name) => ({ of: 'os', name }),
};

const sections =
  /^\s*(?:-\s*"(Display|Memory|Motherboard|Networking|Operating System|Processor|Storage)":?|(Computer):)\s*$/;
const head = /^\s*-\s*"([^"]{2,100})":?\s*$/;

/** Each key with its section before it. */
function withSections(lines: readonly string[]): string[] {
  let section = '';
  return lines.map((line) => {
    const [, device, computer] = sections.exec(line) ?? [];
    const begins = device ?? computer;
    if (begins !== undefined) section = begins;
    const name = begins === undefined ? head.exec(line)?.[1] : undefined;
    return name === undefined ? `${section}/${line.trim().replace(/^-\s*/, '')}` : `${section}/head:"${name}"`;
  });
}

const quoted = /^([^/]+\/"?[^":]{2,60})"?\s*:\s*"([^"]*)"?\s*$/;

/** The report of Intel's System Support Utility. */
export const ssu: ReportReader = {
  recognises: (first) => /# SSU Scan Information/i.test(first),
  read: (lines) => findingsOf(recordsOf(withSections(lines), quoted, keyTable(written)), meanings),
};
