/** How long a slice takes, in milliseconds: the page answers in between. */
const sliceMs = 12;

/** Who waits for a search. */
export interface Watcher {
  /** Told how much of it is done, from 0 to 1. */
  onProgress: (done: number) => void;
  /** Says that nobody waits any more. */
  signal: AbortSignal;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs a search a slice at a time, to its end or until what there is shall do. Rejects where nobody waits any more. */
export async function inSlices<T>(
  search: Generator<{ done: number }, T, boolean | undefined>,
  { onProgress, signal }: Watcher,
  isEnough: () => boolean,
): Promise<T> {
  await pause();
  let until = performance.now() + sliceMs;
  for (let step = search.next(); ; step = search.next(isEnough())) {
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    onProgress(step.value.done);
    await pause();
    signal.throwIfAborted();
    until = performance.now() + sliceMs;
  }
}
