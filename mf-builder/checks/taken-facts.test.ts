/** @jest-environment node */
import { isPartType } from '@rig4u/shared/builds';
import type { CatalogueType } from '../src/catalogue/schema';
import { rules } from '../src/domain/compatibility/rules';
import type { CheckedBuild, CheckedPart, Rule, Take } from '../src/domain/compatibility/types';
import { marketShelf } from './either-shelf';
import { generateBuild } from './oracle/generate';
import { random } from './random';
import { rounds } from './rounds';

const seed = 20261130;
const builds = Array.from({ length: rounds({ full: 20_000, short: 1500 }) }, (_, index) => generateBuild(seed + index));
const stream = random(seed);

/** Facts of which a rule takes less than there is. */
const taking = rules.flatMap((rule) =>
  Object.entries(rule.takes).flatMap(([type, facts]) =>
    isPartType(type) ? Object.entries(facts).map(([fact, take]) => ({ rule, type, fact, take })) : [],
  ),
);

const valueOf = ({ specs }: CheckedPart, fact: string): unknown => Reflect.get(specs, fact);

/** All values of a fact: of generated parts and of the market. */
function valuesOf(type: CatalogueType, fact: string): unknown[] {
  const generated = builds.flatMap((build) => (build[type] ?? []).map((part) => valueOf(part, fact)));
  const all = [...generated, ...(marketShelf(type).column(fact)?.values ?? [])];
  const known = all.filter((value) => value !== undefined && value !== null);
  return [...new Map(known.map((value) => [JSON.stringify(value), value])).values()];
}

/** Of each value those of which the same is taken. */
function alikeBy(take: Take, values: readonly unknown[]): (value: unknown) => readonly unknown[] {
  const groups = new Map<string, unknown[]>();
  for (const value of values) {
    const taken = JSON.stringify(take(value));
    groups.set(taken, [...(groups.get(taken) ?? []), value]);
  }
  return (value) => groups.get(JSON.stringify(take(value))) ?? [];
}

const swapped = (
  build: CheckedBuild,
  type: string,
  fact: string,
  other: (value: unknown) => unknown,
): CheckedBuild => ({
  ...build,
  [type]: (isPartType(type) ? build[type] : undefined)?.map((part): CheckedPart => {
    const value = valueOf(part, fact);
    return value === undefined || value === null ? part : { ...part, specs: { ...part.specs, [fact]: other(value) } };
  }),
});

test.each(taking.map((one): [string, (typeof taking)[number]] => [`${one.rule.id}: ${one.type}.${one.fact}`, one]))(
  'what is not taken of a fact changes nothing of what is found, %s',
  (_, { rule, type, fact, take }) => {
    const alike = alikeBy(take, valuesOf(type, fact));
    let changed = 0;
    for (const build of builds) {
      const other = swapped(build, type, fact, (value) => stream.pick(alike(value)));
      if (JSON.stringify(other) !== JSON.stringify(build)) changed += 1;
      expect(rule.check(other)).toEqual(rule.check(build));
    }
    expect(changed).toBeGreaterThan(builds.length / 10);
  },
);

test('a rule takes of facts that it reads', () => {
  const reads = ({ reads }: Rule, type: CatalogueType): readonly string[] => reads[type] ?? [];
  expect(taking.filter(({ rule, type, fact }) => !reads(rule, type).includes(fact))).toEqual([]);
});
