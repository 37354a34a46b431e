import fc from 'fast-check';

/** One of some values. */
export const of = <T extends string | number | boolean | null>(...values: T[]) => fc.constantFrom(...values);
/** One of some lists. */
export const lists = <T extends string | number>(...values: T[][]) => fc.constantFrom(...values);
/** Any of some facts. */
export const some = <T>(facts: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(facts, { requiredKeys: [] });
/** A few parts. */
export const few = <T>(one: fc.Arbitrary<T>, maxLength = 2) => fc.array(one, { minLength: 1, maxLength });
export const flag = fc.boolean();
export const count = (max: number) => fc.integer({ min: 0, max });
export const from1 = (max: number) => fc.integer({ min: 1, max });
