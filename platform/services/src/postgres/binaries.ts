import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '@rig4u/kernel';
import { othersMayEnter } from './owner';
import { packagedBinaries } from './package';

const linkList = v.pipe(v.string(), v.parseJson(), v.array(v.object({ source: v.string(), target: v.string() })));

/** npm packages hold no links. The package's install script would make them, and install scripts do not run here. */
function missingLinks(native: string): { at: string; to: string }[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  return v
    .parse(linkList, readFileSync(list, 'utf8'))
    .map(({ source, target }) => ({ at: join(dirname(native), target), to: join(dirname(native), source) }))
    .filter(({ at }) => !lstatSync(at, { throwIfNoEntry: false }));
}

function makeLink({ at, to }: { at: string; to: string }): void {
  try {
    symlinkSync(relative(dirname(at), to), at);
  } catch (error) {
    // Another start made it in between.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

const programs = (native: string): string[] =>
  readdirSync(join(native, 'bin')).map((name) => join(native, 'bin', name));

function repair(native: string): void {
  missingLinks(native).forEach(makeLink);
  for (const program of programs(native))
    if (process.platform !== 'win32' && !(statSync(program).mode & 0o001)) chmodSync(program, 0o755);
}

function openToAll(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  chmodSync(path, found.isDirectory() ? 0o755 : found.mode & 0o111 ? 0o755 : 0o644);
  if (found.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

function usableInPlace(native: string, byOthers: boolean): boolean {
  if (
    byOthers &&
    !['bin', 'lib', 'share'].every((name) => !existsSync(join(native, name)) || othersMayEnter(join(native, name)))
  )
    return false;
  try {
    repair(native);
    return true;
  } catch {
    // An installation that is read-only: a copy can be repaired.
    return false;
  }
}

/**
 * A folder with PostgreSQL's programs that can be run: the installed one, or a copy in `folder`, when the installed one cannot be
 * repaired or (`byOthers`) not be entered by the user that will run it.
 */
export function runnableBinaries(folder: string, byOthers: boolean, native = packagedBinaries()): string {
  if (usableInPlace(native, byOthers)) return native;
  const version = v.parse(
    v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() })),
    readFileSync(join(dirname(native), 'package.json'), 'utf8'),
  ).version;
  const home = join(folder, `postgres-${version}`);
  if (!existsSync(home)) {
    const fresh = `${home}.${process.pid}`;
    rmSync(fresh, { recursive: true, force: true });
    cpSync(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    repair(join(fresh, 'native'));
    openToAll(fresh);
    renameSync(fresh, home);
  }
  return join(home, 'native');
}
