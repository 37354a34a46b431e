import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import { loadHost, recordFile, scriptHash } from '@rig4u/releases';
import { indexFile, registryFile, releaseDir } from '@rig4u/releases/store';
import {
  ownerOf,
  readIndex,
  readRegistry,
  type Config,
  type InlinedRecord,
  type PageIndex,
} from '@rig4u/shared/contracts';
import { makeDocument, type Document } from './document';
import { offlineDocument, type FoundDocument } from './offline-documents';
import { composePage } from './page';
import { pageHeaders } from './page-headers';
import { workerFile } from './worker';

/** What is live: the page and the registry, ready to be sent. */
export interface Live {
  revision: number;
  host: string;
  registry: Document;
  /** Undefined where the store was last written by a tool that knew no index. */
  index: Document | undefined;
  /** Worker, list of files and app manifest, at `offlinePaths`. */
  offline: (path: string) => Promise<FoundDocument | undefined>;
  /** The page at an address: it carries the record of the remote that owns it. */
  page: (pathname: string) => Promise<Document>;
  /** What a page's answer carries besides. */
  headers: Record<string, string>;
}

export interface LiveOptions {
  store: string;
  config: Config;
  /** Whether visitors may use the product without a network; yes when left out. The registry's switch may say no besides. */
  offline?: boolean | undefined;
  log: (line: string) => void;
}

/**
 * A reader of what is live, undefined before the first promotion. It reads again when a revision was written, and keeps
 * to what it had, with a line in the log, when the new one cannot be used: a bad write must not take the site down.
 */
export function liveReader({ log, ...options }: LiveOptions): () => Promise<Live | undefined> {
  const { store } = options;
  let seen: string | undefined;
  let current: Promise<Live | undefined> = Promise.resolve(undefined);

  return async () => {
    const whole = stampOf(registryFile(store));
    const stamp = whole && `${whole} ${stampOf(indexFile(store))}`;
    if (stamp !== seen) {
      seen = stamp;
      const before = current;
      current = (stamp === undefined ? Promise.resolve(undefined) : loadLive(options)).catch((error: unknown) => {
        seen = undefined;
        log(
          JSON.stringify({
            kind: 'registry-unusable',
            message: error instanceof Error ? error.message : String(error),
          }),
        );
        return before;
      });
    }
    return current;
  };
}

/**
 * Changes whenever the file is replaced, also twice within one tick of the clock. Asked at each page, and at once: a promise for it
 * costs ten times as much as the answer, which a file system has in memory.
 */
function stampOf(file: string): string | undefined {
  const known = statSync(file, { throwIfNoEntry: false });
  return known && `${known.mtimeMs}/${known.ino}/${known.size}`;
}

async function loadLive({ store, config, offline = true }: Omit<LiveOptions, 'log'>): Promise<Live> {
  const raw: unknown = JSON.parse(await readFile(registryFile(store), 'utf8'));
  const indexText = await readFile(indexFile(store), 'utf8').catch(noneOnlyIfMissing);
  const written: unknown = indexText && JSON.parse(indexText);
  const rawIndex: unknown = written === undefined || offline ? written : { ...Object(written), offline: 'off' };
  const index = rawIndex === undefined ? undefined : readIndex(rawIndex);
  const { revision, host } = readRegistry(raw);
  const manifest = await loadHost(store, host.version);
  const badHash = manifest.inlineScripts.find((hash) => !scriptHash.test(hash));
  if (badHash !== undefined)
    throw new Refusal(`host.json of host@${host.version} holds "${badHash}", which is no hash of a script.`);
  const template = await readFile(
    join(releaseDir(store, { part: 'host', version: host.version }), 'index.html'),
    'utf8',
  );
  const hasWorker = workerFile in manifest.files;
  // The revision alone would do, were there one store only: a fresh one on the same address starts again at 1.
  const tagged = (type: string, text: string): Promise<Document> =>
    makeDocument(type, `${revision}-${digest(text)}`, text);
  const page = async (owner: string | undefined): Promise<Document> => {
    const record = owner === undefined || !index ? undefined : await readRecord(store, index, owner);
    const html = composePage(template, { config, index: rawIndex, record, registry: raw });
    return tagged('text/html; charset=utf-8', html);
  };
  return {
    revision,
    host: host.version,
    registry: await tagged('application/json', JSON.stringify(raw)),
    index: index && (await tagged('application/json', JSON.stringify(rawIndex))),
    offline: eachOnce(
      (path) => path,
      (path) => offlineDocument(path, { store, config, manifest, index }, tagged),
    ),
    page: eachOnce((pathname) => (index ? ownerOf(index.remotes, pathname) : undefined), page),
    headers: pageHeaders({ template, inlineScripts: manifest.inlineScripts, config, hasWorker }),
  };
}

const recordText = v.pipe(v.string(), v.parseJson());

/** The record that pages of a remote carry; without one they ask for it themselves, and say what is wrong. */
async function readRecord(store: string, { remotes }: PageIndex, part: string): Promise<InlinedRecord | undefined> {
  const remote = remotes[part];
  if (!remote || !('live' in remote)) return undefined;
  const file = join(releaseDir(store, { part, version: remote.live[0] }), recordFile);
  const text = await readFile(file, 'utf8').catch(noneOnlyIfMissing);
  // A damaged one is left out too.
  const read = v.safeParse(recordText, text);
  return read.success ? { part, record: read.output } : undefined;
}

/** Makes what belongs to a key when it is first asked for, and keeps it. */
function eachOnce<K, T>(
  keyOf: (pathname: string) => K,
  make: (key: K) => Promise<T>,
): (pathname: string) => Promise<T> {
  const made = new Map<K, Promise<T>>();
  return (pathname) => {
    const key = keyOf(pathname);
    const known = made.get(key);
    if (known) return known;
    const making = make(key);
    made.set(key, making);
    // What failed is made again for the next visitor.
    making.catch(() => made.delete(key));
    return making;
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
