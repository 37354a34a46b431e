import { appendFile, rm, stat, truncate } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { DiskRefusal } from '../../refusals';
import { isFull, whyOf } from './disk-words';
import { registryFile } from './paths';

/** Room that is kept for taking a release away from visitors when the disk is full. */
const reserveFile = (store: string): string => join(store, 'reserve');

const leastBytes = 128 * 1024;

/** A revision, and what pages read beside what they read now. */
async function wantedBytes(store: string): Promise<number> {
  const view = await stat(registryFile(store)).catch(noneOnlyIfMissing);
  return Math.max(leastBytes, 64 * 1024 + 2 * (view?.size ?? 0));
}

/** What is added at a time: as much is kept as the disk has room for. */
const pieceBytes = 16 * 1024;

/** Keeps the room. It only grows here: where the disk is full, what is kept stays. False where that is less than wanted. */
export async function keepReserve(store: string): Promise<boolean> {
  const file = reserveFile(store);
  const [known, wanted] = [await stat(file).catch(noneOnlyIfMissing), await wantedBytes(store)];
  let size = known?.size ?? 0;
  try {
    for (; size < wanted; size += pieceBytes) {
      // What compresses might take no room at all.
      await appendFile(file, randomBytes(pieceBytes), { flush: true });
    }
    return true;
  } catch (error) {
    if (isFull(error)) {
      // A part of a piece may be there that never came to the disk.
      await truncate(file, size).catch(noneOnlyIfMissing);
      return false;
    }
    // Where nobody may write, whoever has something to write says so.
    if (whyOf(error) !== undefined) return true;
    throw error;
  }
}

/** Writes, and where the disk is full writes again in the room that was kept for it. */
export async function withReserve<T>(store: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DiskRefusal) || !isFull(error.cause) || !(await hasReserve(store))) throw error;
    await rm(reserveFile(store), { force: true });
    return write();
  }
}

const hasReserve = async (store: string): Promise<boolean> =>
  (await stat(reserveFile(store)).catch(noneOnlyIfMissing)) !== undefined;
