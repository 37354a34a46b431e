import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { newestRegistryLeft, partsOf, type Revision } from '@rig4u/releases';
import { headFile, indexFile, revisionsFolder } from '@rig4u/releases/store';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { readIndex, type NamedRelease } from '@rig4u/shared/contracts';
import type { IsNamed } from './load-counts';

/** Which releases visitors may have: what the registry names, and what it named since this gateway began. */
export interface NamedReleases {
  /** Looks at the store, if it was written since the last time. */
  look: () => Promise<IsNamed>;
  /** The newest revision that was seen. */
  revision: () => { epoch: number; revision: number } | undefined;
}

/** Releases that are remembered; a report of an older one counts without its name. */
const most = 500;

export function namedReleases(store: string, log: (line: string) => void): NamedReleases {
  const known = new Set<string>();
  let seen: string | undefined;
  let newest: { epoch: number; revision: number } | undefined;
  let looking: Promise<void> | undefined;

  const note = (part: string, version: string) => {
    const label = `${part}@${version}`;
    known.delete(label);
    known.add(label);
    const [oldest] = known;
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  };
  const read = async () => {
    const revision = await newestRegistryLeft(store);
    for (const [part, version] of await namesIn(store, revision)) note(part, version);
    if (revision) newest = { epoch: revision.epoch, revision: revision.revision };
  };
  const isNamed: IsNamed = (part, version) => known.has(`${part}@${version}`);

  return {
    revision: () => newest,
    look: async () => {
      // A command that died after its revision has changed no more than the folder of revisions.
      const revisions = revisionsFolder(store);
      const stamp = [revisions, headFile(store), indexFile(store)].map(stampOf).join(' ');
      if (stamp !== seen) {
        seen = stamp;
        looking = read().catch((error: unknown) => {
          seen = undefined;
          const message = error instanceof Error ? error.message : String(error);
          log(JSON.stringify({ kind: 'registry-unusable', message }));
        });
      }
      await looking;
      return isNamed;
    },
  };
}

type Named = readonly [part: string, version: string];

/** Every release that the newest revision names, and that pages read of: the oldest first. */
async function namesIn(store: string, registry: Revision | undefined): Promise<Named[]> {
  const text = await readFile(indexFile(store), 'utf8').catch(noneOnlyIfMissing);
  const index = text === undefined ? undefined : readIndex(JSON.parse(text));
  const of = (part: string, named: readonly (NamedRelease | undefined)[]): Named[] =>
    named.flatMap((one): Named[] => (one ? [[part, one[0]]] : []));
  return [
    // Open tabs still run what a rollback took away.
    ...(registry ? partsOf(registry) : []).flatMap(([part, { withdrawn, live, before, rollout }]): Named[] => [
      ...withdrawn.map((version): Named => [part, version]),
      ...of(part, [...before.toReversed(), rollout?.release, live]),
    ]),
    ...(index ? [['host', index.host.version] satisfies Named] : []),
    ...Object.entries(index?.remotes ?? {}).flatMap(([part, remote]) =>
      'live' in remote ? of(part, [remote.before, remote.rollout?.release, remote.live]) : [],
    ),
  ];
}

function stampOf(file: string): string | undefined {
  const known = statSync(file, { throwIfNoEntry: false });
  return known && `${known.mtimeMs}/${known.ino}/${known.size}`;
}
