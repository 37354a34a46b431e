import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@rig4u/kernel';
import { loadHost, scriptHash } from '@rig4u/releases';
import { releaseDir } from '@rig4u/releases/store';
import { ownerOf, readIndex, readRegistry, type Config } from '@rig4u/shared/contracts';
import { makeDocument, type Document, type Found, type FoundDocument } from './document';
import { eachOnce } from './each-once';
import { robotsText, siteMap } from './for-crawlers';
import { importMapOf } from './import-map';
import { addressFinder, type KnownScreens } from './known-addresses';
import { liveFrames, readablePaths } from './live-frames';
import { liveScreens } from './live-screens';
import { offlineDocument } from './offline-documents';
import { composePage, withName } from './page';
import { pageHeaders } from './page-headers';
import { allAddresses, readRecord, type ReadRecord } from './page-record';
import { prerenderedAt } from './prerendered';
import { cardAddress } from './social-card';
import type { TriedHost } from './tried-host';
import { unescaped } from './unescaped';
import { workerFile } from './worker';
import type { ServedStore } from './served-store';

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
  /**
   * The page at an address: it carries the record of the remote that owns it, and what was rendered for it. Of an address that leads nowhere
   * it is the same page, which says so.
   */
  page: (pathname: string) => Promise<Found>;
  /** The addresses that lead somewhere; undefined where all count as such. */
  screens: KnownScreens | undefined;
}

export interface LiveOptions {
  store: string;
  config: Config;
  /** Whether visitors may use the product without a network; yes when left out. The registry's switch may say no besides. */
  offline?: boolean | undefined;
  log: (line: string) => void;
  /** Brings a release that the folder does not have; left out where it has them all. */
  bring?: ServedStore['bring'];
  /** The public address of the site; without one, that of a machine that serves for itself. */
  origin?: string | undefined;
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
  const hostPage = await readFile(
    join(releaseDir(store, { part: 'host', version: host.version }), 'index.html'),
    'utf8',
  );
  const template = withName(hostPage, config.product.name);
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
  // Read and compared once, however many addresses the remote owns.
  const recordOf = eachOnce(
    (part) => part,
    async (part) => (index ? readRecord(options, index, part) : {}),
    isPassing,
  );
  const page = async (pathname: string): Promise<FoundDocument> => {
    const part = owner(pathname);
    const { inlined: record, passing }: ReadRecord = part === undefined ? {} : await recordOf(part);
    const { frame, ...about } = prerendered(pathname) ?? {};
    const carried = { config, index: rawIndex, record, importMap, registry: raw };
    const told = 'title' in about && { ...about, product: config.product.name, origin, picture };
    const html = composePage(template, carried, told || undefined, frame);
    return {
      passing,
      document: await tagged('text/html; charset=utf-8', html),
      headers: {
        ...carries,
        // What stands inline in a page has hashes, so a front that changes it leaves nothing that runs.
        'Cache-Control': `${carries['Cache-Control'] ?? 'no-cache'}, no-transform`,
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
  // Addresses of one remote that nothing was rendered for have one page.
  const shared = eachOnce((pathname) => (prerendered(pathname) ? pathname : (owner(pathname) ?? '')), page, isPassing);
  const screens = await liveScreens(recordOf, index, framesOf('host'));
  const leads = addressFinder(screens);
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
    page: async (pathname) => {
      const to = leads(pathname);
      if (typeof to === 'object') return { ...to, headers: carries };
      const found = await shared(unescaped(pathname));
      return to === 'nowhere' ? { ...found, isNowhere: true } : found;
    },
    screens,
  };
}

const isPassing = ({ passing }: Pick<ReadRecord, 'passing'>): boolean => passing === true;

/** As the page's policy names what stands inline. */
const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
