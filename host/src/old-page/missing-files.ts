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
 * remote's release that runs here and that the registry names no more. Then nothing but another page helps. That the host was removed is told at once.
 */
export function watchMissingFiles(window: Window, { registry, leave }: Options): MissingFiles {
  const gone = new Set<string>();
  const running = new Set<string>();
  /** What is being asked of a release: scripts that fail at the same time wait for one answer. */
  const asked = new Map<string, Promise<boolean>>();
  let isLeaving = false;
  let failedAt = -1;
  let why: Promise<WhyMissing> = Promise.resolve('other');

  const judge = async (src: string): Promise<WhyMissing> => {
    const { origin, pathname } = new URL(src, window.location.href);
    const [, remote, version] = (origin === window.location.origin && ofRelease.exec(pathname)) || [];
    if (version === undefined) return 'other';
    const release = `${remote ?? 'host'}@${version}`;
    // One that does not come at all leaves room for another one, in the same page.
    if (remote && !running.has(release)) return 'other';
    if (!gone.has(release)) {
      const answer = asked.get(release) ?? isLost(src, remote, version).finally(() => asked.delete(release));
      asked.set(release, answer);
      if (!(await answer)) return 'other';
      if (!remote && !gone.has(release)) sayHostFailed(window, 'shared');
      gone.add(release);
    }
    isLeaving ||= leave(release);
    if (isLeaving) return 'leaving';
    return remote ? 'other' : 'host-gone';
  };

  const isLost = async (src: string, remote: string | undefined, version: string): Promise<boolean> =>
    (await isGone(src)) && !(remote !== undefined && (await isNamed(remote, version)));

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
      // What is no address of ours, or cannot be asked about, says nothing.
      const found = judge(target.src).catch(() => 'other' as const);
      why = Promise.all([why, found]).then(([before, now]) => (before === 'leaving' ? before : now));
    },
    true,
  );
  return {
    since: async (ms) => (failedAt < ms ? 'other' : why),
    runs: (release) => void running.add(release),
    leaves: () => [...gone].some(leave),
  };
}
