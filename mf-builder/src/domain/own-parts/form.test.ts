import { partTypeNames, storedPart, type PartType, type StoredPart } from '@rig4u/shared/builds';
import fc from 'fast-check';
import * as v from 'valibot';
import { partsInFile } from '../../../checks/catalogue-files';
import { factSchema, fieldsOf } from './fields';
import { ownPartId, readForm, valuesOf } from './form';
import type { FormValues, Question } from './question';

const basics = { 'part.name': 'My part', 'part.price': '100' };

const partOf = (type: PartType, values: FormValues, edit?: StoredPart): StoredPart => {
  const result = readForm(type, { ...basics, ...values }, 'own-part', edit);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.part;
};
const specsOf = (type: PartType, values: FormValues) => partOf(type, values).specs;
const errorsOf = (type: PartType, values: FormValues) => {
  const result = readForm(type, { ...basics, ...values }, 'own-part');
  return result.ok ? {} : result.errors;
};

test('a name and a price make a part; every fact stays unknown', () => {
  expect(partOf('gpu', { 'part.name': '  Old card  ', 'part.price': '129.5' })).toEqual({
    id: 'own-part',
    type: 'gpu',
    name: 'Old card',
    price: 129.5,
    specs: {},
  });
  expect(partOf('gpu', { 'part.brand': ' Maker ', 'part.owned': 'yes', lengthMm: '  ' })).toEqual({
    ...{ id: 'own-part', type: 'gpu', name: 'My part', brand: 'Maker', price: 100, owned: true, specs: {} },
  });
  expect(partOf('gpu', { 'part.price': '', 'part.owned': 'yes' })).toMatchObject({ price: 0, owned: true });
  expect(ownPartId('gpu', 1_700_000_000_000)).toBe('own-gpu-1700000000000');
});

test('facts are kept as the catalogue keeps them', () => {
  expect(
    specsOf('cpu', { socket: 'AM5', igpu: 'none', memTypes: 'DDR5, DDR4,DDR5', ecc: 'no', speed: '5.25' }),
  ).toEqual({ socket: 'AM5', igpu: null, memTypes: ['DDR5', 'DDR4'], ecc: false, speed: 5.25 });
  expect(
    specsOf('gpu', {
      'power.p6': '0',
      'power.p8': '2',
      'power.p16': '0',
      ports: 'hdmi 2.1, 3x DisplayPort 1.4 DSC, DVI',
    }),
  ).toEqual({
    power: { p6: 0, p8: 2, p16: 0 },
    ports: [
      { kind: 'HDMI', version: '2.1', count: 1 },
      { kind: 'DP', version: '1.4', dsc: true, count: 3 },
      { kind: 'DVI', count: 1 },
    ],
  });
  expect(specsOf('motherboard', { m2: '2', 'rearIo.usbA': '4', displayOutputs: 'None', wifi: 'None' })).toEqual({
    m2: [{}, {}],
    rearIo: { usbA: 4 },
    displayOutputs: [],
    wifi: null,
  });
  expect(specsOf('case', { radiators: '240, 360', frontUsb: 'USB-C 3.2 Gen 2, 2 × USB-A' })).toEqual({
    radiators: [{ sizesMm: [240, 360] }],
    frontUsb: [
      { kind: 'USB-C', gen: '3.2 Gen 2', count: 1 },
      { kind: 'USB-A', count: 2 },
    ],
  });
  expect(specsOf('case', { radiators: 'None' })).toEqual({ radiators: [] });
  expect(
    specsOf('monitor', { 'resolution.width': '2560', 'resolution.height': '1440', inputs: 'HDMI 2.1, DP 1.4' }),
  ).toEqual({
    resolution: [2560, 1440],
    inputs: [
      { kind: 'HDMI', version: '2.1' },
      { kind: 'DP', version: '1.4' },
    ],
  });
  expect(specsOf('cooling', { type: 'air', tdp: '220', ramClearanceMm: 'None' })).toEqual({
    type: 'air',
    tdp: 220,
    tdpBasis: 'maker',
    ramClearanceMm: null,
  });
  expect(specsOf('psu', { pcie16W: '600, 600', sata: '0' })).toEqual({ pcie16W: [600, 600], sata: 0 });
  expect(specsOf('mouse', { connectivity: 'Bluetooth,USB-A' })).toEqual({ connectivity: ['USB-A', 'Bluetooth'] });
});

test('a wrong answer says what is wrong with it', () => {
  expect(errorsOf('gpu', { 'part.name': ' ', 'part.price': '' })).toEqual({
    'part.name': 'Write the part’s name.',
    'part.price': 'Write the price in US dollars, such as 129.99. Write 0 if it costs nothing.',
  });
  expect(errorsOf('gpu', { 'part.price': '$12' })).toEqual({
    'part.price': 'Write the price as a plain number, such as 129.99, without currency sign or commas.',
  });
  expect(errorsOf('gpu', { 'part.price': '-1' })).toHaveProperty(['part.price']);
  expect(errorsOf('gpu', { 'part.price': '1e3' })).toHaveProperty(['part.price']);
  expect(errorsOf('gpu', { 'part.price': '1.999' })).toEqual({ 'part.price': 'Write at most two decimals.' });
  expect(errorsOf('gpu', { 'part.price': '100000.01' })).toEqual({ 'part.price': 'Write a price of at most 100000.' });
  expect(errorsOf('gpu', { lengthMm: '300 mm' })).toEqual({
    lengthMm: 'Write a plain number, such as 250, without unit or commas.',
  });
  expect(errorsOf('gpu', { lengthMm: '0' })).toEqual({ lengthMm: 'Write a number above 0, or leave the field empty.' });
  expect(errorsOf('cpu', { cores: '6.5' })).toEqual({ cores: 'Write a whole number, such as 4.' });
  expect(errorsOf('cpu', { cores: '0' })).toEqual({ cores: 'Write a number of at least 1, or leave the field empty.' });
  expect(errorsOf('gpu', { 'power.p8': '2' })).toEqual({
    'power.p6': 'Fill in all of “Power plugs”, 0 where there is none, or leave all empty.',
    'power.p16': 'Fill in all of “Power plugs”, 0 where there is none, or leave all empty.',
  });
  expect(errorsOf('monitor', { 'resolution.width': '2560' })).toEqual({
    'resolution.height': 'Fill in all of “Resolution”, or leave all empty.',
  });
  expect(errorsOf('gpu', { ports: 'two of them' })).toEqual({
    ports: 'Write each like “HDMI 2.1” or “3 × DP 1.4”, with commas between them.',
  });
  expect(errorsOf('motherboard', { m2: '99' })).toEqual({ m2: 'Write a whole number of at most 16.' });
});

test('hostile text is kept as text or refused with a reason', () => {
  const markup = '<img src=x onerror=alert(1)> مرحبا 🔥';
  expect(partOf('cpu', { 'part.name': markup, socket: markup })).toMatchObject({
    name: markup,
    specs: { socket: markup },
  });
  expect(partOf('cpu', { 'part.name': '🔥'.repeat(120) }).name).toBe('🔥'.repeat(120));
  const endless = 'x'.repeat(10_000);
  expect(
    errorsOf('cpu', { 'part.name': endless, 'part.brand': endless, socket: endless, memTypes: endless, igpu: endless }),
  ).toEqual({
    'part.name': 'Write at most 120 characters.',
    'part.brand': 'Write at most 120 characters.',
    socket: 'Write at most 120 characters.',
    memTypes: 'Write at most 120 characters between two commas.',
    igpu: 'Write at most 120 characters.',
  });
  expect(errorsOf('cpu', { cores: '9'.repeat(10_000) })).toHaveProperty('cores');
  expect(errorsOf('cpu', { 'part.name': '\u200b\u200e' })).toHaveProperty(['part.name']);
});

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '\u202egnp.exe',
    '__proto__',
    'none',
    'None',
    'x'.repeat(10_000),
    ',,,',
    '0',
    '-1',
    '1e9',
    'Infinity',
    '00012.50',
  ),
);
const fitting = ({ control, answers, suggestions }: Question): fc.Arbitrary<string> => {
  if (control === 'number')
    return fc.oneof(
      fc.nat(4000).map(String),
      fc.nat(99_999).map((hundredths) => String(hundredths / 100)),
    );
  if (control === 'several')
    return fc.subarray((answers ?? []).map(({ value }) => value)).map((ticked) => ticked.join(','));
  if (control === 'choice') return fc.constantFrom('', ...(answers ?? []).map(({ value }) => value));
  return fc.constantFrom(
    '',
    'None',
    'A, B',
    'HDMI 2.1, 2 × DP 1.4 DSC',
    'USB-C 3.2, 2 × USB-A',
    '240, 360',
    ...(suggestions ?? []),
  );
};

const forms = (type: PartType): fc.Arbitrary<FormValues> => {
  const { checked, more } = fieldsOf(type);
  const questions = [...checked, ...more].flatMap((fact) => fact.questions);
  const answers = Object.fromEntries(
    questions.map((question) => [
      question.id,
      fc.oneof(
        { weight: 6, arbitrary: fitting(question) },
        { weight: 3, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: hostile },
      ),
    ]),
  );
  return fc.record({
    ...answers,
    'part.name': hostile,
    'part.price': fc.oneof(
      fc.nat(99_999).map((cents) => (cents / 100).toFixed(2)),
      hostile,
    ),
    'part.brand': hostile,
    'part.owned': fc.constantFrom('', 'yes'),
  });
};

/** The answers without those that are refused, so that many forms are accepted. */
const mended = (type: PartType, values: FormValues): FormValues => {
  const result = readForm(type, values, 'own-part');
  if (result.ok) return values;
  const refused = new Set(Object.keys(result.errors).map((id) => id.split('.')[0]));
  const kept = Object.entries(values).filter(([id]) => !refused.has(id.split('.')[0] ?? ''));
  return { ...Object.fromEntries(kept), ...(refused.has('part') && basics) };
};

test('whatever is entered: the part is sound, its answers lead back to it, and an empty answer is no fact', () => {
  let facts = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...partTypeNames).chain((type) => forms(type).map((values) => [type, values] as const)),
      ([type, entered]) => {
        const values = mended(type, entered);
        const part = partOf(type, values);
        expect(v.is(storedPart, part)).toBe(true);
        for (const [key, value] of Object.entries(part.specs ?? {})) {
          const schema = factSchema(type, key);
          expect(schema && v.is(schema, value)).toBe(true);
          facts += 1;
        }
        for (const { key, questions } of [...fieldsOf(type).checked, ...fieldsOf(type).more]) {
          if (questions.every(({ id }) => (values[id] ?? '').trim() === '')) expect(part.specs).not.toHaveProperty(key);
        }
        const again = valuesOf(type, part);
        expect(readForm(type, again, part.id)).toEqual({ ok: true, part });
        expect(readForm(type, again, 'another', part)).toEqual({ ok: true, part });
      },
    ),
    { numRuns: 500 },
  );
  expect(facts).toBeGreaterThan(1000);
});

test('an edited part keeps what the form cannot say, until its answer changes', () => {
  const part: StoredPart = {
    id: 'own-motherboard-1',
    type: 'motherboard',
    name: 'Board',
    price: 10,
    priceDate: '2026-01-01',
    specs: { socket: 'AM5', chipset: 'B650', m2: [{ gen: 4 }, {}], pcie: [{ length: 16 }] },
  };
  const values = valuesOf('motherboard', part);
  expect(partOf('motherboard', { ...values, socket: 'AM4', chipset: '' }, part)).toEqual({
    ...{ ...part, specs: { socket: 'AM4', m2: [{ gen: 4 }, {}], pcie: [{ length: 16 }] } },
  });
  expect(partOf('motherboard', { ...values, m2: '' }, part).specs).not.toHaveProperty('m2');
  const owned = partOf('motherboard', { ...values, 'part.owned': 'yes' }, part);
  expect(partOf('motherboard', { ...valuesOf('motherboard', owned), 'part.owned': '' }, owned)).toEqual(part);
});

test('another count of M.2 slots leaves what was known of the first ones', () => {
  const [first, second] = [
    { sizes: [2280], gen: 5, lanes: 4 },
    { sizes: [2280], gen: 4 },
  ];
  const part: StoredPart = {
    id: 'motherboard~7',
    name: 'Board',
    price: 0,
    specs: { m2: [first, second] },
    derived: ['m2'],
  };
  const counted = (m2: string) => partOf('motherboard', { ...valuesOf('motherboard', part), m2 }, part);
  expect(counted('4')).toMatchObject({ specs: { m2: [first, second, {}, {}] }, entered: ['m2'] });
  expect(counted('1').specs?.['m2']).toEqual([first]);
  expect(counted('0').specs?.['m2']).toEqual([]);
});

test('a part without a price stays one until a price is written, be it 0', () => {
  const part: StoredPart = { id: 'gpu~123', type: 'gpu', name: 'Card', price: 0, unpriced: true, specs: {} };
  const values = valuesOf('gpu', part);
  expect(values['part.price']).toBe('');
  expect(partOf('gpu', values, part)).toEqual(part);
  const { unpriced: _mark, ...bare } = part;
  expect(partOf('gpu', { ...values, 'part.price': '410.50' }, part)).toEqual({ ...bare, price: 410.5 });
  expect(partOf('gpu', { ...values, 'part.price': '0' }, part)).toEqual(bare);
});

test('what the visitor writes of a doubted fact is doubted no more', () => {
  const specs = { lengthMm: 304, slots: 3 };
  const part: StoredPart = {
    id: 'gpu~123',
    type: 'gpu',
    name: 'Card',
    price: 1,
    specs,
    doubted: ['lengthMm', 'slots'],
    probable: ['slots'],
  };
  const values = valuesOf('gpu', part);
  expect(partOf('gpu', values, part)).toEqual(part);
  const written = partOf('gpu', { ...values, slots: '2.5' }, part);
  expect(written).toMatchObject({ specs: { slots: 2.5 }, doubted: ['lengthMm'] });
  expect(written).not.toHaveProperty('probable');
  expect(partOf('gpu', { ...values, slots: '', lengthMm: '300' }, part)).not.toHaveProperty('doubted');
});

test('a fact of the wrong kind is dropped when its part is edited', () => {
  const part: StoredPart = {
    id: 'own-cpu-1',
    type: 'cpu',
    name: 'CPU',
    price: 1,
    specs: { cores: 'many', socket: 'AM5' },
  };
  expect(partOf('cpu', valuesOf('cpu', part), part).specs).toEqual({ socket: 'AM5' });
});

test('every real part survives the form, facts and all', () => {
  for (const type of ['cpu', 'motherboard', 'gpu', 'case', 'cooling', 'monitor'] as const)
    for (const part of partsInFile(type)) expect(partOf(type, valuesOf(type, part), part)).toEqual(part);
});

const ofMarket: StoredPart = {
  ...{ id: 'motherboard~7', type: 'motherboard', name: 'B650M', brand: 'Maker', price: 0, unpriced: true },
  specs: { socket: 'AM5', ramForm: 'DIMM', m2: [{}, {}], frontUsbC: true, pcie: [{ size: 16, gen: '4.0' }] },
  ...{ doubted: ['frontUsbC', 'm2', 'pcie'], probable: ['frontUsbC'], derived: ['ramForm'] },
};

/** What becomes of a part of the market whose facts are asked. */
function answered(asked: readonly string[], values: FormValues, edit = ofMarket): StoredPart {
  const result = readForm('motherboard', { ...valuesOf('motherboard', edit, asked), ...values }, 'x', edit, asked);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.part;
}

test('what is entered of a part of the market is entered, and stays; id, name and other facts are as they were', () => {
  const part = answered(['chipset', 'm2'], { chipset: 'B650', m2: '3' });
  expect(part).toEqual({
    ...ofMarket,
    specs: { ...ofMarket.specs, chipset: 'B650', m2: [{}, {}, {}] },
    doubted: ['frontUsbC', 'pcie'],
    entered: expect.arrayContaining(['chipset', 'm2']),
  });
  const again = answered(['sataPorts'], { sataPorts: '4' }, part);
  expect(again.entered?.toSorted()).toEqual(['chipset', 'm2', 'sataPorts']);
  const taken = answered([], { chipset: '' }, part);
  expect([taken.specs?.['chipset'], taken.entered]).toEqual([undefined, ['m2']]);
});

test('a fact that is asked because it may be wrong has no answer; the same one, written, is entered', () => {
  expect(valuesOf('motherboard', ofMarket)).toMatchObject({ m2: '2' });
  expect(valuesOf('motherboard', ofMarket, ['m2'])).not.toHaveProperty('m2');
  expect(answered(['m2'], { m2: '2' })).toMatchObject({
    specs: ofMarket.specs,
    doubted: ['frontUsbC', 'pcie'],
    entered: ['m2'],
  });
});

test('what is entered is probable no more', () => {
  const part = answered(['frontUsbC'], { frontUsbC: 'no' });
  expect(part).toMatchObject({ specs: { frontUsbC: false }, doubted: ['m2', 'pcie'], entered: ['frontUsbC'] });
  expect(part).not.toHaveProperty('probable');
});

test('a fact that is asked and left stays as it was', () => {
  expect(answered(['chipset', 'm2'], {})).toEqual(ofMarket);
});

test('of an own part nothing is marked: all of it is entered', () => {
  const own = { ...ofMarket, id: 'own-motherboard-1' };
  expect(answered(['chipset'], { chipset: 'B650' }, own)).not.toHaveProperty('entered');
});
