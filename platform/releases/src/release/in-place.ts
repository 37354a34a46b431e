import { Refusal } from '@rig4u/kernel';
import type { Registry, RegistryIndex } from '@rig4u/shared/contracts';
import type { Manifest } from '../manifest';
import { putLive } from '../plans/put-live';
import type { PreviewClaim } from '../preview';
import { apply, isNamed, partOf, percentOf, type Revision } from '../registry';
import { labelOf, type ReleaseRef, type StoreAt } from '../store';
import { stateOf } from './change-registry';
import { loadManifest } from './load-manifest';
import { pagesRead, readRevision } from './revisions';

/** What pages read, and the release that it is about. */
export interface InPlace {
  view: Registry;
  index: RegistryIndex;
  build: Manifest;
}

/** What pages read if a release were live at a revision, with the live one as its fallback. Nothing is written. */
async function inPlace(store: StoreAt, registry: Revision, ref: ReleaseRef): Promise<InPlace> {
  const build = await loadManifest(store, ref);
  const { epoch, revision, at, by, command } = registry;
  const state = apply(stateOf(registry), [putLive(registry, build, 'promote')], { revision, at, by, command });
  return { ...(await pagesRead(store, { epoch, revision, ...state })), build };
}

/** What pages of a host that is rolled out read, and for how many they are; undefined where none is at this revision. */
export async function triedHost(
  store: StoreAt,
  revision: number,
): Promise<(InPlace & { version: string; percent: number }) | undefined> {
  const registry = await readRevision(store, revision);
  const { rollout } = registry.host;
  if (!rollout) return undefined;
  const [version] = rollout.release;
  const percent = percentOf(rollout);
  const { index, ...rest } = await inPlace(store, registry, { part: 'host', version });
  return { ...rest, index: { ...index, host: { ...index.host, rollout: { percent, tried: true } } }, version, percent };
}

/** What pages of a preview read. Throws a Refusal where the release was taken away, or is not the one that was meant. */
export async function previewed(
  store: StoreAt,
  revision: number,
  { part, version, hash, until }: Pick<PreviewClaim, 'part' | 'version' | 'hash' | 'until'>,
): Promise<InPlace> {
  const registry = await readRevision(store, revision);
  const ref = { part, version };
  if (partOf(registry, part)?.withdrawn.includes(version))
    throw new Refusal(`${labelOf(ref)} was taken away by a rollback.`);
  const { index, ...rest } = await inPlace(store, registry, ref);
  if (!isNamed(rest.build, hash)) throw new Refusal(`${labelOf(ref)} is another release by now.`);
  return { ...rest, index: { ...index, preview: { part, version, until } } };
}
