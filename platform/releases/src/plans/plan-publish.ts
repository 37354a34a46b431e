import { checkBudget } from '../gate/check-budget';
import { checkFiles } from '../gate/check-files';
import { checkEntry, checkId } from '../gate/check-identity';
import type { Fault } from '../fault';
import { refOf, type Manifest } from '../manifest';
import { GateRefusal } from '../refusals';
import { labelOf, type FileMap, type ReleaseRef } from '../store';
import { Refusal } from '@rig4u/kernel';

export type PublishPlan =
  | { do: 'publish'; ref: ReleaseRef; says: string[] }
  | { do: 'nothing'; ref: ReleaseRef; says: string[] }
  | { do: 'refuse'; error: Refusal };

/** What is wrong with a build by itself, whatever is live. `sizeOf` is a file's size as brotli, in bytes. */
export function faultsOfBuild(build: Manifest, files: FileMap, sizeOf: (file: string) => number): Fault[] {
  const faults = checkFiles(build, files);
  if (build.kind === 'host') return faults;
  return [
    ...faults,
    ...checkId(build.manifest),
    ...checkEntry(build.manifest, files),
    ...checkBudget(build.manifest, sizeOf),
  ];
}

/** Whether a build may enter the store. `published` are the files of the same part and version that are there already. */
export function planPublish(
  build: Manifest,
  files: FileMap,
  published: FileMap | undefined,
  sizeOf: (file: string) => number,
): PublishPlan {
  const ref = refOf(build);
  const faults = faultsOfBuild(build, files, sizeOf);
  if (faults.length > 0)
    return {
      do: 'refuse',
      error: new GateRefusal(`This build of ${labelOf(ref)} is damaged or cannot run. Build it again.`, faults),
    };
  if (!published) return { do: 'publish', ref, says: [`${labelOf(ref)}: ${files.size} files`] };
  const changed = differences(files, published);
  if (changed.length === 0)
    return { do: 'nothing', ref, says: [`${labelOf(ref)} is already published, with the same bytes.`] };
  const advice =
    `${labelOf(ref)} is already published with other bytes, and a release never changes. Raise "version" ` +
    'in package.json, build and publish again.';
  return { do: 'refuse', error: new Refusal([advice, ...changed].join('\n  ')) };
}

function differences(files: FileMap, published: FileMap): string[] {
  const paths = [...new Set([...files.keys(), ...published.keys()])].toSorted();
  return paths.flatMap((path) => {
    const [now, then] = [files.get(path), published.get(path)];
    if (now && then) return Buffer.compare(now, then) === 0 ? [] : [`${path}: differs`];
    return [now ? `${path}: is new` : `${path}: is gone`];
  });
}
