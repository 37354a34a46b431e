import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '@rig4u/kernel';
import { othersMayEnter, runAs, type RunAs } from './owner';
import { runnableBinaries } from './binaries';

const run = promisify(execFile);

/** Everything a server is started with. */
export interface Cluster {
  /** PostgreSQL's own folder. */
  path: string;
  native: string;
  ids: RunAs;
  /** Of the superuser. */
  password: string;
}

/** Messages are read by us, so they must not depend on the visitor's language. */
export const environment = (): NodeJS.ProcessEnv => ({ ...process.env, LC_ALL: 'C', TZ: 'UTC' });

function give(path: string, ids: RunAs): void {
  if (ids.uid !== undefined) chownSync(path, ids.uid, ids.gid);
}

/** A cluster is made beside its place and then moved there: one that was interrupted is never taken for a whole one. */
async function make(dataDir: string, path: string, native: string, ids: RunAs, passwordFile: string): Promise<void> {
  for (const name of readdirSync(dataDir))
    if (name.startsWith('cluster.new')) rmSync(join(dataDir, name), { recursive: true });
  const fresh = join(dataDir, `cluster.new.${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  give(fresh, ids);
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  give(passwordFile, ids);
  const options = [
    '-D',
    fresh,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ];
  await run(join(native, 'bin', 'initdb'), options, { ...ids, env: environment(), cwd: dataDir });
  renameSync(fresh, path);
}

/** The folder of the database's data, made when it is not there. Refuses a folder that PostgreSQL could not use. */
export async function openCluster(dataDir: string, programs?: string): Promise<Cluster> {
  try {
    mkdirSync(dataDir, { recursive: true });
    const path = join(dataDir, 'cluster');
    const ids = runAs(path);
    if (ids.uid !== undefined) chmodSync(dataDir, 0o711);
    if (ids.uid !== undefined && !othersMayEnter(dataDir))
      throw new Refusal(
        `PostgreSQL does not run as root, and its folder ${dataDir} is inside one that only root may enter. ` +
          'Set RIG4U_DATA to a folder that others may enter, such as /var/lib/rig4u.',
      );
    const native = runnableBinaries(dataDir, ids.uid !== undefined, programs);
    const passwordFile = join(dataDir, 'password');
    if (!existsSync(path)) await make(dataDir, path, native, ids, passwordFile);
    return { path, native, ids, password: readFileSync(passwordFile, 'utf8') };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new Refusal(
      `The database folder ${dataDir} cannot be used: ${reason}\nFree some space or correct its ` +
        'permissions, or set RIG4U_DATA to another folder.',
    );
  }
}
