import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode, noneOnlyIfMissing } from './system-errors';

/**
 * Makes a folder and those above it, where they are not there. Why not `recursive` of Node: where nothing can be made in a folder that is
 * there (`/proc`), it asks again without an end.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeOne(path);
  } catch (error) {
    const above = dirname(path);
    if (errorCode(error) !== 'ENOENT' || above === path) throw error;
    if (!(await isFolder(above))) await makeFolder(above);
    // Somebody else may have made the one above meanwhile.
    await makeOne(path);
  }
}

const makeOne = (path: string): Promise<void> =>
  mkdir(path).catch(async (error: unknown) => {
    if (errorCode(error) !== 'EEXIST' || !(await isFolder(path))) throw error;
  });

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(noneOnlyIfMissing))?.isDirectory() ?? false;
