/** @jest-environment node */
import { partTypeNames } from '@rig4u/shared/builds';
import { fromComponents } from '../../src/domain/compatibility/checked-build';
import { judgeRows } from '../../src/domain/compatibility/rule-memo/judge-rows';
import { type Rows, rowsOf } from '../../src/domain/compatibility/rule-memo/rows';
import { saidOf } from '../../src/domain/compatibility/rule-memo/said-of';
import { rowsOfShelf } from '../../src/domain/shelf/rows-of-shelf';
import type { CatalogueType } from '../../src/catalogue/schema';
import type { CheckedBuild, CheckedPart, Rule } from '../../src/domain/compatibility/types';
import { marketShelf } from '../either-shelf';
import { brokenBuilds, wholeCatalogue } from '../broken-builds';
import { byEngine, reading } from '../by-engine';
import { random } from '../random';
import { rounds } from '../rounds';
import { draw, marketParts, rarestFirst } from './market-parts';

const seed = 20261129;
const catalogue = wholeCatalogue();
const onShelf = new Map(partTypeNames.map((type) => [type, marketParts(type)]));
const parts = new Map([...onShelf].map(([type, some]) => [type, rarestFirst(some)]));
const buildsOf = (count: number): CheckedBuild[] => brokenBuilds(catalogue, seed, count).map(fromComponents);

/** What the memo says otherwise than the engine: the first of it, in words. */
function difference(
  build: CheckedBuild,
  type: CatalogueType,
  some: readonly CheckedPart[],
  rows: Rows = rowsOf(type, some),
  rules: readonly Rule[] = reading(type),
): string | undefined {
  const { templatesAt, impure } = judgeRows(build, rules, rows);
  if (impure.length > 0) return `${type}: ${impure.join(', ')} read by more than facts`;
  const engine = byEngine(build, type, some, rules);
  // Why texts: a comparison of a million findings one by one takes minutes.
  for (const [row, part] of some.entries()) {
    const [memo, own] = [templatesAt(row).map((template) => saidOf(template, part)), engine[row]];
    if (JSON.stringify(memo) !== JSON.stringify(own))
      return `${type} ${part.id} ${part.name}: ${JSON.stringify(memo)} instead of ${JSON.stringify(own)}`;
  }
  return undefined;
}

const whole = rounds({ full: 20, short: 1 });
const inShort: readonly CatalogueType[] = ['ram', 'psu'];

test(`the memo says of all parts on the market what the engine says, in ${whole} builds, seed ${seed}`, () => {
  const types = whole > 1 ? partTypeNames : inShort;
  for (const build of buildsOf(whole))
    for (const type of types) {
      // As a list has them: the columns of the shelf, no part made.
      const rows = rowsOfShelf(type, marketShelf(type));
      expect(difference(build, type, onShelf.get(type) ?? [], rows)).toBeUndefined();
    }
});

const ofTaking = rounds({ full: 20, short: 2 });

test(`rules that take less of a fact than there is say of all parts what the engine says, in ${ofTaking} builds, seed ${seed}`, () => {
  const taking = (type: CatalogueType): Rule[] => reading(type).filter(({ takes }) => takes[type]);
  const types = partTypeNames.filter((type) => taking(type).length > 0);
  expect(types).toEqual(expect.arrayContaining(['motherboard', 'case']));
  for (const build of buildsOf(ofTaking))
    for (const type of types) {
      const rows = rowsOfShelf(type, marketShelf(type));
      expect(difference(build, type, onShelf.get(type) ?? [], rows, taking(type))).toBeUndefined();
    }
});

const drawn = rounds({ full: 1000, short: 12 });
const ofEach = rounds({ full: 100, short: 30 });

test(`also of ${ofEach} drawn parts of each type, those with rare facts first, in ${drawn} builds, seed ${seed}`, () => {
  const stream = random(seed);
  for (const build of buildsOf(drawn))
    for (const type of partTypeNames) {
      const some = draw(stream, parts.get(type) ?? [], ofEach);
      expect(difference(build, type, some)).toBeUndefined();
    }
});

test('parts with facts that are only probable are among them', () => {
  const withProbable = partTypeNames.filter((type) => parts.get(type)?.some(({ probable }) => probable));
  expect(withProbable).toEqual(['motherboard', 'gpu', 'case', 'psu', 'cooling']);
});

test('every type but the supplies with a battery has parts on the market', () => {
  expect(partTypeNames.filter((type) => parts.get(type)?.length === 0)).toEqual(['ups']);
});
