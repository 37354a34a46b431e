/** @jest-environment node */
import { wholeCatalogue } from '../../../checks/broken-builds';
import { buildOf, optionsIn } from '../../../checks/options-in-builds';
import { commonRoom } from './common-room';
import { groupOptions } from './option-groups';
import type { Candidates } from './swap';

let catalogue: Candidates;

beforeAll(async () => {
  catalogue = await wholeCatalogue();
});

const north = { case: 'case17', cooling: 'cooling17', motherboard: 'motherboard10', psu: 'psu9', ram: 'ram12' };

test('the chosen part comes first also where it fails, then what does not fail; the order within stays', () => {
  const cards = optionsIn(catalogue, buildOf(catalogue, north), 'gpu').toReversed();
  const { chosen, fitting, failing } = groupOptions(cards, new Set(['gpu17']));
  expect(chosen.map(({ part, fit }) => [part.id, fit.verdict])).toEqual([['gpu17', 'fail']]);
  const rest = cards.filter(({ part }) => part.id !== 'gpu17');
  expect(fitting).toEqual(rest.filter(({ fit }) => fit.verdict !== 'fail'));
  expect(failing).toEqual(rest.filter(({ fit }) => fit.verdict === 'fail'));
  expect(failing.length).toBeGreaterThan(1);
});

test('what fails for one reason says it with its limit; of several the most common ones are counted', () => {
  const wordsOf = (ids: Parameters<typeof buildOf>[1], type: 'gpu' | 'cooling' | 'cpu' | 'ram' | 'case') =>
    groupOptions(optionsIn(catalogue, buildOf(catalogue, ids), type), new Set()).failingWords;
  expect(wordsOf(north, 'gpu')).toBe('longer than the 292 mm that the radiator in front leaves');
  expect(wordsOf({ case: 'case17' }, 'gpu')).toBe('longer than the 355 mm that the case has room for');
  expect(wordsOf({ motherboard: 'motherboard1' }, 'cpu')).toBe('socket differs');
  expect(wordsOf({ cpu: 'cpu2', motherboard: 'motherboard10' }, 'ram')).toBe('memory type differs');
  expect(wordsOf({ case: 'case6', ram: 'ram15' }, 'cooling')).toMatch(
    /^longer than the largest mount, \d+ mm \(\d\), /,
  );
  expect(wordsOf({}, 'gpu')).toBeUndefined();
});

test('the room that all options share is said; where they share none, or it is not known, nothing is', () => {
  const roomOf = (ids: Parameters<typeof buildOf>[1], type: 'gpu' | 'psu' | 'ram' | 'cooling' | 'case') =>
    commonRoom(optionsIn(catalogue, buildOf(catalogue, ids), type));
  expect(roomOf(north, 'gpu')).toBe('292 mm of room');
  expect(roomOf({ case: 'case17' }, 'gpu')).toBe('355 mm of room');
  expect(roomOf({ case: 'case17' }, 'cooling')).toBe('170 mm for air coolers');
  expect(roomOf({ cooling: 'cooling13' }, 'ram')).toBe('32 mm under the cooler');
  expect(roomOf({ case: 'case6' }, 'psu')).toBeUndefined();
  expect(roomOf({}, 'gpu')).toBeUndefined();
  expect(roomOf(north, 'case')).toBeUndefined();
});

test('a rule that passes for one option is not said to be unknown for all', () => {
  for (const type of ['gpu', 'psu', 'cooling', 'cpu'] as const) {
    const options = optionsIn(catalogue, buildOf(catalogue, { ...north, cpu: 'cpu11', case: 'case6' }), type);
    for (const { rule, sentence, part } of groupOptions(options, new Set()).unknownForAll) {
      const verdicts = options.flatMap(({ fit }) => fit.findings.filter((one) => one.rule === rule));
      expect(verdicts.map(({ verdict }) => verdict)).not.toContain('pass');
      expect(options.some(({ part: own }) => sentence.includes(own.name))).toBe(false);
      expect(part?.type).not.toBe(type);
      const all = verdicts.every(({ verdict }) => verdict === 'unknown');
      expect(sentence).toMatch(all ? /^Not checked for any part here: / : /^Not checked for the other parts: /);
    }
  }
});
