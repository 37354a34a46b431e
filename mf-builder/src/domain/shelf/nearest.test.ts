/** @jest-environment node */
import { noFilters, type Filters } from '../filters/filters';
import { narrowParts } from '../filters/apply-filters';
import { valueOf } from '../parts/facts';
import { nearestTo } from './nearest';
import { wishesOf } from './wishes';

const tower = (name: string, colors: string[], litres: number | undefined, brand = 'Lian Li') => ({
  ...{ id: name, name, brand, price: 100, colors },
  specs: litres === undefined ? {} : { dimensions: [100, 100, litres * 100] },
});
const towers = [
  tower('White 60', ['white'], 60),
  tower('White 21', ['white'], 21),
  tower('White unknown', ['white'], undefined),
  tower('Black 15', ['black'], 15),
  tower('Black 25', ['black'], 25, 'NZXT'),
];

function nearest(change: Partial<Filters>, all = towers) {
  const filters = { ...noFilters, ...change };
  const { wishes } = wishesOf('case', filters);
  const left = wishes.map(({ alone }) => narrowParts('case', all, alone, () => ({ verdict: 'pass' })).parts);
  return nearestTo(wishes, all, {
    holds: (wish, part) => left[wish]?.includes(part) === true,
    valueOf: ({ fact }, part) => fact && valueOf(fact, part),
  }).map(({ changes, count, best, instead }) => ({
    ...{ changes: changes.map(({ words }) => words), count, best: best.name, instead },
    filters: changes.reduce((now, change) => change.of(now), filters),
  }));
}

const whiteAndSmall = { choices: { colour: ['white'] }, ranges: { volume: { to: 20 } } };

test('one wish is left out; the number that is least beyond its limit is nearest, another colour beside it', () => {
  expect(nearest(whiteAndSmall)).toEqual([
    {
      ...{ changes: ['Volume: up to 21 l'], count: 1, best: 'White 21', instead: '21 l' },
      filters: { ...noFilters, choices: { colour: ['white'] }, ranges: { volume: { to: 21 } } },
    },
    {
      ...{ changes: ['Without "white"'], count: 1, best: 'Black 15', instead: 'Black' },
      filters: { ...noFilters, ranges: { volume: { to: 20 } } },
    },
  ]);
});

test('two are left out where no single one helps, and never three', () => {
  const wanted = { ...whiteAndSmall, brands: ['NZXT'] };
  expect(nearest(wanted)).toMatchObject([
    { changes: ['Without "NZXT"', 'Volume: up to 21 l'], best: 'White 21', instead: '21 l' },
    { changes: ['Without "NZXT"', 'Without "white"'], best: 'Black 15', instead: 'Black' },
    { changes: ['Volume: up to 25 l', 'Without "white"'], best: 'Black 25', instead: '25 l, Black' },
  ]);
  expect(nearest({ ...wanted, price: { to: 50 } })).toEqual([]);
});

test('what is not known is further than what is known', () => {
  expect(nearest(whiteAndSmall, towers.slice(2, 3))).toMatchObject([
    { best: 'White unknown', instead: '', changes: ['Without "Volume: up to 20 l"'] },
  ]);
  expect(nearest(whiteAndSmall, towers.slice(0, 3))).toMatchObject([{ best: 'White 21' }]);
});

test('words of a query that ask for a colour, a size or quiet are wishes, its other words are not', () => {
  const { wishes, rest } = wishesOf('case', { ...noFilters, query: 'white  mini ITX lian li small' });
  expect(wishes.map(({ words, fact, range }) => [words, fact?.key, range])).toEqual([
    ['white', 'colour', undefined],
    ['mini ITX', 'motherboards', undefined],
    ['small', 'volume', { to: 20 }],
  ]);
  expect(rest).toBe('lian li');
  const [, size, last] = wishes;
  expect(size?.without.of({ ...noFilters, query: 'white mini ITX lian li' }).query).toBe('white lian li');
  const wider = last?.upTo?.(25);
  expect(wider?.words).toBe('Volume: up to 25 l instead of "small"');
  expect(wider?.of({ ...noFilters, query: 'white small' })).toEqual({
    ...{ ...noFilters, query: 'white', ranges: { volume: { to: 25 } } },
  });
  expect(wishesOf('case', { ...noFilters, query: ' ' })).toEqual({ wishes: [], rest: '' });
});

test('each wish is said in words', () => {
  const filters = {
    ...noFilters,
    brands: ['NZXT', 'Corsair'],
    price: { from: 50, to: 100 },
    choices: { colour: ['white', 'grey'], sidePanel: ['solid'] },
    ranges: { coolerMaxMm: { from: 160 } },
  };
  expect(wishesOf('case', filters).wishes.map(({ words }) => words)).toEqual([
    'NZXT or Corsair',
    '50 to $100',
    'Cooler up to: from 160 mm',
    'Side panel: solid',
    'white or grey',
  ]);
});
