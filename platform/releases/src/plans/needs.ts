import type { HostManifest, Needs } from '@rig4u/shared/contracts';

/** What a release needs and a host lacks, one sentence for each name; empty when they fit. */
export function missingNeeds(needs: Needs, host: HostManifest): string[] {
  return Object.entries(needs).flatMap(([entry, names]) => {
    // Not a plain look-up: an entry called "constructor" must not find what every object has.
    const provided = Object.hasOwn(host.provides, entry) ? host.provides[entry] : undefined;
    if (!provided) return [`the host does not provide ${entry} (host ${host.version})`];
    const known = new Set([...provided.names, wholeModule]);
    return names
      .filter((name) => !known.has(name))
      .map((name) => `${entry} does not export ${name} (host ${host.version})`);
  });
}

/** Webpack's mark for "uses the module as a whole": it needs the entry, and no name that could be checked. */
const wholeModule = '*';
