import type { Release } from '@rig4u/shared/contracts';

const shown: Record<string, { matchedVersion: string }> = {};

/**
 * Shows a release that has loaded to the federation's browser tool (the extension "Module Federation"), which reads this global. The
 * runtime would fill it from manifests, and this host asks for none.
 */
export function showInBrowserTool({ id, version, entry }: Release): void {
  shown[id] = { matchedVersion: version };
  Object.assign(globalThis.__FEDERATION__.moduleInfo, {
    host: { remotesInfo: shown },
    [`${id}:${version}`]: { version, remoteEntry: entry.src },
  });
}
