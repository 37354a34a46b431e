import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode, makeFolder, noneOnlyIfMissing } from '@rig4u/kernel';

const folderOf = (store: string): string => join(store, '.tmp');

/** How long the leftovers of another machine stay: nobody here can ask whether their writer is alive. */
const foreignMs = 24 * 3600 * 1000;

/** A name beside the store's own files, for what is being written. It says who writes, so that leftovers can be told. */
export async function asideIn(store: string): Promise<string> {
  await makeFolder(folderOf(store));
  return join(folderOf(store), `${machine()}-${process.pid}-${randomUUID()}`);
}

/** Removes what writers left aside that were killed. Returns how many things that were. `now` is in milliseconds since 1970. */
export async function clearLeftovers(store: string, now: number): Promise<number> {
  const names = (await readdir(folderOf(store)).catch(noneOnlyIfMissing)) ?? [];
  const dead = await Promise.all(
    names.map(async (name) => ((await isLeft(join(folderOf(store), name), name, now)) ? [name] : [])),
  );
  for (const name of dead.flat()) await rm(join(folderOf(store), name), { recursive: true, force: true });
  return dead.flat().length;
}

async function isLeft(file: string, name: string, now: number): Promise<boolean> {
  const [, on, pid] = /^(.+)-(\d+)-[0-9a-f-]{36}$/.exec(name) ?? [];
  if (on === machine() && pid !== undefined) return Number(pid) !== process.pid && !isRunning(Number(pid));
  const known = await stat(file).catch(noneOnlyIfMissing);
  return known !== undefined && now - known.mtimeMs > foreignMs;
}

/** Signal 0 asks whether a process is there and does nothing to it. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

const machine = (): string => hostname().replaceAll(/[^\w.]/g, '_');
