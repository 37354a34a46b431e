import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bytesByModule, type ModuleBytes } from './module-bytes';
import { withoutHash } from './names';

/**
 * The bytes of each module in each script of a build that lies there with its source maps, by the script's name without
 * its hash.
 */
export async function modulesInFolder(folder: string): Promise<Record<string, ModuleBytes>> {
  const files: Record<string, ModuleBytes> = {};
  // Only what webpack itself bundled has a map.
  for (const map of (await readdir(folder)).filter((file) => file.endsWith('.js.map'))) {
    const name = map.slice(0, -'.map'.length);
    const script = await readFile(path.join(folder, name), 'utf8');
    files[withoutHash(name)] = bytesByModule(script, await readFile(path.join(folder, map), 'utf8'));
  }
  return files;
}
