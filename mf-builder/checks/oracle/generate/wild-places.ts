import type { CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { parts } from '../three-valued-logic';
import { part } from './core';
import { changed, less } from './finer-facts';
import type { Mix } from './mix';
import { risingFan, type Scene } from './scenes';
import { taken } from './wild-facts';
import { besideSupply, onFloor, thickFans } from './wild-radiators';

const disks = (mix: Mix, quantity: number): CheckedPart<'storage'> =>
  part(mix, 'storage', 'Drive', { type: 'HDD', formFactor: '3.5"', interface: 'SATA' }, quantity);

/** Bays that a long card takes. */
const besideCard = (mix: Mix): NonNullable<Facts<'case'>['roomTaken']>[number] => ({
  ...{ by: 'card' as const, overMm: mix.pick([170, 250, 300]) },
  ...{ of: 'bays35' as const, leaves: mix.whole(0, 1) },
});

/** Parts that take each other's room, and drives for the bays. */
const roomTaken: Scene = (mix, build) => {
  const box = changed(build, 'case', (specs) => ({
    ...specs,
    ...{ bays35: mix.whole(2, 4), bays25: mix.whole(0, 2) },
    roomTaken: [
      ...(mix.chance(0.4) ? [besideCard(mix)] : []),
      ...Array.from({ length: mix.whole(1, 3) }, () => taken(mix)),
    ],
  }));
  // Why: a length that is not known matters beside a row that asks for it alone.
  const card = changed(box, 'gpu', (specs) => (mix.chance(0.35) ? less(specs, 'lengthMm') : specs));
  const both = changed(card, 'psu', (specs) => (mix.chance(0.15) ? less(specs, 'lengthMm') : specs));
  return { ...both, storage: [disks(mix, mix.whole(1, 3))] };
};

/** Parts that fit by the room of the case alone, and just do not beside each other. */
const tightRoom: Scene = (mix, build) => {
  const row = mix.pick([
    { by: 'supply' as const, overMm: 140, of: 'cardMm' as const, leaves: mix.pick([280, 280, 290]) },
    { by: 'card' as const, overMm: 270, of: 'supplyMm' as const, leaves: mix.pick([140, 140, 150]) },
    { by: 'supply' as const, overMm: 140, of: 'bays35' as const, leaves: mix.whole(0, 1) },
  ]);
  const box = changed(build, 'case', (specs) => ({
    ...{ ...specs, gpuMaxMm: 400, psuMaxMm: 220, bays35: 3, roomTaken: [row] },
  }));
  const card = changed(box, 'gpu', (specs) => ({ ...specs, lengthMm: mix.pick([270, 290, 290]) }));
  const supply = changed(card, 'psu', (specs) => ({ ...specs, lengthMm: mix.pick([140, 150, 150]) }));
  return { ...supply, storage: [disks(mix, mix.whole(1, 3))] };
};

/** A liquid cooler whose radiator finds a mount in front alone, which takes bays or room. */
const frontRadiator: Scene = (mix, build) => {
  const box = changed(roomTaken(mix, build), 'case', (specs) => ({
    ...specs,
    radiators: [
      { position: mix.spell('front'), sizesMm: [240, 360] },
      ...(mix.chance(0.3) ? [{ position: 'top', sizesMm: [240] }] : []),
    ],
    roomTaken: [
      {
        by: 'front radiator' as const,
        ...mix.pick([
          { of: 'bays35' as const, leaves: mix.whole(0, 1) },
          { of: 'bays35' as const, leaves: 0 },
          { of: 'cardMm' as const, leaves: mix.pick([250, 300]) },
          { of: 'supplyMm' as const, leaves: mix.pick([125, 150]) },
        ]),
      },
    ],
  }));
  return changed(box, 'cooling', (specs) => ({
    ...{ ...less(specs, 'heightMm', 'ramClearanceMm'), type: 'liquid' as const, thicknessMm: 27 },
    ...(mix.chance(0.9) ? { radiator: mix.pick([240, 360]) } : {}),
  }));
};

/** Less than 25 litres, and one of more. */
const smallSizes: readonly [number, number, number][] = [
  [350, 200, 350],
  [300, 240, 340],
  [340, 190, 330],
  [360, 210, 340],
];

/** A small case with many bays that says nothing of the room beside a card. */
const smallCase: Scene = (mix, build) => {
  const box = changed(build, 'case', (specs) => ({
    ...less(specs, 'roomTaken', 'dimensions'),
    ...{ bays35: mix.pick([2, 3, 3, 4, 4, 5]), bays25: 2 },
    ...(mix.chance(0.85) ? { dimensions: mix.pick(smallSizes) } : {}),
  }));
  const card = changed(box, 'gpu', (specs) => ({
    ...less(specs, 'lengthMm'),
    ...(mix.chance(0.9) ? { lengthMm: mix.pick([170, 171, 240, 300]) } : {}),
  }));
  return { ...card, storage: [disks(mix, mix.whole(1, 5))] };
};

/** Boards that lie between the usual forms, or are larger than they. */
const boardForms: Scene = (mix, build) => {
  const form = mix.pick([
    'Mini-DTX',
    'Mini-DTX',
    'E-ATX',
    'E-ATX',
    'SSI-CEB',
    'SSI-EEB',
    'XL-ATX',
    'Thin mini-ITX',
    'Flex ATX',
    'ATX',
    'Proprietary',
  ]);
  const board = changed(build, 'motherboard', (specs) => ({
    ...{ ...less(specs, 'widthMm'), formFactor: mix.spell(form) },
    ...(mix.chance(0.8) ? { widthMm: mix.pick([272, 277, 305, 330]) } : {}),
  }));
  return changed(board, 'case', (specs) => ({
    ...{ ...less(specs, 'boardMaxMm', 'slots') },
    motherboards: mix.pick([
      ['ATX', 'micro-ATX', 'mini-ITX'],
      ['micro-ATX', 'mini-ITX'],
      ['mini-ITX'],
      ['E-ATX', 'ATX'],
      ['DTX'],
      ['NUC'],
      ['ATX'],
    ]),
    ...(mix.chance(0.85) ? { slots: mix.pick([1, 2, 7]) } : {}),
    ...(mix.chance(0.4) ? { boardMaxMm: mix.pick([272, 280, 330]) } : {}),
  }));
};

/** Forms of supplies that go by several names, or that nobody lists. */
const supplyForms: Scene = (mix, build) => {
  const supply = changed(build, 'psu', (specs) => ({
    ...specs,
    formFactor: mix.pick([
      '1U Flex',
      'Flex',
      '1U Flex ATX',
      'FlexATX',
      'Flex ATX',
      'Proprietary',
      'CRPS',
      'LFX',
      'SFX',
      'ATX',
    ]),
  }));
  return changed(supply, 'case', (specs) => ({
    ...specs,
    psuFormFactors: mix.pick([
      ['Flex ATX'],
      ['1U Flex'],
      ['FlexATX', 'SFX'],
      ['ATX'],
      ['ATX', 'SFX'],
      ['CRPS'],
      ['ATX', 'External'],
    ]),
  }));
};

/** Leads for the processor of four and of eight pins. */
const cpuLeads: Scene = (mix, build) => {
  const board = changed(build, 'motherboard', (specs) => ({
    ...specs,
    cpuPower: mix.pick([
      ['4-pin'],
      ['8-pin'],
      ['8-pin', '4-pin'],
      ['8-pin', '4-pin'],
      ['4-pin', '4-pin'],
      ['8-pin', '8-pin'],
    ]),
  }));
  return changed(board, 'psu', (specs) => ({
    ...specs,
    eps8: mix.pick([0, 0, 1, 1, 2]),
    cpu4: mix.pick([0, 1, 1, 2]),
  }));
};

/** Main leads of few pins. */
const mainLeads: Scene = (mix, build) => {
  const board = changed(build, 'motherboard', (specs) => ({
    ...specs,
    mainPower: mix.pick(['24-pin', '20-pin', '10-pin', '10-pin']),
  }));
  return changed(board, 'psu', (specs) => ({
    ...less(specs, 'mainPower'),
    ...(mix.chance(0.8) ? { mainPower: mix.pick(['24-pin', '10-pin']) } : {}),
  }));
};

const pack = (mix: Mix, specs: Facts<'caseFan'>): Facts<'caseFan'> => ({
  ...less(specs, 'hub', 'connector'),
  ...(mix.chance(0.7) ? { connector: mix.pick(['iCUE LINK', 'icue link', 'UNI FAN', '4-pin PWM', 'Molex']) } : {}),
  ...(mix.chance(0.6) ? { hub: mix.pick(['SATA', 'SATA', 'PCIe', 'Molex'] as const) } : {}),
});

/** Fans with hubs of their own. */
const fanHubs: Scene = (mix, build) => {
  const [first] = parts(build, 'caseFan');
  if (first === undefined) return build;
  const second = { ...first, id: `caseFan${mix.whole(1, 1000)}` };
  const fans = mix.chance(0.75) ? [first, second] : [first];
  const hubs = { ...build, caseFan: fans.map((fan) => ({ ...fan, specs: pack(mix, { ...fan.specs, qty: 3 }) })) };
  const few = changed(hubs, 'psu', (specs) => ({ ...specs, sata: mix.whole(0, 4) }));
  if (mix.chance(0.3)) return { ...few, storage: null };
  return changed(few, 'motherboard', (specs) => ({
    ...specs,
    usb2Headers: mix.whole(0, 2),
    fanHeaders: mix.whole(1, 4),
  }));
};

/** A card without a plug that draws more than its slot gives. */
const unfedCard: Scene = (mix, build) =>
  changed(build, 'gpu', (specs) => ({
    ...{ ...less(specs, 'tdpW'), power: { p6: 0, p8: 0, p16: 0 } },
    ...(mix.chance(0.85) ? { tdpW: mix.pick([70, 75, 76, 120, 300]) } : {}),
  }));

/** Scenes of room, forms, leads and hubs. */
export const placeScenes: readonly Scene[] = [
  ...[besideSupply, thickFans, onFloor, onFloor, onFloor],
  ...[tightRoom, tightRoom, tightRoom, tightRoom],
  ...[
    roomTaken,
    roomTaken,
    roomTaken,
    roomTaken,
    frontRadiator,
    frontRadiator,
    frontRadiator,
    smallCase,
    smallCase,
    smallCase,
    smallCase,
    smallCase,
  ],
  ...[boardForms, boardForms, boardForms, boardForms, supplyForms, supplyForms, supplyForms, supplyForms, supplyForms],
  ...[cpuLeads, mainLeads, fanHubs, fanHubs, fanHubs, unfedCard, risingFan],
];
