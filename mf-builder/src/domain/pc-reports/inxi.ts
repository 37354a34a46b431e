import type { Finding, ReportReader } from './finding';
import { inxiSections, type InxiRecord } from './inxi-sections';
import { laptopIf } from './records';
import { oneOfModels } from './card-names';

/** What a device of a section means. */
type Meaning = (device: InxiRecord) => (Finding | undefined)[];

const system: Meaning = (device) => [nameOf('os', device.get('distro'))];

const machine: Meaning = (device) => {
  const [kind, maker, model] = [device.get('type') ?? device.get('device'), device.get('mobo'), device.get('model')];
  return [
    kind === undefined ? undefined : laptopIf(kind),
    maker === undefined || model === undefined ? undefined : { of: 'motherboard', name: model, maker },
  ];
};

const processor: Meaning = (device) => [nameOf('cpu', device.get('model') ?? device.get('info') ?? device.get(''))];

const drive: Meaning = (device) => {
  const model = device.get('model');
  if (!device.has('id') || model === undefined || /usb/i.test(device.get('type') ?? '')) return [];
  const vendor = device.get('vendor');
  return [nameOf('storage', vendor === undefined || model.startsWith(vendor) ? model : `${vendor} ${model}`)];
};

const memory: Meaning = (device) => {
  const [size, total] = [device.get('size'), device.get('total') || device.get('memory')];
  if (device.has('device') && size !== undefined)
    return [
      {
        of: 'module',
        module: {
          size,
          kind: device.get('type'),
          speed: device.get('actual') ?? device.get('spec') ?? device.get('speed'),
          maker: device.get('manufacturer'),
          number: device.get('part-no'),
        },
      },
    ];
  return [total === undefined ? undefined : { of: 'memory', size: total }];
};

const monitor: Meaning = (device) => [device.has('monitor') ? nameOf('monitor', device.get('model')) : undefined];

const meanings: readonly (readonly [section: string, meaning: Meaning])[] = [
  ['System', system],
  ['Machine', machine],
  ['CPU', processor],
  ['Memory', memory],
  ['Info', memory],
  ['Graphics', monitor],
  ['Drives', drive],
];

const nameOf = (of: 'os' | 'cpu' | 'storage' | 'monitor', name: string | undefined): Finding | undefined =>
  name === undefined || name === '' ? undefined : { of, name };

/** The cards; which of a chip's models one is, is only told by what draws the picture. */
function cards(graphics: readonly InxiRecord[]): Finding[] {
  const drawn = graphics.flatMap((device) => device.get('renderer') ?? []);
  return graphics.flatMap((device) => {
    const name = device.get('device') ?? device.get('card');
    return name === undefined ? [] : [{ of: 'gpu', name: oneOfModels(name, drawn), maker: device.get('vendor') }];
  });
}

const marks = [
  /^(?:Machine|Graphics|Drives|Network|Audio):/m,
  /\b(?:Device|Card|ID)-1:/,
  /\bMobo:/,
  /^System:/m,
  /\bKernel:/,
];

/** inxi -F in any of its forms. */
export const inxi: ReportReader = {
  recognises: (head) => marks.filter((mark) => mark.test(head)).length >= 3,
  read: (lines) => {
    const sections = inxiSections(lines);
    return [
      ...meanings.flatMap(([section, meaning]) =>
        (sections.get(section) ?? []).flatMap((device) => meaning(device).flatMap((found) => found ?? [])),
      ),
      ...cards(sections.get('Graphics') ?? []),
    ];
  },
};
