import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { checkExports, haveToCompare, mustKeepPromise, type SharedSide } from '../gate/check-exports';
import type { Fault } from '../fault';
import { sharedTypes, sharedTypesFile, type Manifest, type Narrowed, type SharedTypes } from '../manifest';
import { labelOf, readReleaseFile, type StoreAt } from '../store';
import type { Live } from './live';

/** Asks the compiler which exports were narrowed; undefined where there is no compiler. */
export type CompareTypes = (live: SharedTypes, next: SharedTypes) => Promise<readonly Narrowed[] | undefined>;

export interface ComparedTypes {
  faults: Fault[];
  /** What was not compared, and why. */
  says: string[];
}

/** Compares what two hosts export of shared. */
async function compareHosts(live: SharedSide, next: SharedSide, compare?: CompareTypes): Promise<ComparedTypes> {
  if (mustKeepPromise(live.host, next.host) === undefined) return { faults: [], says: [] };
  const silent = [live, next].find(({ types }) => types === undefined);
  const says = silent
    ? [
        `Only the names of shared were compared, not their types: host@${silent.host.version} has no ${sharedTypesFile}.`,
      ]
    : [];
  const narrowed =
    live.types && next.types && haveToCompare(live, next) ? await compare?.(live.types, next.types) : undefined;
  return { faults: checkExports(live, next, narrowed), says };
}

/** Compares a host build with the live host. `bytes` are its description of shared's types. */
export async function compareWithLive(
  live: Live,
  build: Manifest | undefined,
  bytes: Uint8Array | undefined,
  compare: CompareTypes | undefined,
): Promise<ComparedTypes> {
  const version = live.releases?.host.live[0];
  const before = version === undefined ? undefined : live.published.get(labelOf({ part: 'host', version }));
  if (build?.kind !== 'host' || before?.kind !== 'host') return { faults: [], says: [] };
  const side = (host: SharedSide['host'], text: Uint8Array | undefined): SharedSide => ({
    host,
    types: readSharedTypes(text, host.version),
  });
  return compareHosts(
    side(before.manifest, await live.hostFile(sharedTypesFile)),
    side(build.manifest, bytes),
    compare,
  );
}

/** Compares the host among `builds` of a store, if there is one, with the live one; once for each live host. */
export function hostComparison(store: StoreAt, builds: readonly Manifest[], compare: CompareTypes | undefined) {
  const done = new Map<string | undefined, Promise<ComparedTypes>>();
  const host = builds.find(({ kind }) => kind === 'host');
  return (live: Live): Promise<ComparedTypes> => {
    const version = live.releases?.host.live[0];
    const known = done.get(version) ?? compareBuild(live);
    done.set(version, known);
    return known;
  };

  async function compareBuild(live: Live): Promise<ComparedTypes> {
    if (!host) return { faults: [], says: [] };
    const ref = { part: 'host', version: host.manifest.version };
    return compareWithLive(live, host, await readReleaseFile(store, ref, sharedTypesFile), compare);
  }
}

/** Undefined where a build did not describe the types. Throws a Refusal. */
function readSharedTypes(bytes: Uint8Array | undefined, version: string): SharedTypes | undefined {
  if (!bytes) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), sharedTypes), new TextDecoder().decode(bytes));
  if (read.success) return read.output;
  throw new Refusal(`${sharedTypesFile} of host@${version} cannot be read. Build the host again with this platform.`);
}
