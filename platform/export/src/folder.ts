import { readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { errorCode, makeFolder, noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import type { ExportedFile } from './layout';

/** The file by which an export is known as one. */
const markerFile = 'rig4u-export.json';

const markerSchema = v.object({
  schema: v.literal(1),
  target: v.string(),
  epoch: v.number(),
  revision: v.number(),
  /** Which text is at which address or pattern. */
  addresses: v.record(v.string(), v.string()),
  /** Every file of this export. */
  files: v.array(v.string()),
});

/** What an export says of itself. */
export type Marker = v.InferOutput<typeof markerSchema>;

const noFolder =
  (folder: string) =>
  (error: unknown): undefined => {
    if (errorCode(error) === 'ENOTDIR') throw new Refusal(`${folder} is a file. Name a folder for the export.`);
    return noneOnlyIfMissing(error);
  };

/** The export that lies in a folder; undefined where the folder is empty or not there. Throws a Refusal at anything else. */
export async function exportIn(folder: string, target: string): Promise<Marker | undefined> {
  const names = (await readdir(folder).catch(noFolder(folder))) ?? [];
  const text = await readFile(join(folder, markerFile), 'utf8').catch(noneOnlyIfMissing);
  if (text === undefined && names.every((name) => name === aside)) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), markerSchema), text);
  if (!read.success)
    throw new Refusal(
      `${folder} is not empty and is no export. Name a new folder, or an export that is to be renewed.`,
    );
  if (read.output.target !== target)
    throw new Refusal(`${folder} is an export for ${read.output.target}. Give ${target} a folder of its own.`);
  return read.output;
}

/** Where a file lies until it is whole. */
const aside = '.rig4u-writing';

/** What writing came to. */
export interface Written {
  written: number;
  bytes: number;
  removed: number;
}

/**
 * Writes an export in the order given, and last what it says of itself. A file that is the same for ever is not written again. What
 * neither this export nor the one before has is removed at the end: a page that is open may still ask for what the one before had.
 */
export async function writeExport(
  folder: string,
  files: readonly ExportedFile[],
  { marker, before }: { marker: Omit<Marker, 'files'>; before: Marker | undefined },
): Promise<Written> {
  const own = files.map(({ path }) => path);
  try {
    await makeFolder(folder);
    // Whoever goes on after a failure finds an export here, though not a whole one.
    if (!before) await mark(folder, { ...marker, addresses: {}, files: [] });
    const done = { written: 0, bytes: 0 };
    for (const file of files) {
      if (await isThere(folder, file)) continue;
      const content = await file.bytes();
      await replace(folder, file.path, content);
      done.written += 1;
      done.bytes += content.length;
    }
    await mark(folder, { ...marker, files: own });
    const removed = await removeOthers(folder, new Set([...own, ...(before?.files ?? []), markerFile]));
    return { ...done, removed };
  } catch (error) {
    throw refusedByDisk(folder, error);
  } finally {
    await rm(join(folder, aside), { force: true });
  }
}

const mark = (folder: string, marker: Marker): Promise<void> =>
  replace(folder, markerFile, new TextEncoder().encode(`${JSON.stringify(marker, null, 1)}\n`));

/** Files get their names when they are whole, so one of the right length is the right one. */
async function isThere(folder: string, { path, length }: ExportedFile): Promise<boolean> {
  return length !== undefined && (await stat(join(folder, path)).catch(noneOnlyIfMissing))?.size === length;
}

/** Writes a file whole: who reads it gets the old text or the new one. */
async function replace(folder: string, path: string, content: Uint8Array): Promise<void> {
  await makeFolder(dirname(join(folder, path)));
  await writeFile(join(folder, aside), content);
  await rename(join(folder, aside), join(folder, path));
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({ entry, path: relative(folder, join(entry.parentPath, entry.name)) }));
  const old = paths.filter(({ entry, path }) => !entry.isDirectory() && !kept.has(path.replaceAll('\\', '/')));
  for (const { path } of old) await rm(join(folder, path));
  // The deepest first. One that is not empty stays.
  for (const { entry, path } of paths.toReversed())
    if (entry.isDirectory()) await rmdir(join(folder, path)).catch(stays);
  return old.length;
}

function stays(error: unknown): void {
  if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The quota of this disk is used up',
  EROFS: 'The disk may only be read',
  EACCES: 'The folder may not be written by this user',
  EPERM: 'The folder may not be written by this user',
  EFBIG: 'A file is larger than this disk takes',
};

/** The page and the rules are written last, so what was served before is still whole. */
function refusedByDisk(folder: string, error: unknown): unknown {
  const reason = reasons[String(errorCode(error))];
  if (reason === undefined) return error;
  return new Refusal(
    `${reason}: the export in ${folder} is not finished. What is served from it is as before. Make room or name another folder, and run the same command again: it goes on where it stopped.`,
    { cause: error },
  );
}
