import { codeRetriesMs } from './retry-schedules';

/** Returns what `load` brings. Each pause (ms) is followed by one attempt; the failure of the last attempt is thrown. */
export async function patiently<T>(load: () => Promise<T>, pauses: readonly number[] = codeRetriesMs): Promise<T> {
  let failure: unknown;
  for (const ms of pauses) {
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    try {
      return await load();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
