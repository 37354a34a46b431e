import { rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { misfits, mustBeFormat2, newestRegistry, promote } from '@rig4u/releases';
import { hasRelease } from '@rig4u/releases/store';
import { buildAndPublish, buildInChild, type Build, type PartBuild } from './build-part';
import { readLocalRecord, writeLocalRecord } from './local-record';
import { releasedParts } from '../parts/this-repository';
import { planLocal, type PartWork } from './plan-local';
import { localVersions } from './local-version';
import { step, type Write } from '../step';
import { twoAtATime } from '../two-at-a-time';

export interface Preparing extends Pick<PartBuild, 'maps' | 'quick'> {
  /** How the first and how the second of two builds at a time is done. */
  builds?: (worker: 1 | 2) => Build;
}

/** Brings a store to what the sources are now. Returns what does not fit the host. Throws a Refusal at a store of format 1. */
export async function prepare(store: string, write: Write, preparing: Preparing = {}): Promise<string[]> {
  await mustBeFormat2(store);
  const works = await plan(store);
  for (const { part, version, build } of works) if (!build) write(`${part} ${version}: built already\n`);
  await bringLive(store, works, write, preparing);
  return misfits(store);
}

/**
 * The same for a store of tests, whose history starts anew each time: with a release of yesterday to fall back to, a page does
 * other things than without.
 */
export async function prepareAnew(store: string, write: Write): Promise<string[]> {
  for (const name of ['registry', 'registry.json', 'local.json'])
    await rm(join(store, name), { recursive: true, force: true });
  return prepare(store, write, { maps: true });
}

/** The same for a store that was prepared before: says nothing of what has not changed. Returns whether anything went live. */
export async function bringUpToDate(store: string, write: Write, preparing: Preparing = {}): Promise<boolean> {
  return bringLive(store, await plan(store), write, preparing);
}

/** Builds, publishes and puts live what changed. */
async function bringLive(
  store: string,
  works: readonly PartWork[],
  write: Write,
  { builds = () => buildInChild, ...preparing }: Preparing,
): Promise<boolean> {
  const toBuild = works.filter(({ build }) => build);
  await twoAtATime(
    toBuild.map(
      ({ part, version }) =>
        (worker) =>
          buildOne(store, { part, version, ...preparing }, builds(worker), write),
    ),
  );
  for (const { part } of works.filter(({ waits }) => waits))
    write(`${part} waits: a release of it is being rolled out. "rig4u rollout ${part} --stop" ends that.\n`);
  const changed = works.filter((work) => work.promote);
  if (changed.length > 0)
    await step(write, `put live: ${changed.map(({ part }) => part).join(', ')}`, () => promoteAll(store, changed));
  return changed.length > 0;
}

/** Its line is written when it is whole: another build writes beside it. */
async function buildOne(store: string, order: PartBuild, build: Build, write: Write): Promise<void> {
  let line = '';
  const aside = (text: string): void => void (line += text);
  try {
    await step(aside, `${order.part} ${order.version}: build and publish`, () => buildAndPublish(store, order, build));
  } finally {
    write(line);
  }
}

async function plan(store: string): Promise<PartWork[]> {
  const versions = await localVersions(root, releasedParts);
  const known = await Promise.all(versions.map((ref) => hasRelease(store, ref)));
  const published = (part: string): boolean => known[versions.findIndex((ref) => ref.part === part)] ?? false;
  return planLocal({
    versions,
    published,
    record: await readLocalRecord(store),
    registry: await newestRegistry(store),
  });
}

/**
 * Puts parts live, all in one revision: host and remotes change together here, and an address may move between two remotes.
 * Nothing is loaded in a browser first; the history says so.
 */
export async function promoteAll(store: string, works: readonly PartWork[]): Promise<void> {
  const refs = works.map(({ part, version }) => ({ part, version }));
  await promote(store, refs, { by: userInfo().username, why: 'npm start', again: true });
  const versions = Object.fromEntries(works.map(({ part, version }) => [part, version]));
  await writeLocalRecord(store, { ...(await readLocalRecord(store)), ...versions });
}
