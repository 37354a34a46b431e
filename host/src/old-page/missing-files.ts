import { sayHostFailed } from '../load-reports/host-failed';
import type { MissingFiles, WhyMissing } from '../remotes/why-missing';
import type { RegistryStore } from '../remotes/registry';
import { isGone } from './is-gone';

interface Options {
  registry: Pick<RegistryStore, 'current' | 'refresh'>;
  /** Loads the page anew because of a release. False where it may not. */
  leave: (release: string) => boolean;
}

const ofRelease = /^\/(?:host|remotes\/([^/]+))\/([^/]+)\//;

/**
 * Notices scripts that do not arrive because their release was removed from the server under an open tab: of this page's host, or of a
 * remote's release that the registry names no more. Then nothing but another page helps. That the host was removed is told at once.
 */
export function watchMissingFiles(window: Window, { registry, leave }: Options): MissingFiles {
  const gone = new Set<string>();
  let failedAt = -1;
  let why: Promise<WhyMissing> = Promise.resolve('other');

  const judge = async (src: string): Promise<WhyMissing> => {
    const [, remote, version] = ofRelease.exec(new URL(src).pathname) ?? [];
    if (version === undefined) return 'other';
    const release = `${remote ?? 'host'}@${version}`;
    if (!gone.has(release)) {
      if (!(await isGone(src)) || (remote && (await isNamed(remote, version)))) return 'other';
      gone.add(release);
      if (!remote) sayHostFailed(window, 'shared');
    }
    if (leave(release)) return 'leaving';
    return remote ? 'other' : 'host-gone';
  };

  const isNamed = async (remote: string, version: string): Promise<boolean> => {
    await registry.refresh();
    const now = registry.current().remotes[remote];
    return !!now && 'live' in now && [now.live, now.before].some((named) => named?.[0] === version);
  };

  window.addEventListener(
    'error',
    ({ target }) => {
      // The page's own scripts come again by themselves.
      if (!(target instanceof HTMLScriptElement) || target.hasAttribute('data-own')) return;
      failedAt = performance.now();
      why = why.then((before) => (before === 'leaving' ? before : judge(target.src)));
    },
    true,
  );
  return { since: async (ms) => (failedAt < ms ? 'other' : why), leaves: () => [...gone].some(leave) };
}
