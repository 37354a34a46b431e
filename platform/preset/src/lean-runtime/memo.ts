/** How many results are kept for one function. */
const most = 2_000;

/**
 * Stands for the styling library's memory of results. The library's writes a key of its own for whole looks, property by property, which
 * took longer than what it saved; the browser writes one at once.
 */
export function memo<Args extends unknown[], Result>(work: (...args: Args) => Result): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const [first] = args;
    const key = args.length === 1 && typeof first === 'string' ? `:${first}` : JSON.stringify(args);
    let result = results.get(key);
    if (result === undefined) {
      result = work(...args);
      if (results.size >= most) results.clear();
      results.set(key, result);
    }
    return result;
  };
}
