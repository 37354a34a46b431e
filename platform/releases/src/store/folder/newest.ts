import { readdir, rename } from 'node:fs/promises';
import * as v from 'valibot';
import { errorCode } from '@rig4u/kernel';
import { Damaged } from '../../refusals';
import { forgetExchanged, isExchanging } from './copied';
import { headFile, revisionFile, revisionsFolder } from './paths';
import { readText } from './read-text';

/** What a folder has of a log: the numbers of its revisions in order, the one that its head names, and the last that follows without a gap. */
interface Log {
  numbers: readonly number[];
  named: number | undefined;
  left: number;
  /** Whether it follows another store and died between two revisions: the one that its head names counts, others come or were. */
  isBetween: boolean;
}

/**
 * Number of the newest revision; 0 before the first. Throws a Refusal where one is missing that pages have read, or where another
 * follows none: going on would give a number a second time, and open pages would not take it.
 */
export async function newestRevision(store: string): Promise<number> {
  const first = await logIn(store);
  // What follows another store has more than one revision for a moment, and none of its own.
  const log = faultOf(store, first) === undefined ? first : await logIn(store);
  const fault = faultOf(store, log);
  if (fault === undefined) return log.left;
  throw new Damaged(
    `${fault} Put it back from a backup. Where there is none, "rig4u verify" says what is left, and "rig4u restored --why …" goes ` +
      `on from revision ${log.left} in a new epoch.`,
  );
}

/** The same where a revision is missing: the last one without a gap before it. */
export const newestLeft = async (store: string): Promise<number> => (await logIn(store)).left;

/**
 * Gives revisions that follow none another name, so that nobody takes them for what comes next. They are kept. What a follower that died
 * left is one of these: from now on the folder goes on by itself.
 */
export async function setStraysAside(store: string, look = straysIn): Promise<void> {
  const first = await look(store);
  // Somebody may have added two while the folder was read, and the first of them was not seen.
  const still = first.length > 0 ? await look(store) : [];
  for (const number of still.filter((one) => first.includes(one)))
    await rename(revisionFile(store, number), `${revisionFile(store, number)}.stray`);
  await forgetExchanged(store);
}

/** Whether a folder has its newest revision alone, as one that follows another store has it. */
export async function keepsNewestAlone(store: string): Promise<boolean> {
  const { numbers, left, isBetween } = await logIn(store);
  return (numbers.length === 1 || isBetween) && left > 1;
}

const straysIn = async (store: string): Promise<number[]> => straysOf(await logIn(store));

const straysOf = ({ numbers, left, isBetween }: Log): number[] =>
  numbers.filter((number) => (isBetween ? number !== left : number > left));

async function logIn(store: string): Promise<Log> {
  // First the head: a revision is there before the head names it.
  const named = await namedByHead(store);
  const names = (await readdir(revisionsFolder(store)).catch(noneIfNotThere)) ?? [];
  const numbers = names
    .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .toSorted((a, b) => a - b);
  const known = new Set(numbers);
  if (numbers.length > 1 && named !== undefined && known.has(named) && (await isExchanging(store)))
    return { numbers, named, left: named, isBetween: true };
  // What follows another store keeps the newest alone; a log that has its first revision has all before its newest.
  const isWhole = named === undefined || known.has(1);
  let left = (isWhole ? numbers[0] : numbers.findLast((number) => number <= named)) ?? 0;
  while (known.has(left + 1)) left += 1;
  return { numbers, named, left, isBetween: false };
}

/** A file in place of the folder is no log without revisions: `prune` would take every release for one that nobody was given. */
function noneIfNotThere(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
  return undefined;
}

function faultOf(store: string, log: Log): string | undefined {
  const { numbers, named, left, isBetween } = log;
  if (named !== undefined && !numbers.includes(named))
    return `registry/head.json in ${store} names revision ${named}, and there is no registry/r/${named}.json.`;
  const [stray] = straysOf(log);
  if (stray === undefined || isBetween) return undefined;
  return `registry/r/${stray}.json in ${store} follows no other: there is no registry/r/${left + 1}.json.`;
}

const headText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ revision: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
);

/** Undefined where there is no head, or none that can be read: the log alone counts then. */
async function namedByHead(store: string): Promise<number | undefined> {
  const read = v.safeParse(headText, await readText(headFile(store)));
  return read.success ? read.output.revision : undefined;
}
