/** The first value of each meaning, by its JSON. It holds as many as the parts have different lists and rows. */
const firstOf = new Map<string, object>();
const meanings = new WeakMap<object, object>();

/** A fact's value, such that equal ones are identical: words and numbers are themselves, of equal lists and rows it is the first one seen. */
export function meaningOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = meanings.get(value);
  if (known) return known;
  const text = JSON.stringify(value);
  const first = firstOf.get(text) ?? value;
  firstOf.set(text, first);
  meanings.set(value, first);
  return first;
}
