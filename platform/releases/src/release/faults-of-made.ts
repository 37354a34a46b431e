import { recordFile, recordText } from '../registry';
import type { Manifest } from '../manifest';
import { compressedSuffix, fileOfDelta, grow, integrityOf, isCompressible, openDelta, type FileMap } from '../store';

/** What is wrong with what the store made beside a release's own files: its record, compressed twins, deltas. */
export async function faultsOfMade(files: FileMap, build: Manifest): Promise<string[]> {
  const record = files.get(recordFile);
  const twins = [...files].map(([path, bytes]) => faultsOfTwin(path, bytes, files.get(path + compressedSuffix)));
  const deltas = [...files].filter(([name, bytes]) => fileOfDelta(name) !== undefined && !openDelta(bytes));
  return [
    ...(record && new TextDecoder().decode(record) !== recordText(build)
      ? [`${recordFile} is not what the manifest says`]
      : []),
    ...(await Promise.all(twins)).flat(),
    ...deltas.map(([name]) => `${name}: is damaged`),
  ];
}

/** A browser is mostly given the compressed twin, so it must unfold to the very same bytes. */
async function faultsOfTwin(path: string, bytes: Uint8Array, twin: Uint8Array | undefined): Promise<string[]> {
  if (!twin || !isCompressible(path)) return [];
  const same = await grow(twin).then(
    (grown) => integrityOf(grown) === integrityOf(bytes),
    () => false,
  );
  return same ? [] : [`${path}${compressedSuffix}: does not unfold to ${path}`];
}

/** Texts whose compressed twin is not there. Releases of long ago may lack some: they are sent as they are. */
export const withoutTwin = (files: FileMap): string[] =>
  [...files.keys()].filter(
    (path) => isCompressible(path) && path !== recordFile && !files.has(path + compressedSuffix),
  );
