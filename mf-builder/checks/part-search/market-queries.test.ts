/** @jest-environment node */
import type { CatalogueType } from '../../src/catalogue/schema';
import { loadMarket } from '../../src/catalogue/market/load-market';
import { indexShelf } from '../../src/domain/part-search/shelf-index';
import { loadNearRows, searchShelf } from '../../src/domain/part-search/shelf-search';
import { rowsOfShelf } from '../../src/domain/shelf/rows-of-shelf';
import { marketQueries, type MarketQuery } from './market-queries';
import { nonsense } from './queries';

const open = async (type: CatalogueType) => {
  const shelf = await loadMarket(type);
  const { refAt } = rowsOfShelf(type, shelf);
  const index = indexShelf(type, shelf);
  const { nearRows } = await loadNearRows();
  return {
    shelf,
    nameAt: (row: number) => refAt(row).name,
    find: (typed: string) => searchShelf(type, index, typed, nearRows),
  };
};
let shelves: ReadonlyMap<CatalogueType, Awaited<ReturnType<typeof open>>>;
beforeAll(async () => {
  const types = [...new Set(marketQueries.map(({ type }) => type))];
  shelves = new Map(await Promise.all(types.map(async (type) => [type, await open(type)] as const)));
});

const of = (type: CatalogueType) => {
  const shelf = shelves.get(type);
  if (!shelf) throw new Error(`No query is of ${type}.`);
  return shelf;
};

const firstFive = ({ type, typed }: MarketQuery): string[] => {
  const { find, nameAt } = of(type);
  return find(typed).rows.slice(0, 5).map(nameAt);
};

test('of two hundred misspelled or shortened queries the wanted part is among the first five for 95 %', () => {
  expect(new Set(marketQueries.map(({ type, typed }) => `${type}/${typed}`)).size).toBeGreaterThanOrEqual(200);
  for (const { type, name } of marketQueries) {
    const { shelf, nameAt } = of(type);
    expect(Array.from({ length: shelf.count }, (_, row) => nameAt(row))).toContain(name);
  }
  const missed = marketQueries.filter((query) => !firstFive(query).includes(query.name));
  const said = missed.map(
    (query) => `${query.typed} (${of(query.type).find(query.typed).by}): ${firstFive(query).join(' | ')}`,
  );
  console.log(`${marketQueries.length - missed.length} of ${marketQueries.length} are met; not:\n${said.join('\n')}`);
  expect(missed.length).toBeLessThanOrEqual(0.05 * marketQueries.length);
});

test('nonsense finds nothing; zeros stand in part numbers', () => {
  const words = nonsense.filter((typed) => typed !== '0000000');
  expect(words).toHaveLength(19);
  const found = [...shelves].flatMap(([type, { find, nameAt }]) =>
    words.flatMap((typed) => find(typed).rows.map((row) => `${type}, ${typed}: ${nameAt(row)}`)),
  );
  expect(found).toEqual([]);
});

test('a part is found by its whole name, also with its brand behind and without its signs', () => {
  for (const [type, { shelf, nameAt, find }] of shelves) {
    const some = Array.from({ length: Math.ceil(shelf.count / 60) }, (_, at) => at * 60);
    const lost = some.filter((row) => {
      const [first = '', ...rest] = nameAt(row).split(' ');
      const typed = [nameAt(row), `${[...rest, first].join(' ')}`.replace(/[-_()]/g, ' ')];
      return typed.some((words) => !find(words).rows.includes(row));
    });
    expect({ type, lost: lost.map(nameAt) }).toEqual({ type, lost: [] });
  }
});

test('text comes before words, words before what is near, and each says so; the shortest name is first', () => {
  const { find, nameAt } = of('gpu');
  expect(find('rtx 4070 ti super').by).toBe('text');
  expect(find('super 4070ti')).toMatchObject({ by: 'words' });
  expect(find('gefroce 4070ti').by).toBe('near');
  expect(find('   ')).toEqual({ rows: [], by: 'nothing' });
  const lengths = find('windforce').rows.map((row) => nameAt(row).length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

test.each([
  ['a long word', 'geforse'.repeat(120)],
  ['an endless word', 'geforse'.repeat(5_000)],
  ['many long words', 'geforsegeforsegeforsege '.repeat(1_000)],
])('%s is soon looked for', (_, typed) => {
  const start = performance.now();
  expect(of('gpu').find(typed).by).toBe('nothing');
  expect(performance.now() - start).toBeLessThan(2_000);
});
