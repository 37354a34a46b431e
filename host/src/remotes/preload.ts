import { matchesPath, ownerOf, pickRelease, sharedAhead, type PinnedFile, type Registry } from '@rig4u/shared/boot';

/**
 * The scripts that a page at `pathname` will need besides the host's own: entry and screen of the visitor's release,
 * and the shared chunks that they take. Reads the registry of the page without its schema: an odd entry gives no files
 * and no error.
 */
export function filesFor(
  registry: Pick<Registry, 'host' | 'remotes'>,
  pathname: string,
  visitor: string | undefined,
): PinnedFile[] {
  const owner = ownerOf(registry.remotes, pathname);
  const record = owner === undefined ? undefined : registry.remotes[owner];
  if (owner === undefined || !record?.live) return [];
  const release = pickRelease(owner, record, visitor);
  const screens = release.screens
    .filter((screen) => matchesPath(screen.path, pathname))
    .flatMap((screen) => screen.files);
  const shared = sharedAhead(release, pathname).flatMap((key) => registry.host.shared[key] ?? []);
  return [release.entry, ...screens, ...shared].filter((file) => file.integrity);
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
