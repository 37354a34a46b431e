const last = new Map<string, Promise<unknown>>();

/**
 * Runs work on a user's list when all work before it has ended. Two changes of a build on their way at once would be made from one
 * version, and the account would take them for changes of two devices.
 */
export function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const result = (last.get(userId) ?? Promise.resolve()).then(work, work);
  last.set(userId, result);
  return result;
}
