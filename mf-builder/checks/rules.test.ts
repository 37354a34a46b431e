/** @jest-environment node */
import {
  partTypeNames,
  type BuildComponents,
  type PartQuantity,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';
import { loadRetired } from '../src/catalogue/retired';
import { builtIn } from '../src/catalogue/source';
import { check } from '../src/domain/compatibility/check';
import { fromComponents } from '../src/domain/compatibility/checked-build';
import { readFacts } from '../src/domain/compatibility/read-facts';
import { rules } from '../src/domain/compatibility/rules';
import type { CheckedBuild } from '../src/domain/compatibility/types';
import { generateBuild } from './oracle/generate';
import { realPartFixtures } from './parts-outside-the-catalogue';
import { buildOf, verdictOf, type RealBuild, type RuleCases } from './rule-cases';

const casesOf = (id: string): RuleCases =>
  jest.requireActual<{ cases: RuleCases }>(`../src/domain/compatibility/rules/${id}.cases`).cases;

const cases = rules.map((rule) => ({ rule, ...casesOf(rule.id) }));
const madeCases = cases.flatMap(({ rule, made }) =>
  made.map(([expected, build]) => [rule.id, expected, build] as const),
);
const realCases = cases.flatMap(({ rule, real }) => real.map(([verdict, parts]) => [rule.id, verdict, parts] as const));

/** What no part that is known can reach. */
const outOfReach: Readonly<Record<string, string>> = {
  'top-clearance fail':
    'Nobody states the room at the top of a case in which a radiator can sit nowhere else; a visitor can measure it.',
  'psu-place fail': 'Nobody states what fits beside the supply of the one case in which its place can be chosen.',
  'ram-mixed unknown': 'Every part that is chosen or added has an id, and by their ids two kits are the same or not.',
};

const known = new Map<string, StoredPart>();
const names = new Set<string>();

beforeAll(async () => {
  for (const type of partTypeNames) {
    for (const part of await builtIn.load(type)) {
      known.set(`${type} ${part.id}`, part);
      names.add(part.name);
    }
  }
  for (const part of await loadRetired()) known.set(`${part.type} ${part.id}`, part);
  for (const { type, id, name, brand, specs } of realPartFixtures)
    known.set(`${type} ${id}`, { id, name, brand, price: 0, specs: { ...specs } });
});

const partOf = (type: PartType, id: string): StoredPart => {
  const part = known.get(`${type} ${id}`);
  if (!part)
    throw new Error(
      `There is no ${type} ${id}: take one of the catalogue, or add it to checks/parts-outside-the-catalogue.ts.`,
    );
  return part;
};

const linesOf = (type: PartType, ids: readonly string[]): PartQuantity[] =>
  [...new Set(ids)].map((id) => ({ part: partOf(type, id), quantity: ids.filter((other) => other === id).length }));

const realBuild = (parts: RealBuild): CheckedBuild => {
  const types = partTypeNames.filter((type) => type in parts);
  const components: BuildComponents = Object.fromEntries(
    types.map((type) => [type, linesOf(type, [parts[type] ?? []].flat())]),
  );
  const none: CheckedBuild = Object.fromEntries(
    types.filter((type) => parts[type] === null).map((type) => [type, null]),
  );
  return { ...fromComponents(components), ...none };
};

test('each rule is in the list once', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test.each(madeCases)('%s: %s', (rule, expected, build) => expect(verdictOf(rule, build)).toBe(expected));

test.each(realCases)('%s: %s for %j', (rule, verdict, parts) => {
  const finding = check(realBuild(parts)).findings.find((one) => one.rule === rule);
  expect(finding).toMatchObject({ verdict, message: expect.stringMatching(/^\S.*\.$/) });
});

test.each(rules)('$id has a case of real parts for each verdict that it can give', ({ id, can }) => {
  const wanted = can.filter((verdict) => !(`${id} ${verdict}` in outOfReach));
  expect([...new Set(casesOf(id).real.map(([verdict]) => verdict))].toSorted()).toEqual(wanted.toSorted());
});

test('a case holds no part that its rule does not read', () => {
  for (const { rule, made, real } of cases) {
    const types = [...made, ...real].flatMap(([, build]) => Object.keys(build));
    expect([rule.id, types.filter((type) => !rule.types.some((one) => one === type))]).toEqual([rule.id, []]);
  }
});

test('what is not in the catalogue is needed, not in it by now, and has facts that can be read', () => {
  const used = new Set(realCases.flatMap(([, , parts]) => Object.values(parts).flatMap((ids) => ids ?? [])));
  for (const { type, id, name, specs } of realPartFixtures) {
    expect([id, used.has(id), names.has(name)]).toEqual([id, true, false]);
    expect(readFacts(type, { ...specs })).toEqual({ facts: specs, problems: [] });
  }
});

/** The build, and every fact of it that is asked for, as `cpu.socket`; the facts that a part has where all of them are. */
function watched(build: CheckedBuild): { build: CheckedBuild; asked: Set<string> } {
  const asked = new Set<string>();
  const watch = (type: string, specs: object): object =>
    new Proxy(specs, {
      get: (facts, fact): unknown => {
        asked.add(`${type}.${String(fact)}`);
        return Reflect.get(facts, fact);
      },
      ownKeys: (facts) => {
        for (const fact of Reflect.ownKeys(facts)) asked.add(`${type}.${String(fact)}`);
        return Reflect.ownKeys(facts);
      },
    });
  const entries = Object.entries(build).map(([type, parts]) => [
    type,
    parts && parts.map((part) => ({ ...part, specs: watch(type, part.specs) })),
  ]);
  return { build: Object.fromEntries(entries), asked };
}

test('each rule reads the facts that it says it reads, and no others', () => {
  const seeds = Array.from({ length: 400 }, (_, index) => index + 1);
  const builds = seeds.map(generateBuild);
  for (const { rule, made } of cases) {
    const all = [...builds, ...made.map(([, build]) => buildOf(build))];
    const asked = new Set(
      all.flatMap((one) => {
        const { build, asked: facts } = watched(one);
        rule.check(build);
        return [...facts];
      }),
    );
    const said = Object.entries(rule.reads).flatMap(([type, facts]) => facts.map((fact) => `${type}.${fact}`));
    expect([rule.id, ...[...asked].toSorted()]).toEqual([rule.id, ...said.toSorted()]);
  }
});
