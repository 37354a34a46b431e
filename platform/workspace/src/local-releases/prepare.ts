import { Refusal, root } from '@rig4u/kernel';
import { loadHost, promote, unmetBy } from '@rig4u/releases';
import { hasRelease, newestRegistry } from '@rig4u/releases/store';
import { buildAndPublish } from './build-part';
import { readLocalRecord, writeLocalRecord } from './local-record';
import { releasedParts } from '../parts/this-repository';
import { planLocal, type PartWork } from './plan-local';
import { localVersion } from './local-version';
import { step, type Write } from '../step';
import { twoAtATime } from '../two-at-a-time';

/** Brings a store to what the sources are now: builds, publishes and puts live what changed. Returns what does not fit the host. */
export async function prepare(store: string, write: Write): Promise<string[]> {
  const works = await plan(store);
  for (const { part, version, build } of works) if (!build) write(`${part} ${version}: built already\n`);
  await twoAtATime(works.filter(({ build }) => build).map((work) => () => buildOne(store, work, write)));
  const changed = works.filter((work) => work.promote);
  if (changed.length > 0)
    await step(write, `put live: ${changed.map(({ part }) => part).join(', ')}`, () => promoteAll(store, changed));
  return misfits(store);
}

/** Its line is written when it is whole: another build writes beside it. */
async function buildOne(store: string, { part, version }: PartWork, write: Write): Promise<void> {
  let line = '';
  const aside = (text: string): void => void (line += text);
  try {
    await step(aside, `${part} ${version}: build and publish`, () => buildAndPublish(store, part, version));
  } finally {
    write(line);
  }
}

async function plan(store: string): Promise<PartWork[]> {
  const versions = await Promise.all(
    releasedParts.map(async (part) => ({ part, version: await localVersion(root, part) })),
  );
  const known = await Promise.all(versions.map((ref) => hasRelease(store, ref)));
  const published = (part: string): boolean => known[versions.findIndex((ref) => ref.part === part)] ?? false;
  return planLocal({
    versions,
    published,
    record: await readLocalRecord(store),
    registry: await newestRegistry(store),
  });
}

/** Puts parts live, host first. One that is refused waits for the others: an address may have moved between two remotes. */
export async function promoteAll(store: string, works: readonly PartWork[]): Promise<void> {
  let waiting = [...works];
  while (waiting.length > 0) {
    const refused: { work: PartWork; error: Refusal }[] = [];
    for (const work of waiting) {
      const error = await promoteOne(store, work);
      if (error) refused.push({ work, error });
    }
    if (refused[0] && refused.length === waiting.length) throw refused[0].error;
    waiting = refused.map(({ work }) => work);
  }
}

async function promoteOne(store: string, { part, version }: PartWork): Promise<Refusal | undefined> {
  try {
    // Host and remotes change together here, so the host may lack what only the remotes of a moment ago used.
    await promote(store, { part, version }, { force: part === 'host' });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  await writeLocalRecord(store, { ...(await readLocalRecord(store)), [part]: version });
  return undefined;
}

async function misfits(store: string): Promise<string[]> {
  const registry = await newestRegistry(store);
  return registry ? unmetBy(registry, await loadHost(store, registry.host.version), ['live']) : [];
}
