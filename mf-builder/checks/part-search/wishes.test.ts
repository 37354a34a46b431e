/** @jest-environment node */
import { loadMarket } from '../../src/catalogue/market/load-market';
import { builtIn } from '../../src/catalogue/source';
import { catalogueTypes, type CatalogueType } from '../../src/catalogue/schema';
import { partsWithAllWords } from '../../src/domain/part-search/all-words';
import { findParts } from '../../src/domain/part-search/find-parts';
import { indexShelf } from '../../src/domain/part-search/shelf-index';
import { searchShelf } from '../../src/domain/part-search/shelf-search';
import { shownFactsOf, valueOf } from '../../src/domain/parts/facts';

interface Told {
  brand: string;
  name: string;
  /** The value of a fact, or the colours. */
  is: (fact: string) => unknown;
}

const told = (type: CatalogueType, part: Parameters<typeof valueOf>[1] & { brand: string; name: string }): Told => {
  const facts = new Map(shownFactsOf(type).map((fact) => [fact.key, valueOf(fact, part)]));
  return { brand: part.brand, name: part.name, is: (key) => facts.get(key) };
};

/** What both shelves have for a query by text or words: ours, and those of the market. */
async function found(type: CatalogueType, typed: string): Promise<readonly [Told[], Told[]]> {
  const [ours, shelf] = [await builtIn.load(type), await loadMarket(type)];
  const here = findParts(type, ours, typed, { words: partsWithAllWords });
  const rows = searchShelf(type, indexShelf(type, shelf), typed).rows;
  const there = rows.map((row) => shelf.partAt(row)).map(({ facts, ...part }) => ({ ...part, specs: facts }));
  return [here.parts.map((part) => told(type, part)), there.map((part) => told(type, part))];
}

const has = (value: unknown, one: unknown): boolean => Array.isArray(value) && value.includes(one);
const coloured =
  (colour: string) =>
  ({ is, name, brand }: Told): boolean =>
    has(is('colour'), colour) || `${brand} ${name}`.toLowerCase().includes(colour);
const atMost =
  (fact: string, limit: number) =>
  ({ is }: Told): boolean =>
    Number(is(fact) ?? Infinity) <= limit;
const called =
  (words: RegExp) =>
  ({ brand, name }: Told): boolean =>
    words.test(`${brand} ${name}`);
const either =
  (...checks: ((part: Told) => boolean)[]) =>
  (part: Told): boolean =>
    checks.some((check) => check(part));
const factIs =
  (fact: string, words: RegExp) =>
  ({ is }: Told): boolean =>
    words.test(String(is(fact)));

const noLargeBoard = factIs('motherboards', /^(?:(?:thin )?mini-(?:ITX|DTX),?)+$/i);
const itxCase = either(noLargeBoard, factIs('formFactor', /mini-ITX/i), called(/mini.?itx/i));
/** What is known to be more is not meant, whatever it is called. */
const unless =
  (fact: string, limit: number, ...others: ((part: Told) => boolean)[]) =>
  (part: Told): boolean =>
    part.is(fact) === undefined ? either(...others)(part) : atMost(fact, limit)(part);
const smallCase = unless('volume', 20, noLargeBoard, called(/small|compact|sff/i));
const quiet = unless('noiseDb', 25, called(/quiet|silent/i));

const wishes: [CatalogueType, string, least: number, leastOurs: number, ...((part: Told) => boolean)[]][] = [
  ['case', 'white mini-ITX', 40, 0, coloured('white'), itxCase],
  ['case', 'mini ITX white case', 40, 0, coloured('white'), itxCase],
  ['case', 'small case', 200, 2, smallCase],
  ['case', 'white small', 40, 0, coloured('white'), smallCase],
  ['case', 'white', 500, 3, coloured('white')],
  ['case', 'quiet', 1, 1, either(factIs('features', /sound damped/), called(/quiet|silent/i))],
  ['cooling', 'white 360 aio', 50, 1, coloured('white'), factIs('type', /liquid/)],
  ['cooling', 'quiet air cooler', 50, 0, quiet, either(factIs('type', /air/), called(/air/i))],
  ['caseFan', 'quiet 120 fan', 100, 3, quiet, either(factIs('sizeMm', /120/), called(/120/))],
  ['ram', 'white ddr5 32gb', 50, 0, coloured('white'), factIs('ramType', /DDR5/)],
  [
    'psu',
    'small white psu',
    5,
    0,
    coloured('white'),
    either(factIs('formFactor', /SFX|TFX|Flex/i), called(/small|sff|compact/i)),
  ],
  ['gpu', 'white 5070 ti', 5, 0, coloured('white'), factIs('chip', /5070 Ti/)],
  ['motherboard', 'silver itx am5', 1, 0, ({ is }) => has(is('colour'), 'grey'), factIs('socket', /AM5/)],
];

test.each(wishes)('%s: "%s" finds what is so, on both shelves', async (type, typed, least, leastOurs, ...checks) => {
  const [ours, others] = await found(type, typed);
  const wrong = [...ours, ...others].filter((part) => !checks.every((check) => check(part)));
  expect(wrong.map(({ brand, name }) => `${brand} ${name}`)).toEqual([]);
  expect(others.length).toBeGreaterThanOrEqual(least);
  expect(ours.length).toBeGreaterThanOrEqual(leastOurs);
});

test('a case that takes a larger board is no mini-ITX one', async () => {
  const [ours] = await found('case', 'mini-ITX');
  expect(ours.map(({ name }) => name)).toEqual(['MasterBox NR200', 'Terra', 'Node 304']);
});

test('every colour of a part is a word for it', async () => {
  for (const type of catalogueTypes) {
    const ours = await builtIn.load(type);
    for (const colour of new Set(ours.flatMap(({ colors = [] }) => colors)))
      expect({
        type,
        colour,
        found: (await findParts(type, ours, colour, { words: partsWithAllWords })).parts.length > 0,
      }).toEqual({ type, colour, found: true });
  }
});
