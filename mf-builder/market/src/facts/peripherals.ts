import * as v from 'valibot';
import {
  dropped,
  flag,
  found,
  leave,
  type Mapping,
  number,
  numberIn,
  reader,
  stated,
  text,
  texts,
  type Read,
} from '../importer/reading';
import { common } from './common';
import { plugsIn } from './words';

/** The source names the socket of a device, we the plug at the PC: a keyboard with USB-C has a cable to USB-A. */
const connectivity = reader(v.array(v.string()), (ways): Read | undefined => {
  const plugs = [...new Set(ways.flatMap(plugsIn))];
  if (plugs.length === 0) return undefined;
  const socket = plugs.some((one) => one.startsWith('USB'));
  return { facts: { connectivity: plugs }, ...(socket && { doubt: 'the plug at the PC may be another' }) };
});

/** What a name states. There may be more plugs: "any one will do" would be judged by too few. */
const plugsOfName = (name: string): Read => {
  const named = plugsIn(name);
  return named.length > 0 ? { facts: { connectivity: named }, doubt: 'the name may not state all' } : {};
};

const ofDesk = 'our schema has what a buyer compares and a rule reads';

/** The kinds of panel that ours are: QD-OLED is OLED, Nano IPS and PLS are IPS. */
const panels: readonly (readonly [RegExp, string])[] = [
  [/OLED$/, 'OLED'],
  [/IPS$|^PLS$|^AHVA$/, 'IPS'],
  [/VA$/, 'VA'],
  [/^TN$/, 'TN'],
];

const hdr = (grade: string): string | undefined => {
  if (grade === 'SDR') return 'none';
  const level = found(grade, /DisplayHDR\D*(\d+)/);
  if (level) return `DisplayHDR ${/True Black/.test(grade) ? 'True Black ' : ''}${level}`;
  return found(grade, /^(HDR10)$/);
};

export const monitor: Mapping = {
  fields: {
    ...common,
    sizeIn: number('sizeIn', 5, 110),
    resolution: reader(v.strictTuple([v.number(), v.number()]), (resolution) => ({ facts: { resolution } })),
    hz: number('hz', 24, 1100),
    panel: text('panel', (name) => panels.find(([pattern]) => pattern.test(name))?.[1]),
    responseMs: number('responseMs', 0.01, 50),
    sync: reader(v.string(), (sync) => ({ facts: { sync: [sync] } })),
    hdr: text('hdr', hdr),
    aspect: leave('follows from the resolution'),
    nits: leave('our schema has no brightness'),
  },
};

const sizes: Readonly<Record<string, string>> = { 'Full Size': 'Full size', 'TKL (80%)': 'TKL' };

export const keyboard: Mapping = {
  fields: {
    ...common,
    connectivity,
    size: text('size', (size) => (size === 'Other' ? undefined : (sizes[size] ?? size))),
    switchType: text('switchType'),
    switch: leave('our schema has the kind of the switches'),
    backlight: leave(ofDesk),
    hotSwap: leave(ofDesk),
  },
  name: plugsOfName,
};

export const mouse: Mapping = {
  fields: {
    ...common,
    connectivity,
    maxDpi: number('maxDpi', 100, 100_000),
    weightG: number('weightG', 15, 400),
    pollingHz: leave(ofDesk),
    buttons: leave(ofDesk),
    sensor: leave(ofDesk),
    shape: leave(ofDesk),
  },
  name: plugsOfName,
};

export const headset: Mapping = {
  fields: {
    ...common,
    connectivity,
    driverMm: number('driverMm', 4, 120),
    mic: flag('mic'),
    weightG: leave(ofDesk),
    wearing: leave(ofDesk),
    back: leave(ofDesk),
  },
  name: plugsOfName,
};

export const speakers: Mapping = {
  fields: common,
  name: (name) =>
    stated({
      watts: numberIn(name, /\b(\d+(?:\.\d+)?) ?W\b/),
      channels: found(name, /\b([2-7]\.[01])\b(?= Ch| \d+ ?W)/),
    }),
};

export const webcam: Mapping = {
  fields: {
    ...common,
    resolution: text('resolution', (size) => size.replace('k', 'K')),
    connectivity,
    fps: reader(v.string(), (rate) => {
      const fps = numberIn(rate, /^(\d+)fps$/);
      return fps === undefined ? dropped('no rate') : { facts: { fps } };
    }),
  },
  name: plugsOfName,
};

export const microphone: Mapping = {
  fields: { ...common, connectivity, pattern: texts('pattern') },
  name: plugsOfName,
};
