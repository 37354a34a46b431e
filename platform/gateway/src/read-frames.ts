import * as v from 'valibot';
import { integrityOf, readReleaseFile, type ReleaseRef } from '@rig4u/releases/store';
import { loadManifest } from '@rig4u/releases';
import { framesFile, framesSchema, type Frames } from '@rig4u/releases/manifest';
import { Refusal } from '@rig4u/kernel';

const framesText = v.pipe(v.string(), v.parseJson(), framesSchema);

/**
 * The prerendered screens of a release; undefined where it has none. Throws a Refusal where the file is not the one that the release
 * was published with: markup is pinned as scripts are.
 */
export async function readFrames(store: string, ref: ReleaseRef): Promise<Frames | undefined> {
  const { manifest } = await loadManifest(store, ref);
  const pin = manifest.files[framesFile];
  if (pin === undefined) return undefined;
  const bytes = await readReleaseFile(store, ref, framesFile);
  if (!bytes || integrityOf(bytes) !== pin)
    throw new Refusal(`${framesFile} of ${ref.part}@${ref.version} is not the file that was published.`);
  return v.parse(framesText, new TextDecoder().decode(bytes));
}
