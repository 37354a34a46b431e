/** @jest-environment node */
import { partsInFile } from '../../../checks/catalogue-files';
import { catalogueTypes } from '../../../src/catalogue/schema';
import { importType } from '../importer/import-type';
import type { Facts } from '../importer/reading';
import { deriveFacts, whyDerived } from './derive';
import { type DerivingRule, isSure, type Known } from './rule';
import { derivingRules } from './rules';

const all = catalogueTypes.flatMap((type) =>
  (derivingRules[type] ?? []).map((rule) => ({ type, rule, fact: rule.fact })),
);

/** Of parts that state the fact, those of which the rule says one: with what, and whether it is the stated one. */
const tried = (rule: DerivingRule, parts: readonly Known[]) =>
  parts.flatMap(({ brand, name, facts: { [rule.fact]: stated, ...facts } }) => {
    const value = stated === undefined ? undefined : rule.derive({ brand, name, facts });
    if (value === undefined) return [];
    return [{ name, stated, value, wrong: !(rule.same?.(value, stated) ?? value === stated) }];
  });
const count = (of: ReturnType<typeof tried>) => ({ of: of.length, wrong: of.filter(({ wrong }) => wrong).length });

test.each(all)(
  '$type, $fact: of the parts that keepers checked the rule is wrong as often as it says',
  ({ type, rule }) => {
    const parts = partsInFile(type).map(({ brand = '', name, specs }) => ({ brand, name, facts: { ...specs } }));
    expect(count(tried(rule, parts))).toEqual(rule.measured);
  },
);

test.each(all)('$type, $fact: of the records that state it the rule is wrong as often as it says', ({ type, rule }) => {
  const parts = importType(type)
    .map(({ part }) => part)
    .filter(({ doubted, recalled = [] }) => ![...doubted, ...recalled].includes(rule.fact));
  const { of, wrong } = count(tried(rule, parts));
  expect(of < 50 ? undefined : { of, wrong }).toEqual(rule.records);
});

test('no rule is wrong in more than 1 of 10', () => {
  const wrong = all.filter(({ rule: { measured, records = measured } }) =>
    [measured, records].some((one) => one.wrong * 10 > one.of),
  );
  expect(wrong.map(({ type, fact }) => `${type}: ${fact}`)).toEqual([]);
});

const card = (facts: Facts) => ({ n: 1, brand: 'A', name: 'A card', facts, doubted: [] });

test('a fact that is stated stays, one that is not follows and is marked', () => {
  const stated = deriveFacts('gpu', card({ chip: 'GeForce RTX 5070', pcieGen: 4, slots: 2.5 }));
  expect(stated).toMatchObject({ facts: { pcieGen: 4, bracketSlots: 2 }, derived: [], probable: ['bracketSlots'] });
  const silent = deriveFacts('gpu', card({ chip: 'GeForce RTX 5070' }));
  expect(silent).toMatchObject({ facts: { pcieGen: 5 }, derived: ['pcieGen'], probable: [] });
});

test('of what no rule knows nothing follows', () => {
  const unknown = deriveFacts('gpu', card({ chip: 'Voodoo 2' }));
  expect(unknown).toMatchObject({ facts: { chip: 'Voodoo 2' }, derived: [], probable: [] });
});

test('each derived fact says why', () => {
  expect(all.filter(({ type, fact }) => !whyDerived(type, fact))).toEqual([]);
  expect(whyDerived('gpu', 'lengthMm')).toBeUndefined();
});

test('four facts are probable by these figures, the others may let a check pass', () => {
  const probable = all.filter(({ rule }) => !isSure(rule)).map(({ type, fact }) => `${type}: ${fact}`);
  expect(probable.toSorted()).toEqual([
    'case: psuFormFactors',
    'cooling: fans',
    'gpu: bracketSlots',
    'motherboard: frontUsbC',
  ]);
});
