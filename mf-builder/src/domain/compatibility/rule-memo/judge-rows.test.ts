/** @jest-environment node */
import { partTypeNames } from '@rig4u/shared/builds';
import fc from 'fast-check';
import { fullBuild, type FullBuild } from '../../../../checks/any-build';
import { brokenBuilds, wholeCatalogue } from '../../../../checks/broken-builds';
import { byEngine, reading } from '../../../../checks/by-engine';
import { rounds } from '../../../../checks/rounds';
import { buildOf } from '../../../../checks/rule-cases';
import type { CatalogueType } from '../../../catalogue/schema';
import { isProbable, worst } from '../check-summary';
import { checkedOption, fromComponents } from '../checked-build';
import type { CheckedBuild, CheckedPart } from '../types';
import { judgeRows } from './judge-rows';
import { rowsOf } from './rows';
import { saidOf } from './said-of';

const seed = 20261128;
const builds = rounds({ full: 1000, short: 8 });
const catalogue = wholeCatalogue();

/** What is found of each part by the memo, and how often a rule was run. */
function byMemo(build: CheckedBuild, type: CatalogueType, parts: readonly CheckedPart[]) {
  const { templatesAt, verdictAt, probablyAt, runs, impure } = judgeRows(build, reading(type), rowsOf(type, parts));
  const found = parts.map((part, row) => templatesAt(row).map((template) => saidOf(template, part)));
  expect(impure).toEqual([]);
  expect(parts.map((_, row) => verdictAt(row))).toEqual(found.map(worst));
  expect(parts.map((_, row) => probablyAt(row))).toEqual(found.map(isProbable));
  return { found, runs };
}

test(`the memo says of each of all parts what the engine says, in ${builds} builds, seed ${seed}`, () => {
  const runs = { engine: 0, memo: 0 };
  for (const components of brokenBuilds(catalogue, seed, builds)) {
    for (const type of partTypeNames) {
      const parts = (catalogue[type] ?? []).map(checkedOption);
      const build = fromComponents(components);
      const memo = byMemo(build, type, parts);
      expect({ type, found: memo.found }).toEqual({ type, found: byEngine(build, type, parts) });
      runs.engine += parts.length * reading(type).length;
      runs.memo += memo.runs;
    }
  }
  expect(runs.memo).toBeLessThan(runs.engine / 2);
});

/** Names by which rules tell chips and boards apart, that begin small, that hold signs of a replacement, or are another's. */
const names = [
  'AMD Ryzen 5 5500',
  'Ryzen 7 7800X3D',
  'GeForce RTX 3060 12GB',
  'H410M V2',
  'H310C-M 2.0',
  'be quiet! $& $1',
  'gpu 1',
];

/** The parts of a type in some generated builds, each under names of its own, some of several pieces, some owned. */
const drawnParts = (drawn: readonly FullBuild[], type: CatalogueType): CheckedPart[] =>
  drawn
    .flatMap((short): readonly CheckedPart[] => buildOf(short)[type] ?? [])
    .map((part, place) => ({
      ...part,
      id: `drawn-${place}`,
      name: names[place % names.length] ?? part.name,
      quantity: 1 + (place % 3),
      ...(place % 4 === 1 && { owned: true }),
      ...(place % 5 < 2 && { doubts: Object.keys(part.specs).filter((_, at) => at % 3 === place % 3) }),
      ...(place % 5 === 1 && {
        probable: Object.keys(part.specs).filter((_, at) => at % 3 === place % 3 && at % 2 === 0),
      }),
    }));

test('also of parts with rare combinations of facts, with facts missing, doubted or probable, owned, and of several pieces, in generated builds', () => {
  fc.assert(
    fc.property(fullBuild, fc.array(fullBuild, { minLength: 6, maxLength: 6 }), (short, drawn) => {
      const build = buildOf(short);
      for (const type of partTypeNames) {
        const parts = drawnParts(drawn, type);
        expect({ type, found: byMemo(build, type, parts).found }).toEqual({
          type,
          found: byEngine(build, type, parts),
        });
      }
    }),
    { numRuns: rounds({ full: 1000, short: 40 }), seed },
  );
});

test('a board that tells another die by its name alone is judged by its name', () => {
  const build: CheckedBuild = {
    cpu: [
      {
        type: 'cpu',
        id: 'cpu',
        name: 'Core i5-11400',
        quantity: 1,
        specs: { arch: 'Rocket Lake', generation: '11th' },
      },
    ],
  };
  const board = (name: string): CheckedPart => ({
    type: 'motherboard',
    id: name,
    name,
    quantity: 1,
    specs: { chipset: 'H410', socket: 'LGA1200' },
  });
  const parts = ['H410M S2H', 'H410M S2H V2', 'PRIME H410M-A', 'PRIME H410M-R R2.0'].map(board);
  const { found } = byMemo(build, 'motherboard', parts);
  expect(found).toEqual(byEngine(build, 'motherboard', parts));
  expect(found.map((one) => one.find(({ rule }) => rule === 'cpu-chipset')?.verdict)).toEqual([
    'fail',
    'pass',
    'fail',
    'pass',
  ]);
});

test('a board that the visitor has may be older than those in shops', () => {
  const build: CheckedBuild = {
    cpu: [
      {
        type: 'cpu',
        id: 'cpu',
        name: 'Ryzen 7 5800X',
        quantity: 1,
        specs: { arch: 'Zen 3' },
      },
    ],
  };
  const board: CheckedPart = { type: 'motherboard', id: 'shop', name: 'X570', quantity: 1, specs: { chipset: 'X570' } };
  const parts = [board, { ...board, id: 'owned', owned: true }];
  const { found } = byMemo(build, 'motherboard', parts);
  expect(found).toEqual(byEngine(build, 'motherboard', parts));
  expect(found.map((one) => one.find(({ rule }) => rule === 'bios-update')?.verdict)).toEqual(['pass', 'warning']);
});
