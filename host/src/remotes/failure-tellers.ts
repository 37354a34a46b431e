import { reportError } from '@rig4u/shared/errors';
import { emit } from '@rig4u/shared/events';
import { messageOf } from './load-errors';
import type { RegistryStore } from './registry';

/** What tells of a remote that did not come: to the page, and to the error log, with the host and the revision that there were. */
export function failureTellers(registry: Pick<RegistryStore, 'current'>, hostVersion: string) {
  const failed = (remote: string, version: string, fallback: 'last-good' | 'panel', error: unknown) => {
    const { revision } = registry.current();
    const message = `${remote}@${version} failed (host ${hostVersion}, registry ${revision}): ${messageOf(error)}`;
    emit('remote-failed', { remote, version, fallback, message });
    void reportError({ error: new Error(message, { cause: error }) });
  };

  /** The page's inline script has told it already. */
  const hostGone = (remote: string) => {
    const { revision } = registry.current();
    const message = `host@${hostVersion} has lost its files (registry ${revision}): no ${remote}`;
    void reportError({ error: new Error(message) });
  };

  return { failed, hostGone };
}
