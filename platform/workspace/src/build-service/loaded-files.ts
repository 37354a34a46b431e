import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The files that a process was loaded from, and whether they still are what they were. */
export interface LoadedFiles {
  /** Notes a module that is loaded. Packages are left out: they change with the lock file. */
  note: (url: string) => void;
  haveChanged: () => boolean;
}

/** `others` are files that are no modules and that the process depends on, too. */
export function loadedFiles(others: readonly string[]): LoadedFiles {
  const stamps = new Map(others.map((file) => [file, stampOf(file)]));
  return {
    note: (url) => {
      if (!url.startsWith('file:') || url.includes('/node_modules/')) return;
      const file = fileURLToPath(url);
      if (!stamps.has(file)) stamps.set(file, stampOf(file));
    },
    haveChanged: () => [...stamps].some(([file, stamp]) => stampOf(file) !== stamp),
  };
}

function stampOf(file: string): string {
  const known = statSync(file, { throwIfNoEntry: false });
  return known ? `${known.mtimeMs}/${known.size}` : 'none';
}
