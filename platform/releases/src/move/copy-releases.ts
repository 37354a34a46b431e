import { Refusal } from '@rig4u/kernel';
import { manifestFiles } from '../manifest';
import { isNamed } from '../registry';
import { Damaged, GateRefusal, NotThere } from '../refusals';
import { copyRelease } from '../release/copy-release';
import { loadManifest } from '../release/load-manifest';
import { faultsOfNamed } from '../release/verify';
import { labelOf, type ReleaseRef, type Store } from '../store';
import type { Named } from './named-releases';

/** What became of the releases that were to be copied, by their labels. */
export interface CopiedReleases {
  copied: string[];
  /** Were there already. */
  there: string[];
  /** Stay behind, each with the reason: pruned, or damaged where they come from. Visitors do not get them. */
  left: { label: string; why: string }[];
}

interface Copying {
  /** Labels of the releases without which there is no sense in the others. */
  needed: ReadonlySet<string>;
  dryRun?: boolean | undefined;
}

/**
 * Copies releases one after the other; each is verified by its hashes on the way, and again where it then is. Throws a Refusal where
 * one that is needed is missing or damaged, and where the target has another release of the same name.
 */
export async function copyReleases(
  from: Store,
  to: Store,
  releases: readonly Named[],
  { needed, dryRun = false }: Copying,
): Promise<CopiedReleases> {
  const done: CopiedReleases = { copied: [], there: [], left: [] };
  for (const one of releases) {
    const label = labelOf(one.ref);
    try {
      done[await copyOne(from, to, one, dryRun)].push(label);
    } catch (error) {
      if (needed.has(label) || !isAboutSource(error)) throw error;
      done.left.push({ label, why: error.message });
    }
  }
  return done;
}

/** The source has no such release, or a damaged one. Any other error is of a place that does not answer, or of the target. */
const isAboutSource = (error: unknown): error is Error =>
  error instanceof NotThere || error instanceof Damaged || error instanceof GateRefusal;

async function copyOne(from: Store, to: Store, { ref, hashes }: Named, dryRun: boolean): Promise<'copied' | 'there'> {
  const label = labelOf(ref);
  const isThere = await to.releases.has(ref);
  // Pruned since it was copied.
  if (isThere && !(await from.releases.has(ref))) return verified(from, to, { ref, hashes }, 'there');
  if (!(await from.releases.has(ref))) throw new NotThere(`${label} is not in ${from.name} any more.`);
  const build = await loadManifest(from, ref);
  if (!hashes.every((hash) => isNamed(build, hash)))
    throw new Damaged(`${label} in ${from.name} is not the release that the registry names.`);
  if (dryRun) return isThere ? 'there' : 'copied';
  const copied = await copyRelease(from, to, ref);
  await mustBeSame(from, to, ref);
  return verified(from, to, { ref, hashes }, copied ? 'copied' : 'there');
}

/** A version may have been published in both places; manifests name the hash of every file. */
async function mustBeSame(from: Store, to: Store, ref: ReleaseRef): Promise<void> {
  const name = manifestFiles[ref.part === 'host' ? 1 : 0];
  const [one, two] = await Promise.all([from, to].map((store) => store.releases.readFile(ref, name)));
  if (one && two && Buffer.compare(one, two) === 0) return;
  throw new Refusal(
    `${to.name} has another ${labelOf(ref)} than ${from.name}. Nothing was overwritten: choose an empty place.`,
  );
}

/** What is wrong where it comes from is no fault of the copy: `verify` says it in both places. */
async function verified<T>(from: Store, to: Store, { ref, hashes }: Named, done: T): Promise<T> {
  for (const hash of hashes) {
    const faults = await faultsOfNamed(to, { ref, hash });
    const known = faults.length > 0 ? await faultsOfNamed(from, { ref, hash }) : [];
    const own = faults.filter((fault) => !known.includes(fault));
    if (own.length > 0)
      throw new Refusal(
        `What was copied to ${to.name} is not what it should be:\n  ${own.join('\n  ')}\n` +
          'Look at that disk or service, remove the release there, and run the command again.',
      );
  }
  return done;
}
