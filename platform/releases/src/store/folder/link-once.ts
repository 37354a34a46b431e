import { link, rm, writeFile } from 'node:fs/promises';
import { errorCode } from '@rig4u/kernel';
import { asideIn } from './aside';

/**
 * Writes a file of a store if there is none of its name; false when there is. A link appears whole and fails when the name is taken, so of
 * many who write one name at once one gets it. The text is on the disk before it has its name.
 */
export async function linkOnce(store: string, file: string, text: string): Promise<boolean> {
  const aside = await asideIn(store);
  try {
    await writeFile(aside, text, { flush: true });
    await link(aside, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}
