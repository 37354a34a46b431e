import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import type { Frames } from '@rig4u/releases/manifest';
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
import { robotsText, siteMap } from './for-crawlers';
import { importMapOf } from './import-map';
import { offlineDocument, type FoundDocument } from './offline-documents';
import { composePage } from './page';
import { pageHeaders } from './page-headers';
import { prerenderedAt } from './prerendered';
import { readFrames } from './read-frames';
import { cardAddress } from './social-card';
import { withTriedHost, type TriedHost } from './tried-host';
import { workerFile } from './worker';

/** What is live: the page and the registry, ready to be sent. */
export interface Live {
  revision: number;
  host: string;
  /** What answers carry that another visitor may get in another way. */
  carries: Readonly<Record<string, string>>;
  /** The product with a host that is rolled out, for a share of the visitors. */
  tried?: TriedHost | undefined;
  registry: Document;
  /** Undefined where the store was last written by a tool that knew no index. */
  index: Document | undefined;
  /** Worker, list of files and app manifest, at `offlinePaths`. */
  offline: (path: string) => Promise<FoundDocument | undefined>;
  /** For search engines. */
  robots: Document;
  siteMap: Document;
  /** The page at an address: it carries the record of the remote that owns it, and what was rendered for it. */
  page: (pathname: string) => Promise<FoundDocument>;
}

export interface LiveOptions {
  store: string;
  config: Config;
  /** Whether visitors may use the product without a network; yes when left out. The registry's switch may say no besides. */
  offline?: boolean | undefined;
  log: (line: string) => void;
  /** The public address of the site; without one, that of a machine that serves for itself. */
  origin?: string | undefined;
}

/**
 * A reader of what is live, undefined before the first promotion. It reads again when a revision was written, and keeps
 * to what it had, with a line in the log, when the new one cannot be used: a bad write must not take the site down.
 */
export function liveReader(options: LiveOptions): () => Promise<Live | undefined> {
  const { store, log } = options;
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

async function loadLive(options: LiveOptions): Promise<Live> {
  const { store } = options;
  const view: unknown = JSON.parse(await readFile(registryFile(store), 'utf8'));
  const indexText = await readFile(indexFile(store), 'utf8').catch(noneOnlyIfMissing);
  const index: unknown = indexText && JSON.parse(indexText);
  return withTriedHost(options, { view, index }, (read) => liveOf(options, read));
}

/** What pages read, and what the answers with it carry besides. */
export interface PagesRead {
  /** The whole registry. */
  view: unknown;
  /** Undefined where the store was last written by a tool that knew no index. */
  index: unknown;
  carries?: Readonly<Record<string, string>> | undefined;
}

/** The product with what pages read put into it. Throws where that cannot be used. */
export async function liveOf(
  options: LiveOptions,
  { view: raw, index: written, carries = {} }: PagesRead,
): Promise<Live> {
  const { store, config, log, offline = true, origin = 'http://localhost:4400' } = options;
  const rawIndex: unknown = written === undefined || offline ? written : { ...Object(written), offline: 'off' };
  const index = rawIndex === undefined ? undefined : readIndex(rawIndex);
  const { revision, host } = readRegistry(raw);
  const manifest = await loadHost(store, host.version);
  const { inlineScripts, inlineStyles = [] } = manifest;
  const badHash = [...inlineScripts, ...inlineStyles].find((hash) => !scriptHash.test(hash));
  if (badHash !== undefined)
    throw new Refusal(`host.json of host@${host.version} holds "${badHash}", which is no hash of a script or style.`);
  const template = await readFile(
    join(releaseDir(store, { part: 'host', version: host.version }), 'index.html'),
    'utf8',
  );
  const hasWorker = workerFile in manifest.files;
  // The revision alone would do, were there one store only: a fresh one on the same address starts again at 1.
  const tagged = (type: string, text: string): Promise<Document> =>
    makeDocument(type, `${revision}-${digest(text)}`, text);
  const picture = cardAddress(manifest);
  const framesOf = await liveFrames(store, { host: host.version, index, log });
  const importMap = index && (await importMapOf(store, index, manifest));
  const scriptHashes = importMap === undefined ? inlineScripts : [...inlineScripts, inlineHash(importMap)];
  const parts = Object.keys(index?.remotes ?? {});
  const prerendered = (pathname: string) => (index ? prerenderedAt(pathname, { config, index, framesOf }) : undefined);
  const addresses = index && allAddresses(index);
  const owner = (pathname: string) => addresses && ownerOf(addresses, pathname);
  const page = async (pathname: string): Promise<FoundDocument> => {
    const part = owner(pathname);
    const record = part === undefined || !index ? undefined : await readRecord(store, index, part);
    const { frame, ...about } = prerendered(pathname) ?? {};
    const carried = { config, index: rawIndex, record, importMap, registry: raw };
    const told = 'title' in about && { ...about, product: config.product.name, origin, picture };
    const html = composePage(template, carried, told || undefined, frame);
    return {
      document: await tagged('text/html; charset=utf-8', html),
      headers: {
        ...carries,
        ...pageHeaders({
          template,
          inlineScripts: scriptHashes,
          inlineStyles: frame ? [...inlineStyles, inlineHash(frame.css)] : inlineStyles,
          config,
          hasWorker,
        }),
      },
    };
  };
  return {
    revision,
    host: host.version,
    carries,
    registry: await tagged('application/json', JSON.stringify(raw)),
    index: index && (await tagged('application/json', JSON.stringify(rawIndex))),
    offline: eachOnce(
      (path) => path,
      (path) => offlineDocument(path, { store, config, manifest, index, carries }, tagged),
    ),
    robots: await tagged('text/plain; charset=utf-8', robotsText(origin)),
    siteMap: await tagged('application/xml', siteMap(origin, readablePaths(['host', ...parts], framesOf))),
    // Addresses of one remote that nothing was rendered for have one page.
    page: eachOnce((pathname) => (prerendered(pathname) ? pathname : (owner(pathname) ?? '')), page),
  };
}

/** The prerendered screens of what is live. One that cannot be used is left out, with a line in the log. */
async function liveFrames(
  store: string,
  { host, index, log }: { host: string; index: PageIndex | undefined; log: LiveOptions['log'] },
): Promise<(part: string) => Frames | undefined> {
  const remotes = Object.entries(index?.remotes ?? {}).flatMap(([part, remote]) =>
    'live' in remote ? [{ part, version: remote.live[0] }] : [],
  );
  const read = [{ part: 'host', version: host }, ...remotes].map(async (ref) => {
    const frames = await readFrames(store, ref).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      log(JSON.stringify({ kind: 'frames-unusable', part: ref.part, version: ref.version, message }));
      return undefined;
    });
    return [ref.part, frames] as const;
  });
  const frames = new Map(await Promise.all(read));
  return (part) => frames.get(part);
}

/** The addresses whose screens were rendered. */
const readablePaths = (parts: readonly string[], framesOf: (part: string) => Frames | undefined): string[] =>
  parts.flatMap((part) =>
    (framesOf(part)?.screens ?? []).filter(({ kind }) => kind !== 'head').map(({ path }) => path),
  );

/** As the page's policy names what stands inline. */
const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const recordText = v.pipe(v.string(), v.parseJson());

/** The records that pages of a remote carry, of the live release and of one that is rolled out; without one they ask for it themselves, and say what is wrong. */
async function readRecord(store: string, { remotes }: PageIndex, part: string): Promise<InlinedRecord | undefined> {
  const remote = remotes[part];
  if (!remote || !('live' in remote)) return undefined;
  const [record, tried] = await Promise.all(
    [remote.live, remote.rollout?.release].map(async (named) => {
      if (!named) return undefined;
      const file = join(releaseDir(store, { part, version: named[0] }), recordFile);
      // A damaged one is left out too.
      const read = v.safeParse(recordText, await readFile(file, 'utf8').catch(noneOnlyIfMissing));
      return read.success ? read.output : undefined;
    }),
  );
  return record === undefined ? undefined : { part, record, ...(tried !== undefined && { tried }) };
}

/** Who owns which address for some visitor: a release that is rolled out may have more of them. */
const allAddresses = ({ remotes }: PageIndex): Record<string, { paths: string[] }> =>
  Object.fromEntries(
    Object.entries(remotes).map(([part, remote]) => {
      const more = 'rollout' in remote ? (remote.rollout?.paths ?? []) : [];
      return [part, { paths: [...remote.paths, ...more] }];
    }),
  );

/** Makes what addresses of the same key share when one of them is first asked for, and keeps it. */
function eachOnce<T>(
  keyOf: (pathname: string) => string,
  make: (pathname: string) => Promise<T>,
): (pathname: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (pathname) => {
    const key = keyOf(pathname);
    const known = made.get(key);
    if (known) return known;
    const making = make(pathname);
    made.set(key, making);
    // What failed is made again for the next visitor.
    making.catch(() => made.delete(key));
    return making;
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
