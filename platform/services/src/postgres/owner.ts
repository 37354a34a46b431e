import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Refusal } from '@rig4u/kernel';

/** The user PostgreSQL runs as, for `spawn`; empty when that is ourselves. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

const numberOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root. Root lets the user run it to whom the cluster belongs, and `nobody` when there is none yet. */
export function runAs(cluster: string): RunAs {
  const found = statSync(cluster, { throwIfNoEntry: false });
  const self = process.getuid?.();
  if (found && self !== undefined && self !== 0 && found.uid !== self)
    throw new Refusal(
      `The database folder ${cluster} belongs to another user (number ${found.uid}). Start as that user, ` +
        'or set RIG4U_DATA to another folder.',
    );
  if (self !== 0) return {};
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : { uid: numberOf('-u'), gid: numberOf('-g') };
}

/** Whether users other than its owner may enter a folder: every folder on the way must allow it. */
export function othersMayEnter(folder: string): boolean {
  const path = resolve(folder);
  const open = (statSync(path).mode & 0o001) !== 0;
  return open && (dirname(path) === path || othersMayEnter(dirname(path)));
}
