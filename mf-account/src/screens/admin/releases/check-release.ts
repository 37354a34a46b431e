import { readRecord, type NamedRelease } from '@rig4u/shared/contracts';
import { messageOf } from '@rig4u/shared/errors';

export interface FileProblem {
  src: string;
  what: string;
}

export interface ReleaseHealth {
  /** How many files were asked for. */
  files: number;
  ms: number;
  problems: readonly FileProblem[];
}

const timeoutMs = 10_000;

/** Fetches a release's record, its entry and the files of each screen past every cache, and compares their hashes. Never rejects. */
export async function checkRelease(part: string, [version, hash]: NamedRelease): Promise<ReleaseHealth> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  const src = `/remotes/${part}/${version}/release.json`;
  try {
    const bytes = await fetched(src, hash);
    const { entry, screens } = readRecord(JSON.parse(new TextDecoder().decode(bytes)));
    const files = new Map(
      [entry, ...screens.flatMap((screen) => screen.files)].map((file) => [file.src, file.integrity]),
    );
    const found = await Promise.all([...files].map(([file, integrity]) => problemOf(file, integrity)));
    return { files: files.size + 1, ms: passed(), problems: found.flat() };
  } catch (error) {
    return { files: 1, ms: passed(), problems: [{ src, what: wordsFor(error) }] };
  }
}

const problemOf = (src: string, integrity: string): Promise<FileProblem[]> =>
  fetched(src, integrity).then(
    () => [],
    (error: unknown) => [{ src, what: wordsFor(error) }],
  );

const wordsFor = (error: unknown): string => messageOf(error, 'not reachable');

/** The bytes of a file. Rejects with what is wrong: its status, its hash, or that it cannot be reached. */
async function fetched(src: string, integrity: string): Promise<ArrayBuffer> {
  const response = await fetch(src, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const bytes = await response.arrayBuffer();
  const [algorithm = ''] = integrity.split('-', 1);
  const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), bytes);
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  if (`${algorithm}-${hash}` !== integrity) throw new Error('not what was published: its hash is another one');
  return bytes;
}
