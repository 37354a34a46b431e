/** Paths of files, each with its hash. */
export type Hashes = Readonly<Record<string, string>>;

interface ReleaseFile {
  /** Where all releases of its part lie: `/remotes/mf-builder/`. */
  part: string;
  /** Where its release lies: `/remotes/mf-builder/1.1.0/`. */
  release: string;
  /** Its name in the release, without the hash of its content: what another release calls the same file. */
  stem: string;
}

/** Before the ending: `.0123abcd` and longer, or what other bundlers write, `-AbC1_x-y`; a word in small letters is none. */
const contentHash = /[.-](?:[\da-f]{8,}|(?=[\w-]*[\dA-Z])(?:[\w-]{8}|\w{9,}))(?=\.\w+$)/;

const withoutHash = (name: string): string => name.replace(contentHash, '');

/** What the path of a file says; undefined where it is none of a release. */
export function releaseFile(path: string): ReleaseFile | undefined {
  const [release, part] = /^(\/(?:host|remotes\/[^/]+)\/)[^/]+\//.exec(path) ?? [];
  if (release === undefined || part === undefined) return undefined;
  return { part, release, stem: withoutHash(path.slice(release.length)) };
}

/** Where the live release of a part lies, by the files that are live; undefined where none is. */
export function liveRelease(part: string, files: Hashes): string | undefined {
  const file = Object.keys(files).find((path) => path.startsWith(part));
  return file === undefined ? undefined : releaseFile(file)?.release;
}

/** Whether a file belongs to a live release and is not among those that are fetched ahead. */
export function isNotAhead(path: string, files: Hashes): boolean {
  const file = releaseFile(path);
  return file !== undefined && !Object.hasOwn(files, path) && liveRelease(file.part, files) === file.release;
}

/**
 * The files of a release that stand for `path` there, with their hashes: the one with its bytes (`hash`, where that is known). Else
 * those that are called the same, which may be several: nobody can tell then which of them was opened.
 */
export function sameFiles(path: string, hash: string | undefined, files: Hashes): [name: string, hash: string][] {
  const called = Object.entries(files).filter(([name]) => withoutHash(name) === releaseFile(path)?.stem);
  const same = called.find(([name, its]) => its === hash || path.endsWith(`/${name}`));
  return same ? [same] : called;
}
