import { Refusal } from '@rig4u/kernel';
import { isNamed, loadManifest } from '@rig4u/releases';
import type { RemoteManifest } from '@rig4u/releases/manifest';
import type { NamedRelease } from '@rig4u/shared/contracts';

/** The manifest of a release of a remote; undefined where it cannot be read, or is not the one that the registry names. */
export async function namedManifest(
  store: string,
  part: string,
  [version, hash]: NamedRelease,
): Promise<RemoteManifest | undefined> {
  const build = await loadManifest(store, { part, version }).catch(noneIfRefused);
  return build?.kind === 'remote' && isNamed(build, hash) ? build.manifest : undefined;
}

function noneIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
