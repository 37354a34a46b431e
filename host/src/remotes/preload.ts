import {
  matchesPath,
  ownerOf,
  pickRelease,
  sharedAhead,
  visitorKey,
  type PinnedFile,
  type Registry,
} from '@rig4u/shared/boot';

/**
 * The scripts that a page on `pathname` will ask for besides the host's own: the entry and screen of the visitor's release and the
 * shared chunks it needs. Takes the registry as it stands in the page: unread, so anything odd gives no files and no error.
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

/** Asks once for a script ahead of its use. Hash and mode are those of the script element, or the browser would fetch it twice. */
export function preload(document: Document, { src, integrity }: PinnedFile): void {
  if (document.head.querySelector(`link[rel="preload"][href=${JSON.stringify(src)}]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: src, integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
}

/** The visitor's sticky id, where the browser keeps one and lets it be read. */
export function storedVisitor(): string | undefined {
  return readStored(visitorKey) ?? undefined;
}

/** A stored text; null where there is none or storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
