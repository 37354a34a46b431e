/** @jest-environment node */
import { partName } from '@rig4u/shared/builds';
import type { CatalogueType } from '../../catalogue/schema';
import { loadMarket } from '../../catalogue/market/load-market';
import { storedPart } from '../../catalogue/market/stored-part';
import { builtIn } from '../../catalogue/source';
import { brokenBuilds, wholeCatalogue } from '../../../checks/broken-builds';
import { byEngine } from '../../../checks/by-engine';
import type { DerivedShelf } from '../../../market/src/derived/derive-shelf';
import { worstFirst } from '../compatibility/check-summary';
import { doubtsOf, fromComponents } from '../compatibility/checked-build';
import { readFacts } from '../compatibility/read-facts';
import type { Verdict } from '../compatibility/types';
import { narrowParts } from '../filters/apply-filters';
import { byName } from '../filters/by-name';
import { brandsOf, choicesOf, facetsOf, spanOf } from '../filters/facets';
import { noFilters, type Filters } from '../filters/filters';
import { rowFits } from '../fitting/option-fits';
import { coverageText } from './coverage';
import { allDeciding, unknownDeciding } from './deciding';
import { brandsOnShelf, choicesOnShelf, spanOnShelf } from './facets';
import { orderOf } from './order';
import { listShelf, type ShelfList } from './list';
import { rowsOfShelf } from './rows-of-shelf';

const allRows = ({ fitting, lessKnown, failing }: ShelfList): number[] => [...fitting, ...lessKnown, ...failing];

/** Every row made into a part: what a shelf saves. */
const partsOf = ({ count, partAt }: DerivedShelf) =>
  Array.from({ length: count }, (_, row) => {
    const { n, name, brand, colors, facts } = partAt(row);
    return { id: `${n}`, row, name, brand, price: 0, colors, specs: facts };
  });

/** Two rows in three pass, one in twelve fails. */
const verdictOf = (row: number): Verdict => (row % 12 === 5 ? 'fail' : row % 3 === 0 ? 'unknown' : 'pass');

const rowsLeft = (type: CatalogueType, shelf: DerivedShelf, change: Partial<Filters>) =>
  listShelf(type, shelf, { ...noFilters, ...change }, verdictOf);

const types = ['gpu', 'motherboard', 'monitor', 'case'] as const;

test.each(types)('facets of %s are those of its parts', async (type) => {
  const shelf = await loadMarket(type);
  const parts = partsOf(shelf);
  const some = parts.filter(({ row }) => row % 7 === 0);
  expect(brandsOnShelf(shelf)).toEqual(brandsOf(parts));
  for (const fact of facetsOf(type)) {
    expect(choicesOnShelf(shelf, fact)).toEqual(choicesOf(fact, parts));
    expect(spanOnShelf(shelf, fact)).toEqual(spanOf(fact, parts));
    expect(
      choicesOnShelf(
        shelf,
        fact,
        some.map(({ row }) => row),
      ),
    ).toEqual(choicesOf(fact, some));
  }
});

/** Filters that leave some: for each facet the value in the middle, or the upper half of its span. */
const someFilters = (type: CatalogueType, parts: ReturnType<typeof partsOf>): Partial<Filters>[] => [
  {
    brands: brandsOf(parts)
      .slice(3, 6)
      .map(({ value }) => value),
  },
  { fits: true },
  ...facetsOf(type).flatMap((fact): Partial<Filters>[] => {
    const [values, span] = [choicesOf(fact, parts), spanOf(fact, parts)];
    const middle = values[Math.floor(values.length / 2)];
    if (fact.facet === 'range') return span ? [{ ranges: { [fact.key]: { from: (span.from + span.to) / 2 } } }] : [];
    return middle ? [{ choices: { [fact.key]: [middle.value] } }] : [];
  }),
];

test.each(types)('filters leave the same of %s as of its parts', async (type) => {
  const shelf = await loadMarket(type);
  const parts = partsOf(shelf);
  let narrowed = 0;
  for (const change of someFilters(type, parts)) {
    const filters = { ...noFilters, ...change };
    const wanted = narrowParts(type, parts, filters, ({ row }) => ({ verdict: verdictOf(row) }));
    const { failing, ...others } = rowsLeft(type, shelf, change);
    const rows = allRows({ ...others, failing: filters.fits ? new Uint16Array() : failing });
    expect(rows.toSorted((a, b) => a - b)).toEqual(wanted.parts.map(({ row }) => row).toSorted((a, b) => a - b));
    expect(failing).toHaveLength(wanted.failing.count);
    narrowed += Number(rows.length > 0 && rows.length < parts.length);
  }
  expect(narrowed).toBeGreaterThan(4);
  expect(allRows(rowsLeft(type, shelf, { price: { to: 500 } }))).toHaveLength(0);
});

test('what is known well enough comes first, then what is known less, then what fails; each by fit, then as on the shelf', async () => {
  const shelf = await loadMarket('motherboard');
  const list = rowsLeft('motherboard', shelf, {});
  const unknown = unknownDeciding('motherboard', shelf);
  const ranks = { pass: 0, unknown: 1, warning: 2, fail: 3 };
  const rows = allRows(list);
  const keys = rows.map(
    (row) => [verdictOf(row) === 'fail' ? 2 : Number((unknown[row] ?? 0) > 2), ranks[verdictOf(row)], row] as const,
  );
  expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
  expect(new Set(rows).size).toBe(shelf.count);
  expect(keys.filter(([group]) => group === 1)).toHaveLength(list.lessKnown.length);
  expect(list.fitting.length).toBeGreaterThan(500);
  expect(list.fitting.length).toBeLessThan(3000);
});

test('an order by a fact has what is not known last, either way; one by name is that of a dictionary', async () => {
  const shelf = await loadMarket('gpu');
  const length = (row: number) => shelf.partAt(row).facts['lengthMm'];
  for (const [sort, sign] of [
    ['lengthMm', 1],
    ['-lengthMm', -1],
  ] as const) {
    const numbers = [...rowsLeft('gpu', shelf, { sort }).fitting].map((row) => {
      const mm = length(row);
      return typeof mm === 'number' ? sign * mm : Infinity;
    });
    expect(numbers).toEqual(numbers.toSorted((a, b) => (a === b ? 0 : a - b)));
  }
  const names = [...rowsLeft('gpu', shelf, { sort: 'name' }).fitting].map(shelf.nameAt);
  expect(names).toEqual(names.toSorted(byName));
  const chips = [...rowsLeft('gpu', shelf, { sort: '-chip' }).fitting].map((row) => shelf.partAt(row).facts['chip']);
  const known = chips.filter((chip) => chip !== undefined).map(String);
  expect(chips.slice(0, known.length)).toEqual(known.toSorted((a, b) => byName(b, a)));
});

test('a part of ours has its place among the rows of an order', async () => {
  const shelf = await loadMarket('gpu');
  const cards = await builtIn.load('gpu');
  for (const sort of ['lengthMm', '-lengthMm', 'name', 'chip', 'colour']) {
    const { fitting } = rowsLeft('gpu', shelf, { sort });
    const order = orderOf('gpu', shelf, sort);
    for (const card of cards) {
      const sides = [...fitting].map((row) => Math.sign(order?.besideRow(card, row) ?? 0));
      expect(sides).toEqual(sides.toSorted((a, b) => b - a));
    }
  }
  expect(orderOf('gpu', shelf, 'rating')).toBeUndefined();
});

test('rows that a search found stay in its order where that is how near they are', async () => {
  const shelf = await loadMarket('psu');
  const found = [900, 10, 17, 30];
  const list = (nearest: boolean) =>
    listShelf('psu', shelf, noFilters, verdictOf, { rows: found, found: nearest ? 'near' : 'sure' });
  expect(found.map(verdictOf)).toEqual(['unknown', 'pass', 'fail', 'unknown']);
  expect(allRows(list(true))).toEqual([900, 10, 30, 17]);
  expect(allRows(list(false))).toEqual([10, 900, 30, 17]);
  expect(list(true).lessKnown).toHaveLength(0);
});

test('rows of a shelf fit as their parts do, doubts and all, and say how much was checked', async () => {
  const [build = {}] = brokenBuilds(wholeCatalogue(), 20261130, 1);
  let [doubtful, probable] = [0, 0];
  for (const type of ['psu', 'ram', 'cooling', 'motherboard'] as const) {
    const shelf = await loadMarket(type);
    const rest = fromComponents({ ...build, [type]: { id: '', name: '', price: 0 } });
    const fits = rowFits(build, type, rowsOfShelf(type, shelf));
    const every = Array.from({ length: Math.ceil(shelf.count / 40) }, (_, at) => at * 40);
    for (const row of every) {
      const stored = storedPart(type, shelf.partAt(row));
      const part = {
        ...{ type, id: stored.id, name: partName(stored), quantity: 1 },
        ...doubtsOf(stored),
        specs: readFacts(type, stored.specs ?? {}).facts,
      };
      const findings = worstFirst(byEngine(rest, type, [part]).flat());
      expect(fits.fitAt(row).findings).toEqual(findings);
      doubtful += findings.filter(({ message }) => message.includes('not known for sure')).length;
      const checked = findings.filter(({ verdict }) => verdict !== 'unknown').length;
      const usual = findings.filter(({ probably }) => probably).length;
      const more = ['', ', 1 more probably fits', `, ${usual} more probably fit`][Math.min(usual, 2)] ?? '';
      expect(coverageText(fits.fitAt(row))).toBe(`${checked} of ${findings.length} checked${more}`);
      expect(fits.probablyAt(row)).toBe(fits.fitAt(row).probably === true);
      probable += usual;
    }
  }
  expect(doubtful).toBeGreaterThan(50);
  expect(probable).toBeGreaterThan(5);
});

test('a cooler without a radiator needs no radiator to be known well', async () => {
  const shelf = await loadMarket('cooling');
  const unknown = unknownDeciding('cooling', shelf);
  const air = Array.from({ length: shelf.count }, (_, row) => row).filter((row) => {
    const { facts } = shelf.partAt(row);
    return facts['heightMm'] !== undefined && facts['radiator'] === undefined;
  });
  expect(air.length).toBeGreaterThan(500);
  expect(air.every((row) => (unknown[row] ?? 9) <= 2)).toBe(true);
  expect(allDeciding.cooling).toContain('radiator');
});
