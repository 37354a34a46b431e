import {
  forVisitor,
  ownerOf,
  screensAt,
  sharedAhead,
  type InlinedRecord,
  type PinnedFile,
  type RegistryIndex,
  type Release,
} from '@rig4u/shared/boot';

/** The scripts that a release needs at `pathname` besides the host's own: entry, screen, and the shared chunks that they take. */
export function filesOf(release: Release, host: Pick<RegistryIndex['host'], 'shared'>, pathname: string): PinnedFile[] {
  const screens = screensAt(release.screens, pathname).flatMap((screen) => screen.files);
  const shared = sharedAhead(release, pathname).flatMap((key) => host.shared[key] ?? []);
  return [release.entry, ...screens, ...shared].filter((file) => file.integrity);
}

/**
 * The same of a page as it came, for the visitor's release, where the page carries its record. Reads without a schema: what is odd
 * gives no files and no error.
 */
export function filesInPage(
  index: Pick<RegistryIndex, 'host' | 'remotes'>,
  { part, record, tried }: InlinedRecord<Release>,
  pathname: string,
  visitor: string | undefined,
): PinnedFile[] {
  const { host, remotes } = forVisitor(index, visitor);
  const remote = ownerOf(remotes, pathname) === part ? remotes[part] : undefined;
  if (!remote || !('live' in remote)) return [];
  const own = [record, tried].find((one) => one?.version === remote.live[0]);
  return own ? filesOf(own, host, pathname) : [];
}

/**
 * Fetches a script ahead of its use, once. Hash and mode equal the later script element's, or the browser would fetch
 * it twice.
 */
export function preload(document: Document, { src, integrity }: PinnedFile): void {
  if (document.head.querySelector(`link[rel="preload"][href=${JSON.stringify(src)}]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: src, integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
}
