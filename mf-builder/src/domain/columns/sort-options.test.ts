/** @jest-environment node */
import { partTypeNames, type PartType } from '@rig4u/shared/builds';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { optionsIn } from '../../../checks/options-in-builds';
import { sortParts, sortsOf } from '../filters/sorts';
import { factsOf } from '../parts/facts';
import { columnsOf } from '.';
import type { Option } from './column';
import { sortOptions } from './sort-options';

const seed = 20261122;

const none: ReadonlySet<string> = new Set();

const catalogue = wholeCatalogue();

const sorted = (options: readonly Option[], type: PartType, sort: string) =>
  sortOptions(options, columnsOf(type), sort, none);
const ids = (options: readonly Option[]) => options.map(({ part }) => part.id);

test(`either way round a column sorts all options; the unknown come last, equal ones by price, seed ${seed}`, () => {
  for (const components of brokenBuilds(catalogue, seed, 3))
    for (const type of partTypeNames) {
      const options = optionsIn(catalogue, components, type);
      const parts = options.map(({ part }) => part);
      for (const { key, cell } of columnsOf(type))
        for (const sort of [key, `-${key}`]) {
          const result = sorted(options, type, sort);
          expect(ids(result).toSorted()).toEqual(ids(options).toSorted());
          const orders = result.map((option) => cell(option, parts).order);
          const known = orders.filter((order) => order !== undefined);
          expect(orders.slice(known.length)).toEqual(orders.slice(known.length).fill(undefined));
          for (const [at, order] of known.slice(1).entries()) {
            const before = known[at];
            if (typeof order === 'number' && typeof before === 'number' && order !== before)
              expect(order > before).toBe(sort === key);
            if (order === before)
              expect(result[at + 1]?.part.price).toBeGreaterThanOrEqual(result[at]?.part.price ?? Infinity);
          }
        }
    }
});

test('orders of old addresses mean the same', () => {
  for (const type of partTypeNames) {
    const options = optionsIn(catalogue, {}, type);
    const parts = options.map(({ part }) => part);
    const facts = factsOf(type).flatMap(({ key, facet }) => (facet === 'range' ? [`-${key}`] : []));
    for (const sort of ['price', '-price', 'name', 'rating', ...facts])
      expect([sort, ids(sorted(options, type, sort))]).toEqual([
        sort,
        sortParts(type, parts, sort, () => 0).map(({ id }) => id),
      ]);
    const verdicts = sorted(options, type, 'fit').map(({ fit }) => fit.verdict);
    expect(verdicts).toEqual(
      ['pass', 'unknown', 'warning', 'fail'].flatMap((one) => verdicts.filter((verdict) => verdict === one)),
    );
  }
});

test('every order that the address knows has a label of its own, and a column has both directions', () => {
  for (const type of partTypeNames) {
    const values = sortsOf(type).map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toEqual(expect.arrayContaining(columnsOf(type).flatMap(({ key }) => [key, `-${key}`])));
  }
});
