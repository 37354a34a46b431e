import semver from 'semver';
import type { Fault } from '../fault';
import type { HostManifest, RemoteManifest } from '../manifest';

/** What a release needs and a host lacks: RIG-102 for a name, RIG-103 for a version. */
export function checkNeeds({ name, version, needs }: RemoteManifest, host: HostManifest): Fault[] {
  const part = `${name}@${version}`;
  return Object.entries(needs).flatMap(([entry, { range, names }]): Fault[] => {
    // Not a plain look-up: an entry called "constructor" must not find what every object has.
    const provided = Object.hasOwn(host.provides, entry) ? host.provides[entry] : undefined;
    if (!provided)
      return [{ code: 'RIG-102', part, sentence: `the host does not provide ${entry} (host ${host.version})` }];
    const known = new Set([...provided.names, wholeModule]);
    const missing = names
      .filter((one) => !known.has(one))
      .map((one): Fault => ({
        code: 'RIG-102',
        part,
        sentence: `${entry} does not export ${one} (host ${host.version})`,
      }));
    return [...checkRange(part, entry, range, provided.version, host.version), ...missing];
  });
}

/** A host of format 1 does not say which versions it provides: nothing to compare. */
function checkRange(part: string, entry: string, range: string, version: string | undefined, host: string): Fault[] {
  if (version === undefined || semver.satisfies(version, range, { includePrerelease: true })) return [];
  return [
    { code: 'RIG-103', part, sentence: `it needs ${entry} ${range}, and the host has ${version} (host ${host})` },
  ];
}

/** Webpack's mark for "uses the module as a whole": it needs the entry, and no name that could be checked. */
const wholeModule = '*';
