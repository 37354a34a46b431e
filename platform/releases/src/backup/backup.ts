import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@rig4u/kernel';
import pLimit from 'p-limit';
import { copyStore, type Copied } from '../move/copy-store';
import { amountOf, leftLines } from '../move/lines';
import type { CommandOptions, Outcome } from '../release/change-store';
import { pointToNewest } from '../release/pointers';
import { folderOf, folderStore, forgetCopied, integrityOf, parseRef, replaceText, type Store } from '../store';
import { manifestFile, revisionPath, type BackupManifest } from './backup-manifest';

type BackupOptions = Pick<CommandOptions, 'clock' | 'dryRun'>;

const hashesAtOnce = 8;

/**
 * Copies a store as it is at one revision into a folder, which is a store too, with a list of hashes. Others may promote meanwhile. A
 * folder with an earlier backup of the same store only gets what is new, and stays the earlier backup until the end.
 */
export async function backup(
  from: Store,
  folder: string,
  { clock = Date.now, dryRun = false }: BackupOptions = {},
): Promise<Outcome> {
  if (!dryRun) await makeFolder(folder);
  const upTo = await from.log.newest();
  const copied = await copyStore(from, folderStore(folder), { upTo, dryRun, now: clock() });
  const warnings = leftLines(copied);
  if (dryRun) return { changed: true, says: [`${amountOf(copied)} to ${folder}.`], warnings };
  // Whoever looks into it with `status` or `verify` finds a whole store.
  await forgetCopied(folder);
  await pointToNewest(folder);
  const manifest: BackupManifest = {
    schema: 1,
    of: from.name,
    at: new Date(clock()).toISOString(),
    epoch: copied.newest.epoch,
    revision: upTo,
    files: await hashesIn(folder, copied),
  };
  await replaceText(folder, join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  const of = `The backup is of revision ${upTo}, epoch ${manifest.epoch}.`;
  return { changed: true, says: [`Copied ${amountOf(copied)}.`, of], warnings };
}

/** Of the bytes that are in the backup now, all of which were compared with what the source says of them. */
async function hashesIn(folder: string, { entries, releases }: Copied): Promise<Record<string, string>> {
  const log = entries.map(({ revision }) => revisionPath(revision.revision));
  const lists = [...releases.copied, ...releases.there].map(async (label) => {
    const ref = parseRef(label);
    return ((await folderStore(folder).releases.paths(ref)) ?? []).map((path) => `${folderOf(ref)}/${path}`);
  });
  const paths = [...log, ...(await Promise.all(lists)).flat()];
  const hashes = await pLimit(hashesAtOnce).map(
    paths,
    async (path) => [path, integrityOf(await readFile(join(folder, path)))] as const,
  );
  return Object.fromEntries(hashes);
}
