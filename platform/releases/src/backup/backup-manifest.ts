import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import { describeIssues, integrityText } from '@rig4u/shared/contracts';
import { NotThere } from '../refusals';
import { integrityOf, isPlainPath } from '../store';

/** In a backup's folder, written last: without it a backup was not finished. */
export const manifestFile = 'backup.json';

const manifestSchema = v.object({
  schema: v.literal(1),
  /** The store that it is of. */
  of: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  epoch: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The last revision in it. Later ones in the folder are of a backup that was not finished. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The hash of every file that is restored, by its path. */
  files: v.record(v.pipe(v.string(), v.check(isPlainPath, 'a path must stay in the folder')), integrityText),
});

export type BackupManifest = v.InferOutput<typeof manifestSchema>;

/** What a backup says of itself. Throws a Refusal where there is none, or it cannot be read. */
export async function readBackupManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(noneOnlyIfMissing);
  if (text === undefined)
    throw new NotThere(
      `${folder} is no backup, or one that was not finished: it has no ${manifestFile}. ` +
        'Run "rig4u backup" again, or take an older one.',
    );
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (read.success) return read.output;
  throw new Refusal(`${manifestFile} in ${folder} is damaged: ${describeIssues(read.issues)}. Take an older backup.`);
}

const readsAtOnce = 8;

/** The files of a backup that are missing or are not what they were, a sentence each. */
export async function faultsOfBackup(folder: string, { files, revision }: BackupManifest): Promise<string[]> {
  const log = Array.from({ length: revision }, (_, i) => revisionPath(i + 1));
  const faults = await pLimit(readsAtOnce).map(Object.entries(files), async ([path, hash]) => {
    const bytes = await readFile(join(folder, path)).catch(noneOnlyIfMissing);
    if (!bytes) return [`${path}: is missing`];
    return integrityOf(bytes) === hash ? [] : [`${path}: is not what it was when the backup was made`];
  });
  return [
    ...log.filter((path) => !Object.hasOwn(files, path)).map((path) => `${path}: is not listed in ${manifestFile}`),
    ...faults.flat(),
  ];
}

/** Where a backup keeps a revision: where every store in a folder does. */
export const revisionPath = (revision: number): string => `registry/r/${revision}.json`;
