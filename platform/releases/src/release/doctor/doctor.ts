import { isRefusal } from '../../refusals';
import type { Scratch, Store } from '../../store';
import { clockFaults } from './clock-faults';
import { logFaults } from './log-faults';
import { releaseFaults } from './release-faults';

/**
 * Tries whether a place keeps what a store promises, and returns what it does not keep, a sentence each. It is tried beside what is
 * there: on a scratch of the same kind, which is removed. `clock` is in milliseconds since 1970.
 */
export async function doctor(store: Store, clock: () => number): Promise<string[]> {
  return [
    ...(await said('What is there cannot be read: ', () => readFaults(store))),
    ...(await examined('releases', store.releases.scratch, clock, releaseFaults)),
    ...(await examined('log', store.log.scratch, clock, logFaults)),
  ];
}

/** What is in use is only looked at. */
async function readFaults({ releases, log }: Store): Promise<string[]> {
  await releases.has({ part: 'host', version: '0.0.0' });
  const newest = await log.newest();
  return newest === 0 || (await log.text(newest)) !== undefined
    ? []
    : [`Its log names revision ${newest} and has none of that number.`];
}

async function examined<Half>(
  what: string,
  scratchOf: (() => Promise<Scratch<Half>>) | undefined,
  clock: () => number,
  faultsOf: (one: Half, other: Half) => Promise<string[]>,
): Promise<string[]> {
  if (!scratchOf) return [`Its ${what} cannot be tried: this kind of place offers nothing to try it on.`];
  return said(`Its ${what} cannot be tried: `, async () => {
    const scratch = await scratchOf();
    let left: string[] = [];
    const faults = await said(`Its ${what} failed while it was tried: `, () =>
      faultsIn(scratch, clock, faultsOf),
    ).finally(async () => {
      left = await said(`What was written to try its ${what} cannot be removed: `, async () => {
        await scratch.remove();
        return [];
      });
    });
    return [...faults, ...left];
  });
}

async function faultsIn<Half>(
  scratch: Scratch<Half>,
  clock: () => number,
  faultsOf: (one: Half, other: Half) => Promise<string[]>,
): Promise<string[]> {
  const own = [...(await scratch.faults()), ...(await clockFaults(scratch, clock))];
  // A place with a fault of its kind says why; what follows from it would only say that.
  if (own.length > 0) return own;
  const [one, other] = [await scratch.open(), await scratch.open()];
  try {
    return await faultsOf(one.half, other.half);
  } finally {
    await one.close();
    await other.close();
  }
}

/** A refusal of the place is a fault of it, in its own words. */
async function said(before: string, look: () => Promise<string[]>): Promise<string[]> {
  try {
    return await look();
  } catch (error) {
    if (isRefusal(error)) return [before + error.message];
    throw error;
  }
}
