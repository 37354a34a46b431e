import * as v from 'valibot';
import { dropped, leave, type Mapping, number, reader, text, type Read } from '../importer/reading';
import { chipsOfFewLanes } from './chips-of-few-lanes';
import { common } from './common';

const kinds: Readonly<Record<string, string>> = {
  hdmi: 'HDMI',
  displayport: 'DP',
  dvi: 'DVI',
  vga: 'VGA',
  usb: 'USB-C',
};

interface Port {
  kind: string;
  version?: string;
  count: number;
}

/** `displayport_1_4a` is DP 1.4: the letter behind a version says nothing of the plug. */
const port = ([key, count]: readonly [string, number]): Port => {
  const [word = '', major, minor] = key.split('_');
  const version = major && /^\d$/.test(major) && minor ? { version: `${major}.${Number.parseInt(minor, 10)}` } : {};
  return { kind: kinds[word] ?? word.toUpperCase(), ...version, count };
};

/** Some records have the plugs of HDMI 2.1 under two of its letters: then the larger count is the least there are. */
const readPorts = (outputs: Readonly<Record<string, number>>): Read => {
  const ports = new Map<string, Port>();
  for (const one of Object.entries(outputs).map(port)) {
    const key = `${one.kind} ${one.version ?? ''}`;
    ports.set(key, { ...one, count: Math.max(one.count, ports.get(key)?.count ?? 0) });
  }
  const twice = ports.size < Object.keys(outputs).length;
  return { facts: { ports: [...ports.values()] }, ...(twice && { doubt: 'one kind of plug is listed twice' }) };
};

const thickness = (value: number): Read => {
  if (value < 0.9 || value > 5) return dropped('outside 0.9 to 5');
  const whole = Number.isInteger(value) && value > 1;
  return { facts: { slots: value }, ...(whole && { doubt: 'may be rounded up to whole slots' }) };
};

export const gpu: Mapping = {
  fields: {
    ...common,
    chip: text('chip'),
    chipMaker: text('chipMaker'),
    vramGB: number('memory', 0.25, 512),
    vramType: text('vramType'),
    baseMHz: number('coreClock', 100, 5000),
    boostMHz: number('boostMHz', 100, 5000),
    shaders: number('shaders', 16, 100_000),
    busBit: reader(v.number(), (bits) =>
      bits % 32 === 0 ? { facts: { busBit: bits } } : dropped('no width that a bus has'),
    ),
    memMHz: leave('our schema has no rate of the memory'),
    lengthMm: number('lengthMm', 60, 450),
    slots: reader(v.number(), thickness),
    caseSlots: reader(v.number(), (value) =>
      Number.isInteger(value) && value <= 5 ? { facts: { bracketSlots: value } } : dropped('a bracket has whole slots'),
    ),
    tdpW: reader(v.number(), (watts, { tdpSuspect, chipTdpW }) =>
      tdpSuspect === true
        ? { facts: { tdpW: chipTdpW ?? watts }, doubt: 'marked as doubtful by the source' }
        : { facts: { tdpW: watts } },
    ),
    tdpSuspect: leave('told by tdpW'),
    chipTdpW: leave('stands in where tdpW is marked as doubtful'),
    interface: reader(v.string(), (bus, { chip }) => {
      const [, gen, lanes] = /^PCIe (?:(\d)\.0 )?x(\d+)$/.exec(bus) ?? [];
      const isPlug = lanes === '16' && chipsOfFewLanes.has(String(chip));
      const facts = { pcieLanes: Number(lanes), ...(gen && { pcieGen: Number(gen) }) };
      return lanes ? { facts, ...(isPlug && { doubt: 'may be the length of the plug' }) } : undefined;
    }),
    cooling: reader(v.string(), (cooling) =>
      /Fan|Passive|Blower/.test(cooling) ? { facts: { radiator: null } } : dropped('says no length of the radiator'),
    ),
    radiatorMm: number('radiator', 92, 480),
    outputs: reader(v.record(v.string(), v.number()), readPorts),
    power: reader(v.unknown(), (power) => ({ facts: { power } })),
  },
};
