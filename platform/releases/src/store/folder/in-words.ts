import { DiskRefusal } from '../../refusals';
import { whyOf } from './disk-words';

/** Writes into a store, and says what to do where its disk does not let it. What was being written is not there then. */
export async function inWords<T>(store: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const why = whyOf(error);
    if (why === undefined) throw error;
    throw new DiskRefusal(`Nothing can be written in ${store}: ${why}. Change that and run this again.`, {
      cause: error,
    });
  }
}
