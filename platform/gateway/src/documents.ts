import { createHash } from 'node:crypto';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { makeDocument, type Found } from './document';
import type { Live, LiveOptions } from './live';
import { liveReader } from './live-reader';
import { offlinePaths } from './offline-documents';
import { unescaped } from './unescaped';
import { getsUsual, variantFor, type VariantOptions } from './variants';
import { opensPage, type Visitor } from './visitor';

/** Page, registry, its index, the configuration, and what offline use takes. */
export interface Documents {
  live: () => Promise<Live | undefined>;
  /** The document at a path for a visitor, or the path that was meant; undefined where there is neither. */
  at: (path: string, visitor: Visitor) => Promise<Found | 'nothing live' | undefined>;
}

/** The documents of a store, or of what `read` finds live; those who ask at the same time share one look at it. */
export function documentsOf(options: LiveOptions & VariantOptions, read = liveReader(options)): Documents {
  const live = together(read);
  const text = JSON.stringify(options.config);
  const tag = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const config = makeDocument('application/json', tag, text);

  const at: Documents['at'] = async (asked, visitor) => {
    const path = unescaped(asked);
    if (path === '/config.json') return { document: await config };
    if (belongsToOthers.test(path)) return undefined;
    const ofLive = documentsByPath.get(path);
    // A screen's address may have a dot in it. A file that is not there is no screen, unless a visitor opens it.
    if (!ofLive && isFile(path) && !opensPage(visitor)) return undefined;
    const now = await live();
    if (!now) return 'nothing live';
    const documentIn = (product: Live) => (ofLive ? ofLive(product) : pageAt(product, asked));
    if (getsUsual(now, visitor)) return documentIn(now);
    const { live: product, own } = await variantFor(now, visitor, !ofLive, options);
    const found = await documentIn(product);
    return found && { ...found, own };
  };
  return { live, at };
}

type FindDocument = (live: Live) => Found | undefined | Promise<Found | undefined>;

/** What is no page, by its address. */
const documentsByPath: ReadonlyMap<string, FindDocument> = new Map<string, FindDocument>([
  ['/registry.json', ({ registry, carries }) => ({ document: registry, headers: carries })],
  ['/registry/index.json', ({ index, carries }) => index && { document: index, headers: carries }],
  ['/robots.txt', ({ robots }) => ({ document: robots })],
  ['/sitemap.xml', (live) => ({ document: live.siteMap })],
  ...offlinePaths.map((path): [string, FindDocument] => [path, ({ offline }) => offline(path)]),
]);

/** The addresses of all documents that are no page. */
export const documentPaths: readonly string[] = ['/config.json', ...documentsByPath.keys()];

/** Pages by their address: to find out who owns one takes a fifth of an answer. */
const pages = new WeakMap<Live, LRUCache<string, Found>>();
const [mostPages, longestPath] = [1_000, 200];

async function pageAt(live: Live, path: string): Promise<Found> {
  const held = pages.get(live) ?? new LRUCache<string, Found>({ max: mostPages });
  pages.set(live, held);
  const page = held.get(path) ?? (await live.page(path));
  if (path.length <= longestPath && !('passing' in page && page.passing)) held.set(path, page);
  return page;
}

const belongsToOthers = /^\/((remotes|host|api|preview)(\/|$)|(healthz|readyz)$)/;

/** Whether an address looks like a file's: of a type that browsers know, or hidden. */
const isFile = (path: string): boolean => getMimeType(path) !== undefined || path.includes('/.');

/** The same answer for all who ask while it is being found. */
function together<T>(find: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= find().finally(() => {
      running = undefined;
    }));
}
