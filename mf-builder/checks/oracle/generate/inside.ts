import type { CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { part, type Frame } from './core';
import type { Mix } from './mix';
import { sockets } from './platforms';

type Port = NonNullable<Facts<'gpu'>['ports']>[number];

const portKinds = [
  ['HDMI', ['1.4', '2.0', '2.1', '2.1', '1.3']],
  ['DP', ['1.2', '1.4', '2.1', '2.1 UHBR10', '2.1 UHBR13.5', '2.1 UHBR20', '1.3']],
  ['DVI', ['DVI-D']],
] as const;

/** One plug for pictures, as both ends write it. */
export const plug = (mix: Mix): { kind: string; version: string; dsc: boolean } => {
  const [kind, versions] = mix.chance(0.95) ? mix.pick([portKinds[0], portKinds[1]]) : portKinds[2];
  return { kind: mix.spell(kind), version: mix.pick<string>(versions), dsc: mix.chance(0.6) };
};

const ports = (mix: Mix): Port[] => {
  if (mix.chance(0.06)) return [];
  return Array.from({ length: mix.pick([1, 1, 2, 3]) }, () => ({ ...plug(mix), count: mix.whole(1, 3) }));
};

/** What a card of such a draw can do; not drawn by itself, so that the other facts of a seed stay what they were. */
const workOf = (
  tdpW: number,
): Pick<Facts<'gpu'>, 'chip' | 'memory' | 'shaders' | 'boostMHz' | 'busBit' | 'vramType'> => {
  const of = (chip: string, memory: number, shaders: number, boostMHz: number, busBit: number, vramType: string) => ({
    ...{ chip, memory, shaders, boostMHz },
    ...{ busBit, vramType },
  });
  if (tdpW < 150) return of('GeForce RTX 3050 6GB', 6, 2304, 1470, 96, 'GDDR6');
  if (tdpW < 220) return of('Radeon RX 7600', 8, 2048, 2655, 128, 'GDDR6');
  if (tdpW < 300) return of('GeForce RTX 5070', 12, 6144, 2512, 192, 'gddr7');
  if (tdpW < 350) return of('Radeon RX 9070 XT', 16, 4096, 2970, 256, 'GDDR6');
  if (tdpW < 451) return of('GeForce RTX 4080', 16, 9728, 2505, 256, 'GDDR6X');
  return tdpW < 600 ? of('GeForce RTX 5090', 32, 21760, 2407, 512, 'GDDR7') : { memory: 24, shaders: 10496 };
};

const gpu = (mix: Mix): CheckedPart<'gpu'> => {
  const power = mix.or(
    mix.pick([
      { p6: 0, p8: 0, p16: 0 },
      { p6: 0, p8: 1, p16: 0 },
      { p6: 1, p8: 1, p16: 0 },
      { p6: 0, p8: 2, p16: 0 },
      { p6: 0, p8: 0, p16: 1 },
      { p6: 0, p8: 0, p16: 1 },
    ]),
    [
      { p6: 0, p8: 3, p16: 0 },
      { p6: 2, p8: 0, p16: 0 },
      { p6: 0, p8: 1, p16: 1 },
    ],
  );
  const bracketSlots = mix.or(2, [1, 2, 3]);
  const shown = ports(mix);
  const tdpW = mix.pick([70, 150, 151, 220, 300, 301, 350, 450, 451, 575, 600]);
  return part(
    mix,
    'gpu',
    'Graphics card',
    {
      ...workOf(tdpW),
      coreClock: 2000,
      ports: shown,
      tdpW,
      recommendedPsuW: mix.pick([300, 550, 650, 750, 850, 1000]),
      lengthMm: mix.pick([170, 248, 268, 278, 282, 300, 320, 321, 340, 357]),
      heightMm: mix.pick([110, 120, 125, 135, 140, 145, 150, 160]),
      slots: mix.pick([bracketSlots, bracketSlots, bracketSlots + 0.5, bracketSlots + 1, 1]),
      bracketSlots,
      power,
      pcieGen: mix.or(4, [2, 3, 4, 5]),
      pcieLanes: mix.or(16, [4, 8, 16]),
    },
    mix.chance(0.08) ? 2 : 1,
  );
};

export const gpus = (mix: Mix): CheckedPart<'gpu'>[] => (mix.chance(0.05) ? [gpu(mix), gpu(mix)] : [gpu(mix)]);

const drive = (mix: Mix): CheckedPart<'storage'> => {
  const kind = mix.pick(['nvme', 'nvme', 'nvme', 'm2 sata', '2.5', '2.5', '3.5', '3.5', 'u2']);
  const size = mix.or('2280', ['2230', '2242', '2260', '2280', '22110']);
  const forms: Record<string, string> = { '2.5': '2.5"', u2: '2.5"', '3.5': '3.5"' };
  const onBus = kind === 'nvme' || kind === 'u2';
  const disk = kind === '3.5' && mix.chance(0.9);
  return part(
    mix,
    'storage',
    'Drive',
    {
      capacity: 1000,
      type: disk ? 'HDD' : 'SSD',
      speed: 500,
      formFactor: mix.spell(forms[kind] ?? (mix.chance(0.03) ? 'M.2' : `M.2-${size}`)),
      interface: onBus
        ? mix.pick(['PCIe 4.0 x4', 'pcie 5.0 x4', 'PCIe 3.0 x4'])
        : mix.pick(['SATA 6.0 Gb/s', 'sata', 'SATA III']),
      nvme: onBus,
      ...(onBus ? { pcieGen: mix.or(4, [3, 4, 5]) } : {}),
    },
    mix.pick([1, 1, 1, 1, 2, 3]),
  );
};

export const storage = (mix: Mix): CheckedPart<'storage'>[] => {
  const drives: CheckedPart<'storage'>[] = [];
  let left = mix.pick([1, 1, 2, 3, 4, 6]);
  while (left > 0) {
    const next = drive(mix);
    next.quantity = Math.min(next.quantity, left);
    left -= next.quantity;
    drives.push(next);
  }
  return drives;
};

const supplyForms = ['ATX', 'SFX', 'SFX-L', 'TFX', 'Flex ATX'];

export const psu = (mix: Mix): CheckedPart<'psu'> => {
  const pcie16 = mix.pick([0, 0, 1, 1, 2]);
  return part(mix, 'psu', 'Supply', {
    power: mix.pick([300, 450, 550, 650, 750, 850, 1000, 1200]),
    efficiency: '80+ Gold',
    modularity: 'full',
    formFactor: mix.spell(mix.chance(0.4) ? 'ATX' : mix.pick(supplyForms)),
    lengthMm: mix.pick([100, 125, 130, 140, 150, 160, 180, 200]),
    eps8: mix.pick([0, 1, 1, 2, 2]),
    pcie8: mix.pick([0, 1, 2, 3, 4, 6]),
    pcie16,
    pcie16W: Array.from({ length: pcie16 }, () => mix.pick([300, 450, 600])),
    pcie8Cables: mix.whole(1, 4),
    activePfc: mix.chance(0.8),
    sata: mix.whole(0, 6),
    atxVersion: mix.pick(['2.4', '2.52', '3.0', '3.1', 'ATX 3.0', 'ATX 2.4']),
  });
};

const positions = ['front', 'top', 'rear', 'side', 'bottom'];

const radiators = (mix: Mix): NonNullable<Facts<'case'>['radiators']> =>
  (mix.chance(0.15) ? ['top'] : positions.slice(0, mix.whole(0, 3))).map((position) => ({
    position: mix.spell(position),
    sizesMm: mix.pick([[120], [240], [240, 360], [240, 280, 360], [280, 420], [120, 240]]),
  }));

const fanMounts = (mix: Mix): NonNullable<Facts<'case'>['fanMounts']> =>
  positions.slice(0, mix.whole(0, 3)).flatMap((position) => {
    const at = mix.spell(position);
    const small = { position: at, sizeMm: 120, count: mix.whole(1, 3) };
    return mix.chance(0.4)
      ? [small, { position, sizeMm: 140, count: mix.whole(1, 2) }]
      : [{ ...small, sizeMm: mix.pick([120, 120, 140]) }];
  });

// Why the room for a supply goes with the forms: a case has the length of the forms that it takes.
export const housing = (mix: Mix, { formFactor }: Frame): CheckedPart<'case'> =>
  part(mix, 'case', 'Case', {
    formFactor: 'ATX Mid Tower',
    dimensions: [450, 210, 430],
    features: [],
    motherboards: mix.or([mix.spell(formFactor), 'mini-ITX'], [['mini-ITX'], ['ATX', 'micro-ATX'], ['E-ATX']]),
    gpuMaxMm: mix.pick([280, 320, 322, 330, 355, 400]),
    ...(mix.chance(0.5) ? { gpuHeightMaxMm: mix.pick([130, 145, 155, 160, 170, 180]) } : {}),
    ...(mix.chance(0.7) ? { layout: mix.pick(['standard', 'standard', 'sandwich'] as const) } : {}),
    coolerMaxMm: mix.pick([65, 155, 160, 165, 170, 180]),
    ...mix.pick([
      {
        psuFormFactors: mix.pick([['ATX'], ['ATX', 'SFX'], [mix.spell('atx')]]),
        psuMaxMm: mix.pick([140, 160, 180, 200]),
      },
      { psuFormFactors: ['SFX', 'SFX-L'], psuMaxMm: mix.pick([130, 160]) },
      { psuFormFactors: ['Flex ATX', 'TFX'], psuMaxMm: mix.pick([130, 160, 180]) },
    ]),
    radiators: radiators(mix),
    ...(mix.chance(0.7) ? { topClearanceMm: mix.pick([45, 52, 55, 60, 70]) } : {}),
    fanMounts: fanMounts(mix),
    ...(mix.chance(0.9) ? { fansIncluded: mix.pick([0, 0, 1, 2, 3, 4]) } : {}),
    bays25: mix.whole(0, 3),
    bays35: mix.whole(0, 3),
    slots: mix.pick([1, 2, 3, 4, 7, 7]),
    frontUsb: mix.pick([
      [],
      [{ kind: 'USB-A' as const, gen: '3.2 Gen 1', count: 2 }],
      [
        { kind: 'USB-C' as const, gen: '3.2 Gen 2', count: 1 },
        { kind: 'USB-A' as const, count: 1 },
      ],
      [{ kind: 'USB-C' as const, count: 1 }],
    ]),
    backConnect: mix.chance(0.5),
  });

const light = ['none', 'fixed', 'RGB', 'ARGB'] as const;

export const cooling = (mix: Mix, { platform }: Frame): CheckedPart<'cooling'> => {
  const liquid = mix.chance(0.5);
  const listed = mix.pick([
    [platform.socket],
    ['AM4', 'AM5', 'LGA1700', 'LGA1851'],
    ['AM4', 'LGA115x', 'LGA1200'],
    ['AM5', 'LGA1150', 'LGA1151', 'LGA1700'],
    ['sTR5'],
  ]);
  const radiator = mix.pick([120, 240, 240, 280, 360, 360, 420, 480]);
  return part(
    mix,
    'cooling',
    'Cooler',
    {
      type: liquid ? 'liquid' : 'air',
      ...(mix.chance(liquid ? 0.3 : 0.8)
        ? { tdp: mix.pick([95, 125, 150, 180, 250]), tdpBasis: 'maker' as const }
        : {}),
      ...(liquid
        ? { radiator, thicknessMm: mix.pick([27, 30, 38]) }
        : { heightMm: mix.pick([37, 65, 155, 158, 160, 165, 168]) }),
      ...(liquid ? {} : { ramClearanceMm: mix.pick([null, 32, 33, 42, 44]) }),
      fans: liquid ? Math.floor(radiator / 120) : 1,
      sockets: listed.map((socket) => mix.spell(mix.or(socket, sockets))),
      pasteIncluded: mix.chance(0.7),
      rgb: mix.pick(light),
    },
    liquid && mix.chance(0.05) ? 2 : 1,
  );
};

const fan = (mix: Mix): CheckedPart<'caseFan'> =>
  part(
    mix,
    'caseFan',
    'Fan',
    {
      sizeMm: mix.pick([120, 120, 120, 140, 92]),
      qty: mix.whole(1, 3),
      led: mix.pick(light),
      thicknessMm: mix.pick([15, 25, 25, 30, 38]),
      ...(mix.chance(0.8) ? { chain: mix.chance(0.4) } : {}),
    },
    mix.pick([1, 1, 1, 2]),
  );

export const caseFans = (mix: Mix): CheckedPart<'caseFan'>[] => (mix.chance(0.3) ? [fan(mix), fan(mix)] : [fan(mix)]);
