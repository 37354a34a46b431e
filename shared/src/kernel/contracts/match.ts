import type { PageIndex } from './registry-index';

/**
 * What page and boot script both decide, free of any library: the boot script stands inline in the page.
 */
interface Owned {
  paths: readonly string[];
}

/** Whether a declared path such as `/guides/:guideId` matches an address; a trailing slash does not count. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern);
  const given = segments(pathname);
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i]);
}

/** The remote that owns an address: the one whose matching declared path has the most literal segments. */
export function ownerOf(remotes: Record<string, Owned>, pathname: string): string | undefined {
  let owner: string | undefined;
  let best = -1;
  for (const [name, { paths }] of Object.entries(remotes)) {
    for (const path of paths) {
      const literal = literalIn(path);
      if (literal > best && matchesPath(path, pathname)) [owner, best] = [name, literal];
    }
  }
  return owner;
}

/** The screens that an address opens: of those that match, the ones with the most literal segments, as the router has it. */
export function screensAt<S extends { path: string }>(screens: readonly S[], pathname: string): S[] {
  const matching = screens.filter(({ path }) => matchesPath(path, pathname));
  const best = Math.max(...matching.map(({ path }) => literalIn(path)));
  return matching.filter(({ path }) => literalIn(path) === best);
}

/**
 * An index as one visitor sees it, without roll-outs: for who is in the share of one, its release is live, with the addresses and links
 * of it, and the live one is the release before. The very same index where nothing is rolled out; without a visitor nobody is in a share.
 */
export function forVisitor<I extends Pick<PageIndex, 'remotes'>>(
  index: I,
  visitor: string | undefined,
): Omit<I, 'remotes'> & Pick<PageIndex, 'remotes'> {
  if (!hasRollout(index)) return index;
  const remotes = Object.entries(index.remotes).map(([name, remote]) => [name, remoteFor(name, remote, visitor)]);
  return { ...index, remotes: Object.fromEntries(remotes) };
}

/** Whether some remote is being rolled out: only then a visitor needs an id. */
export const hasRollout = ({ remotes }: Pick<PageIndex, 'remotes'>): boolean =>
  Object.values(remotes).some((remote) => 'rollout' in remote && remote.rollout);

type Remote = PageIndex['remotes'][string];

function remoteFor(name: string, remote: Remote, visitor: string | undefined): Remote {
  if (!('rollout' in remote) || !remote.rollout) return remote;
  const { rollout, ...alone } = remote;
  const { release, percent, paths = alone.paths, nav = alone.nav } = rollout;
  const isIn = visitor !== undefined && bucketOf(name, release[0], visitor) < percent;
  return isIn ? { ...alone, paths, nav, live: release, before: alone.live } : alone;
}

/**
 * Where a visitor is in the roll-out of a release, from 0 to 99.99: those below its percentage get it. Always the same, so a share that
 * grows moves nobody back; another release has other buckets, so not always the same visitors meet what is new.
 */
export function bucketOf(part: string, version: string, visitor: string): number {
  const text = `${part}@${version}:${visitor}`;
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return (hash % 10_000) / 100;
}

interface Taking {
  needs: Readonly<Record<string, unknown>>;
  onDemand?: readonly string[] | undefined;
  screens: readonly { path: string; takes?: readonly string[] | undefined }[];
}

/**
 * The shared entries to fetch before an address' screen runs: what the release needs, without what it asks for
 * on demand and what only its other screens take.
 */
export function sharedAhead({ needs, onDemand, screens }: Taking, pathname: string): string[] {
  const entered = screensAt(screens, pathname);
  const later = (key: string) =>
    entered.every(({ takes }) => takes && !takes.includes(key)) && screens.some(({ takes }) => takes?.includes(key));
  return Object.keys(needs).filter((key) => !onDemand?.includes(key) && !later(key));
}

/** Storage key of the random id that keeps a visitor's share of a rollout. */
export const visitorKey = 'rig4u-visitor';

const literalIn = (path: string): number => segments(path).filter((part) => !part.startsWith(':')).length;

const segments = (path: string): string[] => path.split('/').filter(Boolean);
