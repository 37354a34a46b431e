/** @jest-environment node */
import type { PartType } from '@rig4u/shared/builds';
import { partsInFile, storedPart } from '../../../checks/catalogue-files';
import { check } from './check';
import { fromComponents } from './checked-build';
import { toBuy } from './to-buy';

const part = (type: Extract<PartType, 'case' | 'caseFan' | 'cables' | 'cpu' | 'motherboard'>, id: string) => {
  const found = partsInFile(type).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return storedPart(found);
};
const made = (specs: Record<string, unknown>, over = {}) => ({ id: 'own', name: 'My part', price: 10, specs, ...over });
const said = (components: Parameters<typeof fromComponents>[0]) => {
  const build = fromComponents(components);
  return toBuy(build, check(build));
};

const crowded = {
  motherboard: part('motherboard', 'motherboard5'),
  case: part('case', 'case11'),
  caseFan: [{ part: part('caseFan', 'caseFan1'), quantity: 3 }],
};

test('fan splitters, and none once they are in', () => {
  expect(said(crowded)).toEqual(['2 fan splitters']);
  expect(said({ ...crowded, cables: [{ part: part('cables', 'cables3'), quantity: 1 }] })).toEqual([]);
});

const drive = made({ formFactor: '2.5"', interface: 'SATA 6 Gb/s' });
test('data cables for SATA drives, but for those that are owned, and none beside chosen ones', () => {
  const storage = [{ part: drive, quantity: 2 }];
  expect(said({ storage })).toEqual(['2 SATA data cables, unless the board brings enough']);
  expect(said({ storage: { ...drive, owned: true } })).toEqual([]);
  expect(said({ storage: made({ formFactor: 'M.2-2280', interface: 'SATA 6 Gb/s' }) })).toEqual([]);
  expect(said({ storage: made({ formFactor: '2.5"' }) })).toEqual([]);
  expect(said({ storage, cables: [{ part: part('cables', 'cables1'), quantity: 1 }] })).toEqual([]);
});

test('paste, unless it is known to come with the cooler', () => {
  expect(said({ cooling: made({ type: 'air' }) })).toEqual(['thermal paste, unless it comes with the cooler']);
  expect(said({ cooling: made({ type: 'air', pasteIncluded: true }) })).toEqual([]);
  expect(said({ cooling: made({ type: 'air' }), thermalPaste: made({}) })).toEqual([]);
});

const whole = {
  motherboard: made({}),
  ram: made({}),
  storage: made({}),
  case: made({}),
  psu: made({}),
};
test('cooler and graphics card of a whole build whose processor has neither', () => {
  expect(said({ ...whole, cpu: made({ coolerIncluded: false, igpu: null }) })).toEqual([
    'a graphics card',
    'a CPU cooler',
  ]);
  expect(said({ cpu: made({ coolerIncluded: false, igpu: null }) })).toEqual([]);
  expect(said({ ...whole, cpu: made({}) })).toEqual([]);
});

test('splitters for power and lights', () => {
  const [storage, psu] = [[{ part: drive, quantity: 3 }], made({ sata: 2 })];
  const cables = [{ part: part('cables', 'cables1'), quantity: 3 }];
  expect(said({ storage, psu, cables })).toEqual(['SATA power splitters for 1 more plug']);
  const lit = [{ part: made({ qty: 1, chain: false, led: 'ARGB' }), quantity: 2 }];
  expect(said({ motherboard: made({ argbHeaders: 1, fanHeaders: 4 }), caseFan: lit })).toEqual([
    '5 V ARGB splitters for 1 more plug',
  ]);
  expect(said({ motherboard: made({ argbHeaders: 0, fanHeaders: 4 }), caseFan: lit })).toEqual([]);
});
