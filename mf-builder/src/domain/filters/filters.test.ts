import fc from 'fast-check';
import { partTypeNames } from '@rig4u/shared/builds';
import { readFilters, writeFilters } from './filters-in-address';
import { applyFilters, type Fit } from './apply-filters';
import { brandsOf, choicesOf, facetsOf, spanOf } from './facets';
import { narrowed, noFilters, type Filters } from './filters';
import { sortsOf } from './sorts';

const range = fc.record(
  {
    from: fc.integer({ min: 0, max: 5000 }),
    to: fc.double({ min: 0, max: 5000, noNaN: true }).map((n) => Math.round(n * 10) / 10),
  },
  { requiredKeys: [] },
);
const words = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 3 });
const open = (value: { from?: number; to?: number }) => value.from === undefined && value.to === undefined;

const filtersOf = (type: string): fc.Arbitrary<Filters> => {
  const facets = facetsOf(type);
  const entries = (kind: string) => facets.filter(({ facet }) => facet === kind).map(({ key }) => key);
  const some = <T>(keys: string[], value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
    keys.length === 0
      ? fc.constant({})
      : fc
          .uniqueArray(fc.tuple(fc.constantFrom(...keys), value), { selector: ([key]) => key })
          .map((pairs) => Object.fromEntries(pairs));
  return fc.record({
    query: fc.string({ unit: 'grapheme' }),
    fits: fc.boolean(),
    brands: words,
    price: range,
    choices: some(
      entries('choice'),
      words.filter((list) => list.length > 0),
    ),
    ranges: some(
      entries('range'),
      range.filter((limits) => !open(limits)),
    ),
    sort: fc.constantFrom(...sortsOf(type).map(({ value }) => value)),
  });
};

test('whatever is chosen comes back from the address', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...partTypeNames)
        .chain((type) => fc.record({ type: fc.constant(type), filters: filtersOf(type) })),
      ({ type, filters }) => {
        const address = new URLSearchParams(writeFilters(filters)).toString();
        expect(readFilters(type, new URLSearchParams(address))).toEqual(filters);
      },
    ),
  );
});

test('nothing chosen leaves no trace, and a damaged address narrows nothing', () => {
  expect(writeFilters(noFilters)).toEqual([]);
  const damaged = new URLSearchParams('price=cheap&f.memory=lots&f.toaster=2&sort=toast&fits=yes&brand=');
  expect(readFilters('gpu', damaged)).toEqual(noFilters);
  expect(narrowed(noFilters)).toBe(false);
  expect(narrowed({ ...noFilters, ranges: { memory: { from: 12 } } })).toBe(true);
});

const card = (id: string, brand: string, price: number, specs: Record<string, unknown>) => ({
  id,
  name: `Card ${id}`,
  brand,
  price,
  specs,
});
const cards = [
  card('a', 'ASUS', 500, { memory: 12, chipMaker: 'NVIDIA', lengthMm: 300 }),
  card('b', 'MSI', 300, { memory: 16, chipMaker: 'AMD' }),
  card('c', 'ASUS', 900, { memory: 24, chipMaker: 'NVIDIA', lengthMm: 340 }),
];
const fits: Record<string, Fit> = {
  a: { verdict: 'warning' },
  b: { verdict: 'pass' },
  c: { verdict: 'fail', reason: 'too long' },
};
const found = (change: Partial<Filters>) =>
  applyFilters('gpu', cards, { ...noFilters, ...change }, ({ id }) => fits[id] ?? { verdict: 'unknown' });
const ids = (change: Partial<Filters>) =>
  found(change)
    .parts.map(({ id }) => id)
    .join('');

test('best fit first; other orders as asked', () => {
  expect(ids({})).toBe('bac');
  expect(ids({ sort: 'price' })).toBe('bac');
  expect(ids({ sort: '-price' })).toBe('cab');
  expect(ids({ sort: 'name' })).toBe('abc');
  expect(ids({ sort: '-memory' })).toBe('cba');
  expect(ids({ sort: '-lengthMm' })).toBe('cab');
});

test('brand, price, choices and ranges narrow together; a part without the fact is not among those chosen by it', () => {
  expect(ids({ brands: ['ASUS'] })).toBe('ac');
  expect(ids({ price: { to: 500 } })).toBe('ba');
  expect(ids({ choices: { chipMaker: ['NVIDIA'] }, price: { from: 600 } })).toBe('c');
  expect(ids({ ranges: { lengthMm: { to: 400 } } })).toBe('ac');
  expect(ids({ ranges: { memory: { from: 16, to: 16 } } })).toBe('b');
  expect(ids({ query: 'msi' })).toBe('b');
});

test('"fits my build" hides what fails and says how many and why, also before it is on', () => {
  expect(ids({ fits: true })).toBe('ba');
  const expected = { count: 1, reasons: [{ reason: 'too long', count: 1 }] };
  expect(found({ fits: true }).failing).toEqual(expected);
  expect(found({}).failing).toEqual(expected);
  expect(found({ brands: ['MSI'] }).failing.count).toBe(0);
});

test('what can be chosen is what occurs', () => {
  const [memory, chipMaker] = ['memory', 'chipMaker'].map((key) => facetsOf('gpu').find((fact) => fact.key === key));
  if (!memory || !chipMaker) throw new Error('facets of graphics cards are missing');
  expect(choicesOf(chipMaker, cards)).toEqual([
    { value: 'AMD', count: 1 },
    { value: 'NVIDIA', count: 2 },
  ]);
  expect(spanOf(memory, cards)).toEqual({ from: 12, to: 24 });
  expect(spanOf(memory, [])).toBeUndefined();
  expect(brandsOf(cards)).toEqual([
    { value: 'ASUS', count: 2 },
    { value: 'MSI', count: 1 },
  ]);
});

test('colour is chosen by family, a case by its litres, and light is no colour', () => {
  const tower = (id: string, colors: string[] | undefined, dimensions?: number[]) => ({
    ...card(id, 'Lian Li', 100, dimensions ? { dimensions } : {}),
    colors,
  });
  const cases = [
    tower('a', ['white', 'black'], [292, 185, 376]),
    tower('b', ['black'], [376, 292, 185]),
    tower('c', ['rgb']),
  ];
  const left = (change: Partial<Filters>) =>
    applyFilters('case', cases, { ...noFilters, ...change }, () => ({ verdict: 'pass' })).parts.map(({ id }) => id);
  const facet = (name: string) => facetsOf('case').filter(({ key }) => key === name);
  expect(left({ choices: { colour: ['white'] } })).toEqual(['a']);
  expect(left({ choices: { colour: ['white', 'black'] } })).toEqual(['a', 'b']);
  expect(left({ ranges: { volume: { to: 20.3 } } })).toEqual(['a', 'b']);
  expect(left({ ranges: { volume: { to: 20 } } })).toEqual([]);
  expect(facet('colour').map((one) => choicesOf(one, cases))).toEqual([
    [
      { value: 'black', count: 2 },
      { value: 'white', count: 1 },
    ],
  ]);
  expect(facet('volume').map((one) => spanOf(one, cases))).toEqual([{ from: 20.3, to: 20.3 }]);
  expect(readFilters('case', new URLSearchParams('f.colour=white&f.volume=-20'))).toMatchObject({
    choices: { colour: ['white'] },
    ranges: { volume: { to: 20 } },
  });
});
