import { randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that only its owner reads. When it resolves, the new text is on the disk; until then the file is what
 * it was before, whole.
 */
export async function writeDurably(file: string, text: string): Promise<void> {
  const aside = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(aside, text, { mode: 0o600, flush: true });
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  if (process.platform !== 'win32') await flushFolder(dirname(file));
}

/** The new name is an entry of the folder, which has a cache of its own. Windows cannot open folders. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
