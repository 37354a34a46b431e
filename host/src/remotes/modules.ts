import { moduleProbe, type PinnedFile, type Release } from '@rig4u/shared/contracts';
import { BrowserTooOld, UnmetNeeds } from './load-errors';
import { filesOf } from './preload';

type Hashes = Readonly<Record<string, unknown>>;

/** The page was made before the release went live, and has not what it takes to load it. */
export class StalePage extends UnmetNeeds {
  override name = 'StalePage';
  override readonly freshPageHelps = true;
}

/**
 * Makes sure that a release that is a module can be imported, and that no byte of it runs that is not the published one: the hashes of
 * its scripts stand in the page's import map, and this browser compares with them. Then fetches what `pathname` takes, because a
 * browser may not ask a second time for an import that failed (Firefox does not). Rejects with UnmetNeeds, or with the failure.
 */
export async function readyModule(release: Release, pathname: string, runs = importRuns): Promise<void> {
  const { id, entry, screens } = release;
  const files = [entry, ...screens.flatMap((screen) => screen.files)];
  const hashes = importMapHashes();
  if (files.some(({ src, integrity }) => hashes[src] !== integrity))
    throw new StalePage(`This page was loaded before ${id} went live, and has no hashes of its scripts.`);
  if (!(await comparesHashes(hashes, runs)))
    throw new BrowserTooOld(`This browser does not compare ${id} with its hashes.`);
  await Promise.all(filesOf(release, { shared: {} }, pathname).map(fetchOnce));
}

/** What the page says of its modules; empty where it says nothing. */
function importMapHashes(): Hashes {
  const map: unknown = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}');
  const { integrity = {} }: { integrity?: Hashes } = Object(map);
  return integrity;
}

let compares: Promise<boolean> | undefined;

/**
 * Whether this browser compares modules with the hashes of an import map. A test of features cannot say: those that do not compare
 * know import maps too. So it imports one module by its own hash and by another one.
 */
function comparesHashes(hashes: Hashes, runs: typeof importRuns): Promise<boolean> {
  const changed = Object.keys(hashes).find((src) => src.endsWith(`${moduleProbe.file}${moduleProbe.changed}`));
  if (changed === undefined) return Promise.resolve(false);
  compares ??= Promise.all([changed.slice(0, -moduleProbe.changed.length), changed].map(runs)).then(
    ([right, wrong]) => right === true && wrong === false,
  );
  return compares;
}

const importRuns = (src: string): Promise<boolean> =>
  import(/* webpackIgnore: true */ src).then(
    () => true,
    () => false,
  );

const fetched = new Map<string, Promise<void>>();
const failed = new Set<string>();

/** Into the browser's cache, where the import finds it. What failed is asked for past the cache the next time. */
function fetchOnce({ src, integrity }: PinnedFile): Promise<void> {
  const known = fetched.get(src);
  if (known) return known;
  const fetching = fetch(src, { integrity, ...(failed.has(src) && { cache: 'reload' }) }).then(async (response) => {
    if (!response.ok) throw new Error(`${src} did not arrive: status ${response.status} (integrity)`);
    await response.arrayBuffer();
  });
  fetched.set(src, fetching);
  fetching.catch(() => {
    fetched.delete(src);
    failed.add(src);
  });
  return fetching;
}
