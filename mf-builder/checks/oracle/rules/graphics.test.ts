import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

const inCase = (gpu: Facts<'gpu'>, housing: Facts<'case'>, more: CheckedBuild = {}): CheckedBuild => ({
  gpu: [part('gpu', gpu)],
  case: [part('case', housing)],
  ...more,
});

const liquid = (cooling: Facts<'cooling'>): CheckedBuild => ({
  cooling: [part('cooling', { type: 'liquid', ...cooling })],
});
const front = [{ position: 'Front', sizesMm: [240, 360] }];

cases('gpu-length', [
  ['322 of 322 mm', inCase({ lengthMm: 322 }, { gpuMaxMm: 322 }), 'pass'],
  ['357 of 322 mm', inCase({ lengthMm: 357 }, { gpuMaxMm: 322 }), 'fail'],
  ['unknown', inCase({}, { gpuMaxMm: 322 }), 'unknown'],
  [
    '270 mm behind a radiator of 27',
    inCase({ lengthMm: 270 }, { gpuMaxMm: 322, radiators: front }, liquid({ radiator: 240, thicknessMm: 27 })),
    'pass',
  ],
  [
    '270 mm behind a radiator of 27 or more',
    inCase({ lengthMm: 270 }, { gpuMaxMm: 322, radiators: front }, liquid({ radiator: 240 })),
    'unknown',
  ],
  [
    '271 mm behind a radiator of 27 or more',
    inCase({ lengthMm: 271 }, { gpuMaxMm: 322, radiators: front }, liquid({ radiator: 240 })),
    'fail',
  ],
  [
    '260 mm behind a radiator of 38',
    inCase({ lengthMm: 260 }, { gpuMaxMm: 322, radiators: front }, liquid({ radiator: 240, thicknessMm: 38 })),
    'fail',
  ],
  [
    'the radiator may sit on top',
    inCase(
      { lengthMm: 300 },
      { gpuMaxMm: 322, radiators: [...front, { position: 'top', sizesMm: [240] }] },
      liquid({ radiator: 240 }),
    ),
    'pass',
  ],
  [
    'the top in doubt',
    inCase({ lengthMm: 300 }, { gpuMaxMm: 322, radiators: [...front, { position: 'top' }] }, liquid({ radiator: 240 })),
    'unknown',
  ],
  [
    'the top in doubt, no mount known',
    inCase({ lengthMm: 170 }, { gpuMaxMm: 322, radiators: [...front, { position: 'top' }] }, liquid({ radiator: 480 })),
    'unknown',
  ],
  [
    'the top in doubt, room behind',
    inCase(
      { lengthMm: 300 },
      { gpuMaxMm: 322, radiators: [{ position: 'top' }, { position: 'rear', sizesMm: [240] }] },
      liquid({ radiator: 240 }),
    ),
    'pass',
  ],
  ['mounts unknown', inCase({ lengthMm: 300 }, { gpuMaxMm: 322 }, liquid({ radiator: 240 })), 'unknown'],
  ['mounts unknown, short card', inCase({ lengthMm: 170 }, { gpuMaxMm: 322 }, liquid({ radiator: 240 })), 'unknown'],
  ['radiator size unknown', inCase({ lengthMm: 170 }, { gpuMaxMm: 322, radiators: front }, liquid({})), 'unknown'],
  [
    'radiator size unknown, too long without',
    inCase({ lengthMm: 330 }, { gpuMaxMm: 322, radiators: front }, liquid({})),
    'fail',
  ],
  [
    'cooler type unknown',
    inCase({ lengthMm: 170 }, { gpuMaxMm: 322, radiators: [] }, { cooling: [part('cooling', { radiator: 240 })] }),
    'unknown',
  ],
]);

const withFans = (lengthMm: number, housing: Facts<'case'>): CheckedBuild =>
  inCase({ lengthMm }, { radiators: front, ...housing }, liquid({ radiator: 240, thicknessMm: 30 }));

cases('gpu-length', [
  ['290 mm, a radiator of 30 and 320 with fans', withFans(290, { gpuMaxMm: 400, gpuMaxWithFanMm: 320 }), 'pass'],
  ['291 mm, a radiator of 30 and 320 with fans', withFans(291, { gpuMaxMm: 400, gpuMaxWithFanMm: 320 }), 'fail'],
  ['291 mm where only the whole room is stated', withFans(291, { gpuMaxMm: 400 }), 'pass'],
  ['290 mm, the whole room not stated', withFans(290, { gpuMaxWithFanMm: 320 }), 'unknown'],
  ['291 mm, the whole room not stated', withFans(291, { gpuMaxWithFanMm: 320 }), 'fail'],
  ['no radiator: fans need no room', inCase({ lengthMm: 400 }, { gpuMaxMm: 400, gpuMaxWithFanMm: 320 }), 'pass'],
]);

cases('gpu-slots', [
  ['2 of 2', inCase({ bracketSlots: 2, slots: 2 }, { slots: 2 }), 'pass'],
  ['bracket of 3 in 2', inCase({ bracketSlots: 3, slots: 3 }, { slots: 2 }), 'fail'],
  ['2.5 thick in 2', inCase({ bracketSlots: 2, slots: 2.5 }, { slots: 2 }), 'warning'],
  ['bracket unknown', inCase({ slots: 2.5 }, { slots: 2 }), 'unknown'],
  [
    'two cards add up',
    { gpu: [part('gpu', { bracketSlots: 2, slots: 2 }, { quantity: 2 })], case: [part('case', { slots: 3 })] },
    'fail',
  ],
]);

const p16 = { p6: 0, p8: 0, p16: 1 };
const p8 = { p6: 0, p8: 1, p16: 0 };

cases('gpu-width', [
  ['120 + 35 of 155', inCase({ heightMm: 120, power: p16 }, { gpuHeightMaxMm: 155 }), 'pass'],
  ['121 + 35 of 155', inCase({ heightMm: 121, power: p16 }, { gpuHeightMaxMm: 155 }), 'warning'],
  ['140 + 20 of 160', inCase({ heightMm: 140, power: p8 }, { gpuHeightMaxMm: 160 }), 'pass'],
  ['141 + 20 of a cooler limit of 160', inCase({ heightMm: 141, power: p8 }, { coolerMaxMm: 160 }), 'warning'],
  ['plugs unknown', inCase({ heightMm: 120 }, { gpuHeightMaxMm: 155 }), 'unknown'],
  ['the fallback limit never passes', inCase({ heightMm: 110, power: p8 }, { coolerMaxMm: 160 }), 'unknown'],
  [
    'the fallback limit warns of one of two',
    {
      gpu: [part('gpu', { heightMm: 110, power: p8 }), part('gpu', { heightMm: 150, power: p8 })],
      case: [part('case', { coolerMaxMm: 160 })],
    },
    'warning',
  ],
]);

const supplied = (angled: boolean | undefined, card: Facts<'gpu'>, housing: Facts<'case'>): CheckedBuild =>
  inCase(card, housing, { psu: [part('psu', angled === undefined ? {} : { pcie16Angled: angled })] });

cases('gpu-width', [
  ['121 + 15 of 136', supplied(true, { heightMm: 121, power: p16 }, { gpuHeightMaxMm: 136 }), 'pass'],
  ['121 + 15 of 135', supplied(true, { heightMm: 121, power: p16 }, { gpuHeightMaxMm: 135 }), 'warning'],
  ['a straight plug', supplied(false, { heightMm: 121, power: p16 }, { gpuHeightMaxMm: 136 }), 'warning'],
  ['a plug that does not say', supplied(undefined, { heightMm: 121, power: p16 }, { gpuHeightMaxMm: 136 }), 'warning'],
  ['8-pin plugs are not angled', supplied(true, { heightMm: 120, power: p8 }, { gpuHeightMaxMm: 139 }), 'warning'],
  [
    'one supply of two is straight',
    inCase(
      { heightMm: 121, power: p16 },
      { gpuHeightMaxMm: 136 },
      { psu: [part('psu', { pcie16Angled: true }), part('psu', { pcie16Angled: false })] },
    ),
    'warning',
  ],
  [
    'a sandwich that states its room',
    inCase({ heightMm: 140, power: p8 }, { gpuHeightMaxMm: 140, layout: 'sandwich' }),
    'pass',
  ],
  [
    'too high for a sandwich',
    inCase({ heightMm: 141, power: p8 }, { gpuHeightMaxMm: 140, layout: 'sandwich' }),
    'warning',
  ],
  [
    'room with the plug',
    inCase({ heightMm: 135, power: p16 }, { gpuHeightMaxMm: 170, gpuHeightWithPlug: true }),
    'pass',
  ],
  [
    'room with the plug, tight',
    inCase({ heightMm: 136, power: p16 }, { gpuHeightMaxMm: 170, gpuHeightWithPlug: true }),
    'note',
  ],
  [
    'the same, 8-pin plugs',
    inCase({ heightMm: 136, power: p8 }, { gpuHeightMaxMm: 170, gpuHeightWithPlug: true }),
    'pass',
  ],
  [
    'room with the plug, plugs unknown',
    inCase({ heightMm: 136 }, { gpuHeightMaxMm: 170, gpuHeightWithPlug: true }),
    'pass',
  ],
  [
    'a sandwich that states no room',
    inCase({ heightMm: 110, power: p8 }, { coolerMaxMm: 60, layout: 'sandwich' }),
    'unknown',
  ],
  [
    'the cooler room is never meant with the plug',
    inCase({ heightMm: 141, power: p8 }, { coolerMaxMm: 160, gpuHeightWithPlug: true }),
    'warning',
  ],
]);

const onBoard = (
  gpu: Facts<'gpu'>,
  pcie: Facts<'motherboard'>['pcie'],
  cpu: Facts<'cpu'>,
  quantity = 1,
): CheckedBuild => ({
  gpu: [part('gpu', gpu, { quantity })],
  motherboard: [part('motherboard', pcie === undefined ? {} : { pcie })],
  cpu: [part('cpu', cpu)],
});

const x16 = { length: 16, lanes: 16, gen: 4 };

cases('gpu-slot', [
  ['one x16 slot', onBoard({}, [x16], {}), 'pass'],
  ['two cards, one x16 slot', onBoard({}, [x16, { length: 4 }], {}, 2), 'fail'],
  ['only an x4 slot', onBoard({}, [{ length: 4 }], {}), 'fail'],
  ['slots unknown', onBoard({}, undefined, {}), 'unknown'],
  ['a slot of unknown length', onBoard({}, [{ lanes: 4 }], {}), 'unknown'],
]);

cases('gpu-link', [
  ['4.0 x8', onBoard({ pcieGen: 4, pcieLanes: 8 }, [x16], { pcieGen: 4, pcieLanes: 16 }), 'note'],
  ['3.0 x16', onBoard({ pcieGen: 4, pcieLanes: 16 }, [x16], { pcieGen: 3, pcieLanes: 16 }), 'note'],
  ['3.0 x8', onBoard({ pcieGen: 4, pcieLanes: 8 }, [x16], { pcieGen: 3, pcieLanes: 16 }), 'warning'],
  ['CPU unknown', onBoard({ pcieGen: 4, pcieLanes: 16 }, [x16], {}), 'unknown'],
  ['3.0 x8, CPU lanes unknown', onBoard({ pcieGen: 3, pcieLanes: 8 }, [x16], { pcieGen: 4 }), 'unknown'],
  [
    '3.0 x8, slot length unknown',
    onBoard({ pcieGen: 3, pcieLanes: 8 }, [{ lanes: 16, gen: 4 }], { pcieGen: 4, pcieLanes: 16 }),
    'unknown',
  ],
  [
    'no slot takes the card',
    onBoard({ pcieGen: 4, pcieLanes: 8 }, [{ length: 4 }], { pcieGen: 4, pcieLanes: 16 }),
    undefined,
  ],
]);

const powered = (gpu: Facts<'gpu'>, psu: Facts<'psu'>): CheckedBuild => ({
  gpu: [part('gpu', gpu)],
  psu: [part('psu', psu)],
});

cases('gpu-power', [
  ['an 8- and a 6-pin plug on two leads', powered({ power: { p6: 1, p8: 1, p16: 0 } }, { pcie8: 2 }), 'pass'],
  ['two plugs on one lead', powered({ power: { p6: 1, p8: 1, p16: 0 } }, { pcie8: 1 }), 'fail'],
  ['a native lead of 600 W', powered({ power: p16, tdpW: 450 }, { pcie8: 0, pcie16: 1, pcie16W: [600] }), 'pass'],
  [
    'a native lead of 300 W for 450 W',
    powered({ power: p16, tdpW: 450 }, { pcie8: 0, pcie16: 1, pcie16W: [300] }),
    'fail',
  ],
  ['no rating at 301 W', powered({ power: p16, tdpW: 301 }, { pcie16: 1 }), 'unknown'],
  ['no rating at 300 W', powered({ power: p16, tdpW: 300 }, { pcie16: 1 }), 'pass'],
  ['an adapter with three leads for 450 W', powered({ power: p16, tdpW: 450 }, { pcie8: 3, pcie16: 0 }), 'warning'],
  ['two leads for an adapter of 450 W', powered({ power: p16, tdpW: 450 }, { pcie8: 2, pcie16: 0 }), 'fail'],
  ['one lead for an adapter of 150 W', powered({ power: p16, tdpW: 150 }, { pcie8: 1, pcie16: 0 }), 'fail'],
  ['plugs unknown', powered({}, { pcie8: 4, pcie16: 1 }), 'unknown'],
]);

const cards = (pcie: Facts<'motherboard'>['pcie'], slots: number | undefined): CheckedBuild => ({
  motherboard: [part('motherboard', pcie === undefined ? {} : { pcie })],
  gpu: [part('gpu', slots === undefined ? {} : { slots })],
  networkCard: [part('networkCard', { interface: 'PCIe x1' })],
});

const at = (position: number, length: number): { position: number; length: number } => ({ position, length });

cases('addin-slots', [
  ['a slot below a card of 2', cards([at(1, 16), at(3, 1)], 2), 'pass'],
  ['the slot lies under a card of 2.1', cards([at(1, 16), at(3, 1)], 2.1), 'fail'],
  ['thickness unknown', cards([at(1, 16), at(3, 1)], undefined), 'unknown'],
  ['slots unknown', cards(undefined, 2), 'unknown'],
  ['the graphics card takes the only slot, of unknown length', cards([{ position: 1 }], 2), 'fail'],
  [
    'a USB card needs none',
    { motherboard: [part('motherboard', { pcie: [] })], capture: [part('capture', { interface: 'USB-A' })] },
    undefined,
  ],
  [
    'an x4 card in an x1 slot',
    { motherboard: [part('motherboard', { pcie: [at(1, 1)] })], capture: [part('capture', { interface: 'PCIe x4' })] },
    'fail',
  ],
]);
