import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '@rig4u/kernel';
import { othersMayEnter } from '../postgres';

/** The folder that the services keep everything in, made when it is not there. `wanted` is RIG4U_DATA. */
export async function dataFolder(wanted: string | undefined): Promise<string> {
  if (wanted) return made(resolve(wanted));
  const inRepository = await made(join(root, '.rig4u', 'services'));
  if (process.getuid?.() !== 0 || othersMayEnter(inRepository)) return inRepository;
  // PostgreSQL does not run as root, so root's own folders will not do.
  return made(join('/var/lib/rig4u', createHash('sha256').update(root).digest('hex').slice(0, 12)));
}

async function made(folder: string): Promise<string> {
  // Others may pass through to PostgreSQL's folder and list nothing; every file in here is closed to them.
  await mkdir(folder, { recursive: true, mode: 0o711 });
  return folder;
}
