/** @jest-environment node */
import { chosenOf, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { wholeCatalogue } from '../../../checks/broken-builds';
import { buildOf, optionIn, optionsIn } from '../../../checks/options-in-builds';
import { commonRoom } from './common-room';
import { groupOptions, unknownForAll } from './option-groups';

const catalogue = wholeCatalogue();

const north = { case: 'case17', cooling: 'cooling17', motherboard: 'motherboard10', psu: 'psu9', ram: 'ram12' };

test('the chosen part comes first also where it fails, then what does not fail; the order within stays', () => {
  const cards = optionsIn(catalogue, buildOf(catalogue, north), 'gpu').toReversed();
  const { chosen, fitting, failing } = groupOptions(cards, new Set(['gpu18']));
  expect(chosen.map(({ part, fit }) => [part.id, fit.verdict])).toEqual([['gpu18', 'fail']]);
  const rest = cards.filter(({ part }) => part.id !== 'gpu18');
  expect(fitting).toEqual(rest.filter(({ fit }) => fit.verdict !== 'fail'));
  expect(failing).toEqual(rest.filter(({ fit }) => fit.verdict === 'fail'));
  expect(failing.length).toBeGreaterThan(1);
});

test('what fails for one reason says it with its limit; of several the most common ones are counted', () => {
  const wordsOf = (ids: Parameters<typeof buildOf>[1], type: 'gpu' | 'cooling' | 'cpu' | 'ram' | 'case') =>
    groupOptions(optionsIn(catalogue, buildOf(catalogue, ids), type), new Set()).failingWords;
  expect(wordsOf(north, 'gpu')).toBe('longer than the 317 mm that the radiator in front leaves');
  expect(wordsOf({ case: 'case17' }, 'gpu')).toBe('longer than the 355 mm that the case has room for');
  expect(wordsOf({ motherboard: 'motherboard1' }, 'cpu')).toBe('socket differs');
  expect(wordsOf({ cpu: 'cpu2', motherboard: 'motherboard10' }, 'ram')).toBe('memory type differs');
  expect(wordsOf({ case: 'case2', ram: 'ram15' }, 'cooling')).toMatch(
    /^longer than the largest mount, \d+ mm \(\d\), /,
  );
  expect(wordsOf({}, 'gpu')).toBeUndefined();
});

test('the room that all options share is said; where they share none, or it is not known, nothing is', () => {
  const roomOf = (ids: Parameters<typeof buildOf>[1], type: PartType) =>
    commonRoom(optionsIn(catalogue, buildOf(catalogue, ids), type));
  expect(roomOf(north, 'gpu')).toBe('317 mm of room');
  expect(roomOf({ case: 'case17' }, 'gpu')).toBe('355 mm of room');
  expect(roomOf({ case: 'case17' }, 'cooling')).toBe('170 mm for air coolers');
  expect(roomOf({ cooling: 'cooling13' }, 'ram')).toBe('32 mm under the cooler');
  expect(roomOf({ case: 'case17' }, 'psu')).toBe('case for ATX, 255 mm of room');
  expect(roomOf({ case: 'case6' }, 'psu')).toBe('case for ATX');
  expect(roomOf({}, 'gpu')).toBeUndefined();
  expect(roomOf({ gpu: 'gpu17' }, 'case')).toBeUndefined();
});

test('what the rest of the build asks in words is said in the head of the table, for every kind of part', () => {
  const build = buildOf(catalogue, { ...north, cpu: 'cpu7', gpu: 'gpu17' });
  const headOf = (type: PartType, components: BuildComponents = build) =>
    commonRoom(optionsIn(catalogue, components, type));
  expect(headOf('cpu')).toBe('AM5');
  expect(headOf('motherboard')).toBe('AM5, boards up to ATX');
  expect(headOf('motherboard', buildOf(catalogue, { case: 'case1' }))).toBe('case for mini-ITX');
  expect(headOf('motherboard', buildOf(catalogue, { case: 'case4' }))).toBe('boards up to micro-ATX');
  expect(headOf('headset')).toMatch(/^\d+ USB-A, \d+ USB-C, 2 jacks left$/);
  expect(headOf('ram')).toBe('DDR5, EXPO up to 6400 MT/s');
  expect(headOf('ram', buildOf(catalogue, { cpu: 'cpu7' }))).toBe('DDR5');
  expect(headOf('case')).toBe('ATX board, ATX supply');
  expect(headOf('storage')).toBe('3 M.2 slots, 2 × 3.5″ and 2 × 2.5″ bays');
  expect(headOf('soundCard', buildOf(catalogue, { motherboard: 'motherboard10' }))).toBe('3 PCIe slots on the board');
  expect(headOf('ups')).toMatch(/^\d{3} W draw$/);
  expect(headOf('thermalPaste')).toBeUndefined();
  expect(headOf('keyboard')).toMatch(/^\d+ USB-A left$/);
  expect(headOf('webcam')).toMatch(/^\d+ USB-A, \d+ USB-C left$/);
  expect(headOf('mouse')).toMatch(/^\d+ USB-A/);
});

test('headers, ports, lanes, cables and plugs that options share are said where a rule compares them', () => {
  const headOf = (type: PartType, ids: Parameters<typeof buildOf>[1]) =>
    commonRoom(optionsIn(catalogue, buildOf(catalogue, ids), type));
  expect(headOf('caseFan', { motherboard: 'motherboard19' })).toBe('2 fan headers');
  expect(headOf('ram', { motherboard: 'motherboard10' })).toBe('DDR5, EXPO up to 6400 MT/s');
  expect(headOf('ram', { motherboard: 'motherboard20' })).toBe('DDR5');
  const known = optionIn(catalogue, {}, 'motherboard', 'motherboard10').part;
  const board = { ...known, derived: ['fanHeaders', 'm2', 'pcie'] };
  const ofBound = (type: PartType) => commonRoom(optionsIn(catalogue, { motherboard: board }, type));
  expect(ofBound('caseFan')).toMatch(/^at least \d fan headers$/);
  expect(ofBound('storage')).toBe('at least 3 M.2 slots');
  expect(ofBound('soundCard')).toBe('at least 3 PCIe slots on the board');
  expect(headOf('gpu', { psu: 'psu2' })).toBe('1 cable for cards');
  expect(headOf('gpu', { psu: 'psu20' })).toBeUndefined();
  expect(headOf('storage', { motherboard: 'motherboard12', gpu: 'gpu1' })).toBe(
    '4 M.2 slots, 2 of them on lanes of the card',
  );
  expect(headOf('storage', { motherboard: 'motherboard10', gpu: 'gpu1' })).toBe('3 M.2 slots');
  expect(headOf('cooling', { case: 'case17', ram: 'ram15' })).toBe('35 mm above the board, 170 mm for air coolers');
  const two = buildOf(catalogue, { cpu: 'cpu5', motherboard: 'motherboard10', monitor: 'monitor25' });
  const screens = chosenOf(two, 'monitor').map(({ part }) => ({ part, quantity: 2 }));
  expect(commonRoom(optionsIn(catalogue, { ...two, monitor: screens }, 'gpu'))).toBe('2 screens');
});

test('a device that is chosen takes one of the sockets that are left; sockets that are not listed are not counted', () => {
  const headOf = (components: BuildComponents) => commonRoom(optionsIn(catalogue, components, 'mouse')) ?? '';
  const free = (components: BuildComponents) => Number.parseInt(headOf(components), 10);
  const build = buildOf(catalogue, { motherboard: 'motherboard10', case: 'case17' });
  const [cable] = (catalogue.keyboard ?? []).filter(
    ({ specs }) => 'connectivity' in specs && specs.connectivity?.join() === 'USB-A',
  );
  if (!cable) throw new Error('There is no keyboard with a USB-A cable alone.');
  expect(free({ ...build, keyboard: cable })).toBe(free(build) - 1);
  const [box] = chosenOf(build, 'case').map(({ part }) => part);
  const { frontUsb: _unsaid, ...specs } = { frontUsb: undefined, ...box?.specs };
  expect(headOf({ ...build, case: { id: 'own', type: 'case', name: 'Mine', price: 0, specs } })).toBe('');
});

test('what probably fits by a fact of another part is said once, too, as that', () => {
  const specs = { psuFormFactors: ['ATX', 'SFX', 'SFX-L'], psuMaxMm: 400 };
  const box = { id: 'case~1', name: 'Case', price: 0, specs, doubted: ['psuFormFactors'] };
  const said = (probable: readonly string[]) =>
    unknownForAll(optionsIn(catalogue, { case: { ...box, probable } }, 'psu')).map(({ sentence }) => sentence);
  expect(said(['psuFormFactors'])).toContain(
    'Probably fits for any part here: the list of supply sizes of Case is concluded from what is usual.',
  );
  expect(said([])).toContain('Not checked for any part here: the list of supply sizes of Case is not known for sure.');
});

test('a rule that passes for one option is not said to be unknown for all', () => {
  for (const type of ['gpu', 'psu', 'cooling', 'cpu'] as const) {
    const options = optionsIn(catalogue, buildOf(catalogue, { ...north, cpu: 'cpu22', case: 'case6' }), type);
    for (const { rule, sentence, part } of unknownForAll(options)) {
      const verdicts = options.flatMap(({ fit }) => fit.findings.filter((one) => one.rule === rule));
      expect(verdicts.map(({ verdict }) => verdict)).not.toContain('pass');
      expect(options.some(({ part: own }) => sentence.includes(own.name))).toBe(false);
      expect(part?.type).not.toBe(type);
      const all = verdicts.every(({ verdict }) => verdict === 'unknown');
      expect(sentence).toMatch(all ? /^Not checked for any part here: / : /^Not checked for the other parts: /);
    }
  }
});
