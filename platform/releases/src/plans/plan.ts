import type { Refusal } from '@rig4u/kernel';
import type { Manifest } from '../manifest';
import type { Change } from '../registry';
import { NotThere } from '../refusals';
import { labelOf, type ReleaseRef } from '../store';

/** What a command would change in the registry, and why it may or may not. */
export type Plan =
  | { do: 'change'; changes: Change[]; says: string[]; warnings: string[] }
  | { do: 'nothing'; says: string[] }
  | { do: 'refuse'; error: Refusal };

/** The manifests of published releases, by `part@version`: read ahead, so that plans stay pure. */
export type Published = ReadonlyMap<string, Manifest>;

/** The manifest of a published release. Throws a Refusal where there is none. */
export function publishedAs(published: Published, ref: ReleaseRef): Manifest {
  const build = published.get(labelOf(ref));
  if (build) return build;
  throw new NotThere(`${labelOf(ref)} is not in the store any more. Publish it again.`);
}

export const refuse = (error: Refusal): Plan => ({ do: 'refuse', error });
