import { createHash } from 'node:crypto';
import { inShelfOrder } from '../records/order';
import type { MarketRecord } from '../records/read';

/** Ids of the source in the order in which they were numbered: the first has number 1. */
export type Numbers = readonly string[];

/** What was given once: so many ids, and their hash. A list has one seal for each time it grew. */
export interface Seal {
  count: number;
  sha256: string;
}

/** The seal of a whole list. */
export const sealOf = (ids: Numbers): Seal => ({
  count: ids.length,
  sha256: createHash('sha256').update(ids.join('\n')).digest('hex'),
});

const twice = (ids: Numbers): string[] => ids.filter((id, at) => ids.indexOf(id) !== at);

/** What is wrong with a list: a number that was given and changed, an id with two numbers, an end that no seal covers. */
export const brokenNumbers = (ids: Numbers, seals: readonly Seal[]): string[] => {
  const changed = seals
    .filter((seal) => sealOf(ids.slice(0, seal.count)).sha256 !== seal.sha256)
    .map(({ count }) => `one of the first ${count} numbers is not what was given`);
  const shrunk = seals.some(({ count }, at) => count <= (seals[at - 1]?.count ?? 0));
  const sealed = seals.at(-1)?.count ?? 0;
  return [
    ...changed,
    ...(shrunk ? ['the seals do not grow'] : []),
    ...(new Set(ids).size < ids.length ? twice(ids).map((id) => `${id} has two numbers`) : []),
    ...(ids.length > sealed ? [`the last ${ids.length - sealed} numbers have no seal`] : []),
  ];
};

/** The list with a number for each record that had none. Numbers of records that are gone stay taken. */
export const withNew = (ids: Numbers, records: readonly MarketRecord[]): Numbers => {
  const known = new Set(ids);
  return [...ids, ...inShelfOrder(records).flatMap(({ id }) => (known.has(id) ? [] : [id]))];
};
