import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import { pagesReadAt } from '@rig4u/releases';
import { copiedUpTo, indexFile, newestLeft, registryFile, revisionFile } from '@rig4u/releases/store';
import type { LiveOptions, PagesRead } from './live';

/** Whether a store's log has a revision. Asked at each page, and at once, as `stampOf` is. */
export const hasRevision = (store: string, revision: number): boolean => existsSync(revisionFile(store, revision));

/** What pages read, and up to which revision the log was looked at for it; no pages before the first promotion. */
export interface ReadPages {
  pages: PagesRead | undefined;
  lookedTo: number;
}

/**
 * What pages read: as it is written, or as the log says where that is further on. A command writes both, and can die in between. What
 * is written without a revision in the log stands: the log of this folder may be lost, or elsewhere. Throws where something is written
 * that cannot be read, and the log does not help.
 */
export async function readPages({ store, log }: Pick<LiveOptions, 'store' | 'log'>): Promise<ReadPages> {
  const say = (kind: string, more: object): void => log(JSON.stringify({ kind, ...more }));
  const read = await readWritten(store);
  const isFault = read instanceof Refusal;
  const written = isFault ? undefined : read;
  // A folder that follows another store has no first revision.
  const lookedTo = isFault ? await newestLeft(store) : newestFrom(store, written?.revision ?? 0);
  if (lookedTo <= (written?.revision ?? 0)) {
    if (isFault) throw read;
    return { pages: written, lookedTo };
  }
  // What is copied from another place is for pages when the copy has ended.
  if (lookedTo <= (await copiedUpTo(store))) {
    if (isFault) throw read;
    return { pages: written, lookedTo };
  }
  if (isFault) say('registry-unusable', { message: read.message });
  try {
    const { epoch, ...pages } = await pagesReadAt(store, lookedTo);
    // A folder that follows another store, which was put back, still has the higher numbers of before.
    return { pages: written && written.epoch > epoch ? written : pages, lookedTo };
  } catch (error) {
    if (!written) throw error;
    say('log-unusable', { revision: lookedTo, message: error instanceof Error ? error.message : String(error) });
    return { pages: written, lookedTo };
  }
}

const ofRevision = v.pipe(v.string(), v.parseJson(), v.object({ revision: v.number() }));
const ofEpoch = v.pipe(v.string(), v.parseJson(), v.object({ revision: v.number(), epoch: v.number() }));

type Written = PagesRead & { epoch: number; revision: number };

/** Undefined where nothing is written, a Refusal where it cannot be read. A store that was written by an old tool has no index. */
async function readWritten(store: string): Promise<Written | Refusal | undefined> {
  const [whole, part] = await Promise.all([registryFile(store), indexFile(store)].map(textOf));
  if (whole instanceof Refusal) return whole;
  if (part instanceof Refusal) return part;
  if (whole === undefined) return part === undefined ? undefined : new Refusal(`${registryFile(store)} is missing.`);
  const view = v.safeParse(ofRevision, whole);
  const index = part === undefined ? undefined : v.safeParse(ofEpoch, part);
  if (!view.success || index?.success === false)
    return new Refusal(`${view.success ? indexFile(store) : registryFile(store)} names no revision.`);
  const { epoch = 1, revision = view.output.revision } = index?.output ?? {};
  // As they stand there: what is sent on has a tag made of its letters.
  const read = { view: JSON.parse(whole), index: part === undefined ? undefined : JSON.parse(part) };
  return { ...read, epoch, revision: Math.min(revision, view.output.revision) };
}

const textOf = (file: string): Promise<string | Refusal | undefined> =>
  readFile(file, 'utf8')
    .catch(noneOnlyIfMissing)
    .catch((error: unknown) => new Refusal(`${file} cannot be read: ${String(error)}`));

/** The last of the revisions that follow one without a gap. */
function newestFrom(store: string, revision: number): number {
  let newest = revision;
  while (hasRevision(store, newest + 1)) newest += 1;
  return newest;
}
