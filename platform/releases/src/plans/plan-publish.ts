import { labelOf, type FileMap, type ReleaseRef } from '../store';
import { checkBuild } from './check-build';
import { refOf, type Manifest } from './manifest';

export type PublishPlan =
  | { do: 'publish'; ref: ReleaseRef; says: string[] }
  | { do: 'nothing'; ref: ReleaseRef; says: string[] }
  | { do: 'refuse'; reasons: string[] };

/** Whether a build may enter the store. `published` are the files of the same part and version that are there already. */
export function planPublish(build: Manifest, files: FileMap, published: FileMap | undefined): PublishPlan {
  const ref = refOf(build);
  const faults = checkBuild(build, files);
  if (faults.length > 0)
    return { do: 'refuse', reasons: [`This build of ${labelOf(ref)} is damaged. Build it again.`, ...faults] };
  if (!published) return { do: 'publish', ref, says: [`${labelOf(ref)}: ${files.size} files`] };
  const changed = differences(files, published);
  if (changed.length === 0)
    return { do: 'nothing', ref, says: [`${labelOf(ref)} is already published, with the same bytes.`] };
  const advice =
    `${labelOf(ref)} is already published with other bytes, and a release never changes. Raise "version" ` +
    'in package.json, build and publish again.';
  return { do: 'refuse', reasons: [advice, ...changed] };
}

function differences(files: FileMap, published: FileMap): string[] {
  const paths = [...new Set([...files.keys(), ...published.keys()])].toSorted();
  return paths.flatMap((path) => {
    const [now, then] = [files.get(path), published.get(path)];
    if (now && then) return Buffer.compare(now, then) === 0 ? [] : [`${path}: differs`];
    return [now ? `${path}: is new` : `${path}: is gone`];
  });
}
