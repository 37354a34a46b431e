import { facetsOf } from './facets';
import { noFilters, type Filters, type Range } from './filters';
import { sortsOf } from './sorts';

const prefix = 'f.';

/**
 * Reads the filters of a category from an address: `?q=asus&fits=1&brand=ASUS&price=200-500&f.memory=12-&f.chipMaker=AMD&sort=price`.
 * What it does not know, it leaves out: an old or damaged link still opens the category.
 */
export function readFilters(type: string, params: URLSearchParams): Filters {
  const facets = facetsOf(type);
  const choices = facets
    .filter(({ facet }) => facet === 'choice')
    .map(({ key }) => [key, unique(params.getAll(prefix + key))] as const);
  const ranges = facets
    .filter(({ facet }) => facet === 'range')
    .map(({ key }) => [key, readRange(params.get(prefix + key))] as const);
  const sort = params.get('sort') ?? '';
  return {
    query: params.get('q') ?? '',
    fits: params.get('fits') === '1',
    brands: unique(params.getAll('brand')),
    price: readRange(params.get('price')),
    choices: Object.fromEntries(choices.filter(([, values]) => values.length > 0)),
    ranges: Object.fromEntries(ranges.filter(([, range]) => writeRange(range) !== '')),
    sort: sortsOf(type).some(({ value }) => value === sort) ? sort : noFilters.sort,
  };
}

/** Writes them as pairs of an address; what is at rest leaves no trace. */
export function writeFilters({ query, fits, brands, price, choices, ranges, sort }: Filters): [string, string][] {
  const pairs: [string, string][] = [
    ['q', query],
    ['fits', fits ? '1' : ''],
    ...brands.map((brand): [string, string] => ['brand', brand]),
    ['price', writeRange(price)],
    ...Object.entries(choices).flatMap(([key, values]) =>
      values.map((value): [string, string] => [prefix + key, value]),
    ),
    ...Object.entries(ranges).map(([key, range]): [string, string] => [prefix + key, writeRange(range)]),
    ['sort', sort === noFilters.sort ? '' : sort],
  ];
  return pairs.filter(([, value]) => value !== '');
}

const rangeText = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/;

function readRange(text: string | null): Range {
  const [, from, to] = rangeText.exec(text ?? '') ?? [];
  return { ...(from !== undefined && { from: Number(from) }), ...(to !== undefined && { to: Number(to) }) };
}

function writeRange({ from, to }: Range): string {
  return from === undefined && to === undefined ? '' : `${from ?? ''}-${to ?? ''}`;
}

const unique = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value !== ''))];
