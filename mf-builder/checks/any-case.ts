import fc from 'fast-check';
import { count, flag, from1, lists, of, some } from './any-facts';
import { isPossibleCase } from './possible-case';

const positions = of('front', 'top', 'rear');
const fanMount = some({ position: positions, sizeMm: of(120, 140), count: from1(3) });
const frontPort = fc.record(
  { kind: of('USB-A', 'USB-C'), gen: of('2.0', '3.2 Gen 1'), count: from1(3) },
  { requiredKeys: ['kind', 'count'] },
);
const taken = fc.record(
  {
    by: of('card', 'supply', 'front radiator'),
    overMm: of(160, 290),
    of: of('bays35', 'bays25', 'supplyMm', 'cardMm'),
    leaves: of(0, 1, 160, 300),
  },
  { requiredKeys: ['by', 'of', 'leaves'] },
);
// Why at least the room less a fan: where the room with fans is not stated, the whole room stands in.
const rooms = some({ gpuMaxMm: of(300, 380), gpuMaxWithFanMm: of(275, 290, 355, 370) }).filter(
  ({ gpuMaxMm: room, gpuMaxWithFanMm: left }) =>
    room === undefined || left === undefined || (left < room && left + 25 >= room),
);
// Why a sandwich with its riser: a case that says neither is not known to have one.
const layouts = fc.oneof(
  some({ layout: of('standard') }),
  fc.record({ layout: of('sandwich'), riserGen: of(3, 4, 5) }),
);
/** Cases of many kinds. */
export const box = fc
  .tuple(
    rooms,
    layouts,
    some({
      motherboards: lists(['ATX', 'mini-ITX'], ['mini-ITX']),
      boardMaxMm: of(280, 330),
      dimensions: fc.constantFrom<[number, number, number]>([210, 250, 374], [466, 230, 453]),
      gpuHeightMaxMm: of(130, 170),
      gpuHeightWithPlug: flag,
      coolerMaxMm: of(130, 170),
      psuFormFactors: lists(['ATX'], ['SFX']),
      psuMaxMm: of(150, 180),
      psuMovable: flag,
      radiatorBesidePsuMm: of(240, 360),
      radiators: fc.array(some({ position: positions, sizesMm: lists([240], [240, 360]) }), { maxLength: 3 }),
      topClearanceMm: of(40, 55, 70),
      fanMounts: fc.array(fanMount, { maxLength: 4 }),
      fansIncluded: count(3),
      fanHub: of(0, 3, 6),
      bays25: count(2),
      bays35: count(4),
      roomTaken: fc.array(taken, { maxLength: 2 }),
      slots: from1(3),
      frontUsb: fc.array(frontPort, { maxLength: 3 }),
      backConnect: flag,
    }),
  )
  .map(([room, layout, facts]) => ({ ...room, ...layout, ...facts }))
  .filter(isPossibleCase);
