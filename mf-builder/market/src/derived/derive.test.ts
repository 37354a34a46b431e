/** @jest-environment node */
import { partsInFile } from '../../../checks/catalogue-files';
import { matchRecord } from '../../../checks/catalogue-audit/match';
import { type CatalogueType, catalogueTypes, type Part } from '../../../src/catalogue/schema';
import { boundOf } from '../../../src/domain/compatibility/bounds';
import { importRecord } from '../importer/import-record';
import { readRecords } from '../records/read';
import { importType } from '../importer/import-type';
import type { Facts } from '../importer/reading';
import { deriveFacts, whyDerived } from './derive';
import { type DerivingRule, isSure, type Known } from './rule';
import { derivingRules } from './rules';

const all = catalogueTypes.flatMap((type) =>
  (derivingRules[type] ?? []).map((rule) => ({ type, rule, fact: rule.fact })),
);

/** The catalogue's parts of a type; where a rule looks at doubts, each with the value that its record has and the import doubts. */
const catalogueParts = (type: CatalogueType, { fact, overDoubt }: DerivingRule): (Known & { doubted?: unknown })[] =>
  catalogue(type).map((part) => {
    const record = overDoubt && recordOf(part);
    const doubted = record?.doubted.includes(fact) ? record.facts[fact] : undefined;
    return { brand: part.brand ?? '', name: part.name, facts: { ...part.specs }, doubted };
  });

/** What is worked out of a value, kept while it lives. */
const once = <In extends string | object, Out>(work: (of: In) => Out): ((of: In) => Out) => {
  const kept = new Map<In, Out>();
  return (of) => {
    const known = kept.get(of) ?? work(of);
    kept.set(of, known);
    return known;
  };
};

const imports = once((type: CatalogueType) => importType(type).map(({ part }) => part));
const records = once(readRecords);
const catalogue = once((type: CatalogueType) => partsInFile(type));
/** The record of a part of the catalogue, as it is imported. */
const recordOf = once((part: Part) => {
  const record = matchRecord(part, records(part.type));
  return record && importRecord(part.type, record, 1).part;
});

/** Of parts that state the fact, those of which the rule says one: with what, and whether it is the stated one. */
const tried = (rule: DerivingRule, parts: readonly (Known & { doubted?: unknown })[]) =>
  parts.flatMap(({ brand, name, facts: { [rule.fact]: stated, ...facts }, doubted }) => {
    const known = doubted === undefined ? facts : { ...facts, [rule.fact]: doubted };
    const value = stated === undefined ? undefined : rule.derive({ brand, name, facts: known });
    if (value === undefined) return [];
    return [{ name, stated, value, wrong: !(rule.same?.(value, stated) ?? value === stated) }];
  });
const count = (of: ReturnType<typeof tried>) => ({ of: of.length, wrong: of.filter(({ wrong }) => wrong).length });

test.each(all)(
  '$type, $fact: of the parts that keepers checked the rule is wrong as often as it says',
  ({ type, rule }) => {
    expect(count(tried(rule, catalogueParts(type, rule)))).toEqual(rule.measured);
  },
);

test.each(all)('$type, $fact: of the records that state it the rule is wrong as often as it says', ({ type, rule }) => {
  const parts = imports(type)
    .filter(({ doubted, recalled = [] }) => ![...doubted, ...recalled].includes(rule.fact))
    .map(({ brand, name, facts }) => ({ brand, name, facts }));
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

test('a value that the import doubts gives way to what a rule makes of it, and is doubted no more', () => {
  const facts = { chipset: 'B650', formFactor: 'ATX', m2: [{}], sataPorts: 0 };
  const board = deriveFacts('motherboard', { n: 1, brand: 'A', name: 'A', facts, doubted: ['m2', 'sataPorts'] });
  const slot = { sizes: [2280], gen: 4, lanes: 4 };
  expect(board).toMatchObject({ facts: { m2: [slot], sataPorts: 0 }, doubted: ['sataPorts'] });
  expect(board.derived).toContain('m2');
});

test('a board keeps as many M.2 slots as its record counts; of those beyond the bound no more is known', () => {
  const slot = { sizes: [2280], gen: 4, lanes: 4 };
  const slots = (m2?: object[]) => {
    const facts = { chipset: 'B650', formFactor: 'ATX', ...(m2 && { m2 }) };
    return deriveFacts('motherboard', { n: 1, brand: 'A', name: 'A', facts, doubted: m2 ? ['m2'] : [] }).facts['m2'];
  };
  expect(slots([{}, {}, {}])).toEqual([slot, slot, {}]);
  expect(slots([])).toEqual([]);
  expect(slots()).toEqual([slot, slot]);
});

test('what the check takes for a bound is what rules of bounds say, and nothing else', () => {
  const taken = catalogueTypes.flatMap((type) =>
    [...new Set(partsInFile(type).flatMap(({ specs }) => Object.keys(specs)))].flatMap((fact) => {
      const bound = boundOf({ type, derived: [fact] }, fact);
      return bound ? [`${type}: ${fact} ${bound}`] : [];
    }),
  );
  const said = all.flatMap(({ type, fact, rule: { bound } }) => (bound ? [`${type}: ${fact} ${bound}`] : []));
  expect(taken.toSorted()).toEqual(said.toSorted());
});

test('a fact that is stated stays, one that is not follows and is marked', () => {
  const stated = deriveFacts('gpu', card({ chip: 'GeForce RTX 5070', pcieGen: 4, slots: 2.5 }));
  expect(stated).toMatchObject({
    facts: { pcieGen: 4, bracketSlots: 2 },
    derived: [],
    probable: ['bracketSlots', 'recommendedPsuW'],
  });
  const silent = deriveFacts('gpu', card({ chip: 'GeForce RTX 5070' }));
  expect(silent).toMatchObject({ facts: { pcieGen: 5 }, derived: ['pcieGen'], probable: ['recommendedPsuW'] });
});

test('of what no rule knows nothing follows', () => {
  const unknown = deriveFacts('gpu', card({ chip: 'Voodoo 2' }));
  expect(unknown).toMatchObject({ facts: { chip: 'Voodoo 2' }, derived: [], probable: [] });
});

test('each derived fact says why', () => {
  expect(all.filter(({ type, fact }) => !whyDerived(type, fact))).toEqual([]);
  expect(whyDerived('gpu', 'lengthMm')).toBeUndefined();
});

test('thirteen facts are probable by these figures, the others may let a check pass', () => {
  const probable = all.filter(({ rule }) => !isSure(rule)).map(({ type, fact }) => `${type}: ${fact}`);
  expect(probable.toSorted()).toEqual([
    'case: fanMounts',
    'case: frontUsb',
    'case: psuFormFactors',
    'cooling: fans',
    'cooling: sockets',
    'cooling: thicknessMm',
    'gpu: bracketSlots',
    'gpu: recommendedPsuW',
    'gpu: slots',
    'motherboard: displayOutputs',
    'motherboard: frontUsbC',
    'motherboard: wifi',
    'psu: eps8',
  ]);
});
