import { renameSync, writeFileSync } from 'node:fs';

/** Writes all files or none: each is written beside its place first, and only then takes it. */
export function writeTogether(files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) writeFileSync(`${name}.new`, text);
  for (const name of files.keys()) renameSync(`${name}.new`, name);
}
