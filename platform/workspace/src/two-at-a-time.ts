/**
 * Runs works, two at a time, and returns their results in the order of the works. Each is told by which of the two it is done. After
 * a failure none is begun any more, and the first failure is thrown when those that run have ended.
 */
export async function twoAtATime<T>(works: readonly ((worker: 1 | 2) => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const failures: unknown[] = [];
  const waiting = works.map((work, index) => ({ work, index }));
  const worker = async (number: 1 | 2): Promise<void> => {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      try {
        results[next.index] = await next.work(number);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all([worker(1), worker(2)]);
  if (failures.length > 0) throw failures[0];
  return results;
}
