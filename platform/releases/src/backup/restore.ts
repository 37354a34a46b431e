import { Refusal } from '@rig4u/kernel';
import { beginEpoch, epochBegun } from '../move/begin-epoch';
import { inWords } from '../move/copy-log';
import { copyStore } from '../move/copy-store';
import { entriesOf } from '../move/entries';
import { amountOf, leftLines } from '../move/lines';
import type { CommandOptions, Outcome } from '../release/change-store';
import { folderStore, type Store } from '../store';
import { faultsOfBackup, readBackupManifest } from './backup-manifest';

type RestoreOptions = CommandOptions & { why: string };

const mostNamed = 10;

/**
 * Puts a backup back into an empty place, or into one that was begun to be filled with it, and begins a new epoch there. Everything in
 * the backup is verified before anything is written. Throws a Refusal that names each damaged file.
 */
export async function restore(folder: string, to: Store, options: RestoreOptions): Promise<Outcome> {
  const { dryRun, clock = Date.now } = options;
  const manifest = await readBackupManifest(folder);
  const faults = await faultsOfBackup(folder, manifest);
  if (faults.length > 0) throw new Refusal(damaged(folder, faults));
  const [from, upTo] = [folderStore(folder), manifest.revision];
  const command = `restore of revision ${upTo} from ${folder}`;
  const begun = await epochBegun(await entriesOf(from, { to: upTo }), to, command);
  if (begun) return { changed: false, says: [`${to.name} was restored already: ${inWords(begun)}.`], warnings: [] };

  const copied = await copyStore(from, to, { upTo, dryRun, now: clock() });
  const warnings = leftLines(copied);
  if (dryRun) return { changed: true, says: [`${amountOf(copied)} to ${to.name}.`], warnings };
  const epoch = await beginEpoch(to, { ...options, command, after: copied.newest });
  const of = `The backup of ${manifest.of}, made at ${manifest.at}, is whole: ${Object.keys(manifest.files).length} files.`;
  return { changed: true, says: [of, `Copied ${amountOf(copied)}.`, ...epoch.says], warnings };
}

const damaged = (folder: string, faults: readonly string[]): string =>
  `The backup in ${folder} is damaged, so nothing was restored:\n  ` +
  `${faults.slice(0, mostNamed).join('\n  ')}${faults.length > mostNamed ? `\n  and ${faults.length - mostNamed} more` : ''}\n` +
  'Take an older backup, or another copy of this one.';
