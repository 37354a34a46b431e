/** @jest-environment node */
import { chosenOf, partTypeNames, type PartType } from '@rig4u/shared/builds';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { buildOf, optionIn, optionsIn } from '../../../checks/options-in-builds';
import type { Option } from '../columns/column';
import { rules } from '../compatibility/rules';
import { rowVerdict, verdictSentence } from './fit-words';
import { verdictSentences } from './verdict-sentences';
import { unknownForAll } from './option-groups';

const seed = 20261122;

const catalogue = wholeCatalogue();

test('every verdict that a rule can give beside a pass has a short word', () => {
  for (const { id, can, short } of rules) {
    expect([id, Object.keys(short).toSorted()]).toEqual([id, can.filter((verdict) => verdict !== 'pass').toSorted()]);
    for (const word of Object.values(short)) {
      expect(word).toMatch(/^\S.+\S$/);
      expect(word.length).toBeLessThanOrEqual(22);
    }
  }
});

test('a row that rests on what is usual says probably; of what is open beside it each says what', () => {
  const specs = { psuFormFactors: ['ATX', 'SFX', 'SFX-L'], psuMaxMm: 400 };
  const doubts = { doubted: ['psuFormFactors'], probable: ['psuFormFactors'] };
  const inCase = (known: Record<string, unknown>) =>
    optionIn(catalogue, { case: { id: 'case~1', name: 'Case', price: 0, specs: known, ...doubts } }, 'psu', 'psu1');
  expect(inCase(specs).fit).toMatchObject({ verdict: 'unknown', probably: true });
  expect(rowVerdict(inCase(specs))).toMatchObject({ verdict: 'unknown', probably: true, word: 'Probably fits' });
  const open = inCase({ psuFormFactors: specs.psuFormFactors });
  expect(verdictSentences(open, new Set()).map(({ text }) => text)).toEqual([
    'Supply fit unknown',
    'Probably fits: Power supply form',
  ]);
});

/** Every option of every type in broken builds, with the rules that its table says once. */
const everyRow = (count: number): { option: Option; said: ReadonlySet<string> }[] =>
  brokenBuilds(catalogue, seed, count).flatMap((components) =>
    partTypeNames.flatMap((type) => {
      const options = optionsIn(catalogue, components, type);
      const said = new Set(unknownForAll(options).map(({ rule }) => rule));
      return options.map((option) => ({ option, said }));
    }),
  );

test(`a row says what the check says, and its numbers agree with it, in 20 builds, seed ${seed}`, () => {
  const wrong = everyRow(20).flatMap(({ option, said }) => {
    const { verdict, word, reason } = rowVerdict(option, said);
    const { findings } = option.fit;
    const all = rowVerdict(option);
    const held = {
      'the worst verdict': all.verdict === (findings.length === 0 ? 'unknown' : option.fit.verdict),
      'what is said once is at most unknown': verdict === all.verdict || all.verdict === 'unknown',
      'Fits is a pass': (verdict === 'pass') === (word === 'Fits'),
      'to spare is no fail':
        !/spare|in length|beside|over the|for the/.test(reason) || verdict === 'pass' || verdict === 'unknown',
      'too much is a fail or a warning': !/\d too \w+$| > /.test(`${word} ${reason}`) || /fail|warning/.test(verdict),
      'a word that is short':
        word.length <= 24 && reason.length <= 30 && !/^(May not fit|Not known for sure)$/.test(word),
      'whole words': !/undefined|NaN|\[object/.test(word + reason),
    };
    return Object.entries(held).flatMap(([what, holds]) =>
      holds ? [] : [`${option.part.id}: ${what}: ${verdictSentence(option, said)}`],
    );
  });
  expect(wrong).toEqual([]);
});

const north = { case: 'case17', cooling: 'cooling17', motherboard: 'motherboard10', psu: 'psu9', ram: 'ram12' };

const sentenceOf = (ids: { readonly [T in PartType]?: string }, type: PartType, id: string): string =>
  verdictSentence(optionIn(catalogue, buildOf(catalogue, ids), type, id));

test('the tightest values stand beside the word', () => {
  expect(sentenceOf(north, 'gpu', 'gpu18')).toBe('14 mm too long, 331 > 317 mm');
  expect(sentenceOf({ ...north, gpu: 'gpu18' }, 'case', 'case17')).toBe('Card 14 mm too long, 331 > 317 mm');
  expect(sentenceOf({ motherboard: 'motherboard1' }, 'cpu', 'cpu7')).toBe('Socket differs, AM5, AM4');
  expect(sentenceOf({}, 'cpu', 'cpu1')).toBe('Nothing to check yet');
});

test('what is unknown for every card is said once, and a row speaks of its own facts', () => {
  const whole = buildOf(catalogue, north);
  // The case as it is before anybody has measured it.
  const unmeasured = chosenOf(whole, 'case').map(({ part, quantity }) => {
    const known = Object.entries(part.specs ?? {}).filter(([fact]) => fact !== 'layout' && fact !== 'gpuHeightMaxMm');
    return { part: { ...part, specs: Object.fromEntries(known) }, quantity };
  });
  const cards = optionsIn(catalogue, { ...whole, case: unmeasured }, 'gpu');
  const once = unknownForAll(cards);
  expect(once).toContainEqual({
    rule: 'gpu-width',
    sentence: 'Not checked for the other parts: the room above a graphics card of Fractal Design North.',
    part: { type: 'case', id: 'case17', name: 'Fractal Design North' },
  });
  const said = new Set(once.map(({ rule }) => rule));
  const sentences = cards.map((card) => verdictSentence(card, said));
  expect(sentences).toContain('Fits, 68 mm in length');
  expect(sentences).toContain('Height unknown, 115 mm in length');
});

test('where nothing is measured, what a passing rule leaves stands beside the word', () => {
  const board = { motherboard: 'motherboard10' };
  const core = { ...board, cpu: 'cpu9', gpu: 'gpu8' };
  expect(sentenceOf(board, 'storage', 'storage9')).toBe('Fits, 2 M.2 slots left');
  const atLeast = { motherboard: { ...optionIn(catalogue, {}, 'motherboard', 'motherboard10').part, derived: ['m2'] } };
  expect(verdictSentence(optionIn(catalogue, atLeast, 'storage', 'storage9'))).toBe('Fits, at least 2 M.2 slots left');
  expect(sentenceOf(board, 'ram', 'ram12')).toBe('Fits, 2 slots left');
  expect(sentenceOf(core, 'psu', 'psu9')).toBe('Fits, 542 W to spare');
  expect(sentenceOf(core, 'ups', 'ups20')).toBe('Fits, 692 W to spare');
  expect(sentenceOf(core, 'ups', 'ups13')).toBe('Fits, 292 W to spare, 32 min');
  expect(sentenceOf({ cooling: 'cooling3' }, 'cpu', 'cpu9')).toBe('Fits, 42 W to spare');
});

test('the words name the measure: a card by its length or its cable, another part by what it gives room to', () => {
  const spare = (ids: { readonly [T in PartType]?: string }, type: PartType, id: string) =>
    sentenceOf(ids, type, id).replace(/\d+ mm/, 'n mm');
  // The case gives 415 mm for a card, and 4 mm beside its cable.
  const sentences = optionsIn(catalogue, buildOf(catalogue, { case: 'case19' }), 'gpu').map((card) =>
    verdictSentence(card).replace(/\d+ mm/, 'n mm'),
  );
  expect(new Set(sentences)).toContain('Fits, n mm beside the cable');
  // Here the plug has to bend in the room that is left.
  expect(spare({ case: 'case1' }, 'gpu', 'gpu14')).toBe('Fits, n mm for the cable');
  expect(spare({ case: 'case19' }, 'psu', 'psu9')).toBe('Fits, n mm in length');
  expect(spare({ psu: 'psu9' }, 'case', 'case17')).toBe('Fits, n mm spare supply length');
  const kits = optionsIn(catalogue, buildOf(catalogue, { cooling: 'cooling13' }), 'ram');
  expect(kits.map((kit) => verdictSentence(kit).replace(/\d+ mm/, 'n mm'))).toContain('Fits, n mm over the memory');
  const coolers = optionsIn(catalogue, buildOf(catalogue, { case: 'case17' }), 'cooling');
  expect(coolers.map((one) => verdictSentence(one).replace(/\d+ mm/, 'n mm'))).toContain('Fits, n mm over the cooler');
});
