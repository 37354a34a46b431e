import { polled } from '../polled';
import type { Store } from '../store';
import { isExchanging } from './copied';
import { inWords } from './in-words';
import { takeLease } from './lease';
import { appendText, readRevisionText } from './log';
import { newestLeft, newestRevision, setStraysAside } from './newest';
import { hasRelease, pathsOf, putRelease, readReleaseFile } from './releases';
import { scratchIn } from './scratch';

/** How often a folder is asked for news. A gateway on it sees a promotion at the next request, and needs no news. */
const pollMs = 500;

/** A folder that followed another store and died between two revisions goes on from the one that its head names. */
async function append(folder: string, revision: number, text: string): Promise<boolean> {
  if (await isExchanging(folder)) await setStraysAside(folder);
  return appendText(folder, revision, text);
}

/** A store in a folder of this machine, or of a drive that keeps what `rig4u doctor` asks for. */
export function folderStore(folder: string): Store {
  const newest = (): Promise<number> => newestRevision(folder);
  return {
    name: folder,
    folder,
    releases: {
      has: (ref) => hasRelease(folder, ref),
      put: (ref, files) => inWords(folder, () => putRelease(folder, ref, files)),
      paths: (ref) => pathsOf(folder, ref),
      readFile: (ref, path) => readReleaseFile(folder, ref, path),
      scratch: () => scratchIn(folder, (room) => folderStore(room).releases),
    },
    log: {
      newest,
      newestLeft: () => newestLeft(folder),
      setStraysAside: () => inWords(folder, () => setStraysAside(folder)),
      text: (revision) => readRevisionText(folder, revision),
      append: (revision, text) => inWords(folder, () => append(folder, revision, text)),
      watch: (news) => polled(newest, news, pollMs),
      lease: (wanted) => inWords(folder, () => takeLease(folder, wanted)),
      scratch: () => scratchIn(folder, (room) => folderStore(room).log),
    },
    close: () => Promise.resolve(),
  };
}
