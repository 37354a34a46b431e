import { open, type FileHandle } from 'node:fs/promises';
import { errorCode } from '@rig4u/kernel';

/**
 * Brings the names in a folder to the disk, as `flush` brings a file's bytes there: what a name points at must be there before
 * the name is used, also when the machine loses its power in between.
 */
export async function flushFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(folder, 'r');
    await handle.sync();
  } catch (error) {
    // Windows opens no folder; there the file system orders the two itself.
    const code = errorCode(error);
    if (code !== 'EISDIR' && code !== 'EPERM' && code !== 'EINVAL') throw error;
  } finally {
    await handle?.close();
  }
}
