/** Does some work for each item, a few at a time, and resolves to what came of it, in the items' order. The first error ends it. */
export async function severalAtOnce<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [place, item] of waiting) done[place] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return done;
}
