/** So many things are kept under their names: a screen goes back and forth between a few. */
const mostKept = 12;

/** What is kept under a name; made where it is not. The one that was made first makes room. */
export function kept<T>(
  store: Map<string, unknown>,
  key: string,
  isOne: (value: unknown) => value is T,
  make: () => T,
): T {
  const found = store.get(key);
  if (isOne(found)) return found;
  if (store.size >= mostKept) for (const first of store.keys()) if (store.delete(first)) break;
  const made = make();
  store.set(key, made);
  return made;
}
