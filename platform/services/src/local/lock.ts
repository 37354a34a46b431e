import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import { isRunning, processMark } from './process-mark';

const held = new Set<string>();
const abandonedMs = 10_000;

/**
 * Takes a folder for this process alone. Resolves to a function that gives it back; throws a Refusal when another
 * process has it. The lock of a process that is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'lock');
  if (held.has(lock)) throw inUse(folder, process.pid, lock);
  held.add(lock);
  try {
    await takeLock(folder, lock);
  } catch (error) {
    held.delete(lock);
    throw error;
  }
  return async () => {
    await rm(lock, { force: true });
    held.delete(lock);
  };
}

async function takeLock(folder: string, lock: string): Promise<void> {
  const mine = await processMark(process.pid);
  const aside = `${lock}.${randomUUID()}`;
  await writeFile(aside, mine, { mode: 0o600 });
  try {
    // A link appears whole and fails when the name is taken.
    if (await link(aside, lock).then(() => true, falseIfTaken)) return;
    const owner = await readFile(lock, 'utf8').catch(noneOnlyIfMissing);
    if (owner !== undefined && owner !== mine && (await isRunning(owner)))
      throw inUse(folder, Number.parseInt(owner, 10), lock);
    await takeOver(lock, owner, aside);
  } finally {
    await rm(aside, { force: true });
  }
}

/** Several may find the same dead owner: the one that makes the guard file goes on, while the lock still names that owner. */
async function takeOver(lock: string, owner: string | undefined, aside: string): Promise<void> {
  const guard = `${lock}.takeover`;
  const taken = !(await link(aside, guard).then(() => true, falseIfTaken));
  if (taken) {
    const age = Date.now() - ((await stat(guard).catch(noneOnlyIfMissing))?.ctimeMs ?? 0);
    if (age > abandonedMs) await rm(guard, { force: true });
    throw new Refusal('Another start is just taking over the data folder. Try again in a moment.');
  }
  try {
    if ((await readFile(lock, 'utf8').catch(noneOnlyIfMissing)) !== owner)
      throw new Refusal('Another start was faster. Try again in a moment.');
    await rename(aside, lock);
  } finally {
    await rm(guard, { force: true });
  }
}

const falseIfTaken = (error: unknown): false => {
  if (errorCode(error) === 'EEXIST') return false;
  throw error;
};

const inUse = (folder: string, pid: number, lock: string): Refusal =>
  new Refusal(
    `The local services already run on ${folder} (process ${pid}). Stop that one, or choose another ` +
      `folder: RIG4U_DATA=<folder>. If process ${pid} is something else, delete ${lock}.`,
  );
