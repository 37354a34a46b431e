/**
 * Stands for the part of the federation runtime that reads manifests of its own format. The registry names the entry of
 * a release and its hash, so there are none.
 */
export class SnapshotHandler {
  /** The runtime offers every plugin to each of its parts. This one has nothing to plug into. */
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
  /** The runtime deletes from it when an address has moved. */
  readonly manifestCache = new Map<string, never>();

  loadRemoteSnapshotInfo(): Promise<never> {
    return Promise.reject(new Error('This host reads no manifests of the federation. Its registry names the entries.'));
  }
}

/** What manifests would say of a remote: nothing. */
export const getGlobalRemoteInfo = (): { hostGlobalSnapshot?: undefined } => ({});
