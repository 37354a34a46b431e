/** How long a slice takes, in milliseconds: the page answers in between. */
const sliceMs = 12;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs a search to its end, a slice at a time. Rejects where nobody waits for it any more. */
export async function inSlices<T>(search: Generator<unknown, T, boolean | undefined>, signal: AbortSignal): Promise<T> {
  await pause();
  let until = performance.now() + sliceMs;
  for (let step = search.next(); ; step = search.next(false)) {
    signal.throwIfAborted();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + sliceMs;
  }
}
