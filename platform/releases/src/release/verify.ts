import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import type { PinnedFile, Registry } from '@rig4u/shared/contracts';
import {
  compressedSuffix,
  grow,
  integrityOf,
  isCompressible,
  labelOf,
  newestRegistry,
  registryFile,
  releaseDir,
  type FileMap,
  type ReleaseRef,
} from '../store';
import { checkBuild, checkPins } from '../plans/check-build';
import { loadRelease } from './load-manifest';
import { addressOf } from '../plans/manifest';

/** What the registry says of one release; it must be true of the store. */
interface Claim {
  ref: ReleaseRef;
  pins: PinnedFile[];
}

/** Hashes everything again that the registry points at. Returns what was checked and what is wrong. */
export async function verify(store: string): Promise<{ checked: string[]; faults: string[] }> {
  const registry = await newestRegistry(store);
  if (!registry) return { checked: [], faults: [] };
  const claims = claimsOf(registry);
  const results = await Promise.all(claims.map((claim) => verifyRelease(store, claim)));
  return {
    checked: claims.map(({ ref }) => labelOf(ref)),
    faults: [...(await verifyPointer(store, registry)), ...results.flat()],
  };
}

function claimsOf({ host, remotes }: Registry): Claim[] {
  const hosts = [
    { ref: { part: 'host', version: host.version }, pins: Object.values(host.shared).flat() },
    ...(host.lastGood ? [{ ref: { part: 'host', version: host.lastGood }, pins: [] }] : []),
  ];
  const releases = Object.entries(remotes).flatMap(([part, { live, rollout, lastGood }]) =>
    [live, rollout?.release, lastGood].flatMap((release) =>
      release
        ? [
            {
              ref: { part, version: release.version },
              pins: [release.entry, ...release.screens.flatMap(({ files }) => files)],
            },
          ]
        : [],
    ),
  );
  return [...hosts, ...releases];
}

async function verifyRelease(store: string, { ref, pins }: Claim): Promise<string[]> {
  try {
    const { files, build } = await loadRelease(store, ref);
    const faults = [
      ...checkBuild(build, files),
      ...checkPins(pins, addressOf(ref), files),
      ...(await verifyTwins(releaseDir(store, ref), files)),
    ];
    return [...new Set(faults)].map((fault) => `${labelOf(ref)}: ${fault}`);
  } catch (error) {
    if (error instanceof Refusal) return [`${labelOf(ref)}: ${error.message}`];
    throw error;
  }
}

/** A browser is mostly given the compressed twin, so it must unfold to the very same bytes. */
async function verifyTwins(folder: string, files: FileMap): Promise<string[]> {
  const texts = [...files].filter(([path]) => isCompressible(path));
  const faults = await Promise.all(
    texts.map(async ([path, bytes]) => {
      const twin = await readFile(join(folder, path + compressedSuffix)).catch(noneOnlyIfMissing);
      const same =
        twin !== undefined &&
        (await grow(twin).then(
          (grown) => integrityOf(grown) === integrityOf(bytes),
          () => false,
        ));
      return same ? [] : [`${path}${compressedSuffix}: does not unfold to ${path}`];
    }),
  );
  return faults.flat();
}

async function verifyPointer(store: string, registry: Registry): Promise<string[]> {
  const text = await readFile(registryFile(store), 'utf8').catch(noneOnlyIfMissing);
  if (text === `${JSON.stringify(registry, null, 2)}\n`) return [];
  return [`registry.json is not revision ${registry.revision}, the newest. Any promote or rollback writes it again.`];
}
