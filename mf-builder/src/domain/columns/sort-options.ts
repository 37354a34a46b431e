import { byName } from '../filters/by-name';
import { sortParts } from '../filters/sorts';
import type { Aspect } from '../estimates';
import { bestFirst } from '../fitting/best-fit';
import type { Column, Option } from './column';

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : byName(String(a), String(b));

/**
 * The options in the order that an address names: by fit, where `saidOnce` are the rules that the table says once for all, and `use` is what
 * processors are compared by; a column's key lowest first, with `-` highest first; else one of `filters/sorts.ts`. What is not known comes last in both; equal ones come by
 * price, then as they stood.
 */
export function sortOptions(
  options: readonly Option[],
  columns: readonly Column[],
  sort: string,
  saidOnce: ReadonlySet<string>,
  use?: Aspect,
): Option[] {
  if (sort === 'fit') return bestFirst(options, saidOnce, use);
  const column = columns.find(({ key }) => sort === key || sort === `-${key}`);
  return column ? byColumn(options, column, sort.startsWith('-') ? -1 : 1) : byPart(options, sort);
}

function byColumn(options: readonly Option[], { cell }: Column, sign: 1 | -1): Option[] {
  const parts = options.map(({ part }) => part);
  // Why once for each: a cell may be worked out of the whole build.
  const orders = new Map(options.map((option) => [option, cell(option, parts).order]));
  return options.toSorted((one, other) => {
    const [a, b] = [orders.get(one), orders.get(other)];
    const unknown = Number(a === undefined) - Number(b === undefined);
    return unknown || sign * compare(a ?? 0, b ?? 0) || one.part.price - other.part.price;
  });
}

/** Orders that are no column: by price, by name, by rating, by a fact without a column. */
function byPart(options: readonly Option[], sort: string): Option[] {
  const [first] = options;
  if (!first) return [];
  const byId = new Map(options.map((option) => [option.part.id, option]));
  const parts = options.map(({ part }) => part);
  return sortParts(first.part.type, parts, sort, () => 0).flatMap(({ id }) => byId.get(id) ?? []);
}
