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

interface Choice<R> {
  live: R;
  rollout?: { release: R; percent: number } | undefined;
}

/** The release this visitor gets: the second one for a sticky share of the visitors, else the live one. */
export function pickRelease<R>(remote: string, { live, rollout }: Choice<R>, visitor: string | undefined): R {
  return rollout && visitor !== undefined && share(`${remote}:${visitor}`) < rollout.percent ? rollout.release : live;
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

/** A number from 0 to 99.99 that a text always gets again (FNV-1a). */
function share(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return (hash % 10_000) / 100;
}

/** Storage key of the random id that keeps a visitor's share of a rollout. */
export const visitorKey = 'rig4u-visitor';

const literalIn = (path: string): number => segments(path).filter((part) => !part.startsWith(':')).length;

const segments = (path: string): string[] => path.split('/').filter(Boolean);
