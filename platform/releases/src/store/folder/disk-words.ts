import * as v from 'valibot';
import { errorCode } from '@rig4u/kernel';

/** What a person can change about a folder. */
const ofWriting: Readonly<Record<string, string>> = {
  EACCES: 'this user may not do that there',
  EPERM: 'this user may not do that there',
  EROFS: 'it can only be read',
  ENOSPC: 'its disk is full',
  EDQUOT: 'this user has no room left on its disk',
};

/** What is in the way, beside that. */
const inTheWay: Readonly<Record<string, string>> = {
  EISDIR: 'a folder is where a file should be',
  ENOTDIR: 'a file is where a folder should be',
  EEXIST: 'something else of its name is there',
  ENOENT: 'it is not there',
  ENAMETOOLONG: 'its name is too long for this disk',
  ELOOP: 'its links lead round in a circle',
  EIO: 'its disk does not answer',
  EMFILE: 'too many files are open',
};

const known = (words: Readonly<Record<string, string>>, error: unknown): string | undefined => {
  const code = String(errorCode(error));
  return Object.hasOwn(words, code) ? words[code] : undefined;
};

/** Why a folder cannot be written to; undefined for a fault of ours. */
export const whyOf = (error: unknown): string | undefined => known(ofWriting, error);

/** Whether a disk has no room: what it holds is as it was. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(errorCode(error)));

const systemCall = v.object({ syscall: v.string(), path: v.optional(v.string()) });

/** A failed call of the system as a sentence for a person; undefined for any other error. */
export function sentenceOfSystem(error: unknown): string | undefined {
  const why = whyOf(error) ?? known(inTheWay, error);
  const call = v.safeParse(systemCall, error);
  if (why === undefined || !call.success) return undefined;
  const where = call.output.path ?? 'A file that has to be read';
  const isUnmade = call.output.syscall === 'mkdir' && errorCode(error) === 'ENOENT';
  return `${where}: ${isUnmade ? 'no folder can be made there' : why} (${String(errorCode(error))}). Change that and run this again.`;
}
