import { innerFact } from './inner-facts';
import { sameFact } from './same-fact';

/** Whether two values of an inner fact are the same; those of a plain fact by that fact. */
export const sameInner = (fact: string, name: string, one: unknown, other: unknown): boolean =>
  sameFact(name === '' ? fact : name.replace(/^\S+ /, ''), one, other);

/** The value that most of these state, if two do at least and fewer state another. */
const mostStated = (said: readonly unknown[], same: (one: unknown, other: unknown) => boolean): unknown => {
  const counted = said.map((value) => ({ value, of: said.filter((other) => same(value, other)).length }));
  const best = counted.toSorted((one, other) => other.of - one.of)[0];
  return best && best.of >= 2 && best.of > said.length - best.of ? best.value : undefined;
};

/**
 * What keepers agree on in an inner fact. Where they agree on the number of slots, who counts another number is not heard about the
 * single ones.
 */
export const agreedValue = (fact: string, name: string, values: readonly unknown[]): unknown => {
  const agreedOn = (inner: string, from: readonly unknown[]): unknown =>
    mostStated(
      from.map((value) => innerFact(fact, value, inner)).filter((said) => said !== undefined),
      (one, other) => sameInner(fact, inner, one, other),
    );
  if (!/^\d+ /.test(name)) return agreedOn(name, values);
  const count = agreedOn('count', values);
  return agreedOn(
    name,
    values.filter((value) => innerFact(fact, value, 'count') === count),
  );
};
