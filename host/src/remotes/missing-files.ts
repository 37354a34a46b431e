import { sayHostFailed } from '../load-reports/host-failed';
import type { RegistryStore } from './registry';

/** Why a script did not arrive: the line or the release ('other'), or it is not on the server any more, where this tab is of an older day. */
export type WhyMissing = 'other' | 'host-gone' | 'leaving';

export interface MissingFiles {
  /** What is known of the scripts that failed since `ms` (of performance.now), once the server was asked. 'leaving': the page loads itself anew. */
  since(ms: number): Promise<WhyMissing>;
  /** The visitor goes to another screen: whether the page loads itself anew there, because it is known to lack files. */
  leaves(): boolean;
}

interface Options {
  registry: Pick<RegistryStore, 'current' | 'refresh'>;
  /** Loads the page anew because of a release. False where it may not. */
  leave: (release: string) => boolean;
}

const ofRelease = /^\/(?:host|remotes\/([^/]+))\/([^/]+)\//;
const answerMs = 3_000;

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
      if (!(await isMissing(src)) || (remote && (await isNamed(remote, version)))) return 'other';
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

/** A server that cannot be asked says nothing about the file. */
const isMissing = (src: string): Promise<boolean> =>
  fetch(src, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerMs) }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
