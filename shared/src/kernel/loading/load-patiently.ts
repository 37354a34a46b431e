import { LOAD_ATTEMPTS } from '../../look/toasts/constants';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What `load` brings; a failure is tried again after each further wait (ms), the last one is thrown. */
export async function loadPatiently<M>(load: () => Promise<M>, waits: readonly number[] = LOAD_ATTEMPTS): Promise<M> {
  let failure: unknown;
  for (const ms of waits) {
    if (ms > 0) await wait(ms);
    try {
      return await load();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
