import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { linesOf } from './lines';

export interface Snapshot {
  /** The name of the `.jsonl`, which bears the day. */
  name: string;
  lines: AsyncIterable<string>;
}

/** More than three times what a snapshot of 2026 unpacks to (1.9 GB). yauzl holds a zip to the sizes that it states. */
const mostUnpacked = 6_000_000_000;
const mostReadme = 100_000;

/** Hands the lines of a snapshot to `read`, from the zip or from the `.jsonl` in it, and closes the file afterwards. */
export const withSnapshot = <T>(
  file: string,
  read: (snapshot: Snapshot) => Promise<T>,
  most = mostUnpacked,
): Promise<T> =>
  file.endsWith('.zip')
    ? inZip(file, read, most)
    : read({ name: path.basename(file), lines: linesOf(piecesOf(() => createReadStream(file), file)) });

async function inZip<T>(file: string, read: (snapshot: Snapshot) => Promise<T>, most: number): Promise<T> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch(damaged(file));
  try {
    const entries = await entriesOf(zip).catch(damaged(file));
    const [entry, another] = entries.filter(({ fileName }) => fileName.endsWith('.jsonl'));
    if (!entry || another)
      throw new Error(
        `${file} holds ${another ? 'more than one' : 'no'} .jsonl. It is no snapshot of Blender Open Data.`,
      );
    if (entry.uncompressedSize > most)
      throw new Error(
        `${entry.fileName} unpacks to ${entry.uncompressedSize.toLocaleString('en-US')} bytes; ` +
          `more than ${most.toLocaleString('en-US')} are not read.`,
      );
    await refuseAnotherLicence(zip, entries, file);
    const pieces = piecesOf(() => zip.openReadStreamPromise(entry), file);
    return await read({ name: path.basename(entry.fileName), lines: linesOf(pieces) });
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

/** The archive says in its README.txt that the data is CC0. Should that change, the figures may not be taken over. */
async function refuseAnotherLicence(zip: ZipFile, entries: readonly Entry[], file: string): Promise<void> {
  const readme = entries.find(({ fileName }) => fileName.endsWith('README.txt'));
  const said =
    readme && readme.uncompressedSize <= mostReadme
      ? await zip.openReadStreamPromise(readme).then(text).catch(damaged(file))
      : '';
  if (!/Creative Commons 0|CC0/.test(said))
    throw new Error(`${file} has no README.txt that says "Creative Commons 0". Read its licence first.`);
}

const damaged = (file: string) => (cause: unknown) => {
  const why = cause instanceof Error ? cause.message : String(cause);
  throw new Error(`${file} cannot be read. It is missing, damaged or cut off: ${why}`, { cause });
};

/** Opened when the first piece is asked for: a stream that nobody reads would throw its error at nobody. */
async function* piecesOf(open: () => Readable | Promise<Readable>, file: string): AsyncGenerator<string> {
  try {
    const stream = await open();
    for await (const piece of stream.setEncoding('utf8')) yield String(piece);
  } catch (cause) {
    damaged(file)(cause);
  }
}
