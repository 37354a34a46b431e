import { errorCode, Refusal } from '@rig4u/kernel';

/** What a person can change about a folder; anything else is a fault of ours. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it can only be read',
  ENOSPC: 'its disk is full',
  EDQUOT: 'this user has no room left on its disk',
};

/** Writes into a store, and says what to do where its disk does not let it. What was being written is not there then. */
export async function inWords<T>(store: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const why = reasons[String(errorCode(error))];
    if (why === undefined) throw error;
    throw new Refusal(`Nothing can be written in ${store}: ${why}. Change that and run this again.`, { cause: error });
  }
}
