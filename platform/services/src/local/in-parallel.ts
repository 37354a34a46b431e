/**
 * Both results. A failure is thrown only when the other has settled too, so that nothing goes on starting behind a
 * caller that cleans up.
 */
export async function inParallel<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}
