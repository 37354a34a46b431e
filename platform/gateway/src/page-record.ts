import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '@rig4u/kernel';
import { isNamedText, recordFile } from '@rig4u/releases';
import { labelOf, releaseDir } from '@rig4u/releases/store';
import type { InlinedRecord, NamedRelease, PageIndex } from '@rig4u/shared/contracts';
import type { LiveOptions } from './live';

const recordText = v.pipe(v.string(), v.parseJson());

/** What a page carries of records, and whether the disk may give more of it in a moment. */
export interface ReadRecord {
  inlined?: InlinedRecord | undefined;
  passing?: boolean | undefined;
}

/**
 * The records that pages of a remote carry, of the live release and of one that is rolled out. One that is missing, cannot be read, or
 * is not the one that the index names, is left out, with a line in the log: pages ask for it themselves, and refuse it.
 */
export async function readRecord(
  from: Pick<LiveOptions, 'store' | 'log'>,
  { remotes }: PageIndex,
  part: string,
): Promise<ReadRecord> {
  const remote = remotes[part];
  if (!remote || !('live' in remote)) return {};
  const [live, rolledOut] = await Promise.all(
    [remote.live, remote.rollout?.release].map((named) => named && recordOf(from, part, named)),
  );
  const [record, tried] = [live?.record, rolledOut?.record];
  return {
    inlined: record === undefined ? undefined : { part, record, ...(tried !== undefined && { tried }) },
    passing: [live, rolledOut].some((one) => one?.passing === true),
  };
}

async function recordOf(
  { store, log }: Pick<LiveOptions, 'store' | 'log'>,
  part: string,
  [version, hash]: NamedRelease,
): Promise<{ record?: unknown; passing?: boolean }> {
  const ref = { part, version };
  const text = await readFile(join(releaseDir(store, ref), recordFile), 'utf8').catch((error: unknown) => ({ error }));
  const key = `${labelOf(ref)} ${hash}`;
  const saidThere = said.get(log) ?? new Set<string>();
  said.set(log, saidThere);
  if (typeof text === 'string' && isNamedText(text, hash)) {
    saidThere.delete(key);
    return { record: v.parse(recordText, text) };
  }
  const why = typeof text === 'string' ? 'is not the one that the registry names' : whyUnread(text.error);
  if (!saidThere.has(key))
    log(JSON.stringify({ kind: 'record-unusable', release: labelOf(ref), message: `${recordFile} ${why}` }));
  saidThere.add(key);
  return { passing: typeof text !== 'string' && !lasting.has(String(errorCode(text.error))) };
}

/** What stays so until somebody changes the store. All else, such as too many open files, is over in a moment. */
const lasting: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM']);

/** What each log was told: pages of a rolled out host and of previews carry the same records. */
const said = new WeakMap<LiveOptions['log'], Set<string>>();

const whyUnread = (error: unknown): string =>
  errorCode(error) === 'ENOENT' ? 'is missing' : `cannot be read: ${String(error)}`;

/** Who owns which address for some visitor: a release that is rolled out may have more of them. */
export const allAddresses = ({ remotes }: PageIndex): Record<string, { paths: string[] }> =>
  Object.fromEntries(
    Object.entries(remotes).map(([part, remote]) => {
      const more = 'rollout' in remote ? (remote.rollout?.paths ?? []) : [];
      return [part, { paths: [...remote.paths, ...more] }];
    }),
  );
