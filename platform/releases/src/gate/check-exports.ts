import semver from 'semver';
import type { Fault } from '../fault';
import { isLocal, type HostManifest, type Narrowed, type SharedTypes } from '../manifest';

/** A host, and the public types of shared in it; undefined where its release does not describe them. */
export interface SharedSide {
  host: HostManifest;
  types: SharedTypes | undefined;
}

/**
 * What the live host exports of shared and the next one does not (RIG-102), or exports with narrower types (RIG-103).
 * `narrowed` is what the compiler found; left out, no compiler was there, and any change of a declaration counts.
 */
export function checkExports(live: SharedSide, next: SharedSide, narrowed?: readonly Narrowed[]): Fault[] {
  const version = mustKeepPromise(live.host, next.host);
  if (version === undefined) return [];
  const fault =
    (code: 'RIG-102' | 'RIG-103') =>
    (sentence: string): Fault => ({ code, part: `shared@${version}`, sentence });
  return [
    ...removed(namesIn(live), namesIn(next)).map(fault('RIG-102')),
    ...narrowings(live, next, narrowed).map(fault('RIG-103')),
  ];
}

/**
 * The version of shared in the next host, where it promises to keep what the live one has: a new major version promises
 * nothing, going back to an older one is no new promise, and the local releases of one machine are built together.
 */
export function mustKeepPromise(live: HostManifest, next: HostManifest): string | undefined {
  const [before, after] = [sharedVersion(live), sharedVersion(next)];
  if (before === undefined || after === undefined || isLocal(live.version) || isLocal(next.version)) return undefined;
  return semver.major(before) === semver.major(after) && semver.gte(after, before) ? after : undefined;
}

const isShared = (entry: string): boolean => entry.startsWith('@rig4u/shared/');

/** Undefined for a host of format 1, which does not say it. */
const sharedVersion = ({ provides }: HostManifest): string | undefined =>
  Object.entries(provides).find(([entry]) => isShared(entry))?.[1].version;

/** The names of values that a page can use, and of types where they are described. */
function namesIn({ host, types }: SharedSide): Map<string, Set<string>> {
  const provided = Object.entries(host.provides).filter(([entry]) => isShared(entry));
  return new Map(
    provided.map(([entry, { names }]) => [entry, new Set([...names, ...(types?.entries[entry]?.types ?? [])])]),
  );
}

function removed(before: ReadonlyMap<string, Set<string>>, after: ReadonlyMap<string, Set<string>>): string[] {
  return [...before].flatMap(([entry, names]) => {
    const now = after.get(entry);
    if (!now) return [`${entry} is gone. ${advice}`];
    return [...names]
      .filter((name) => !now.has(name))
      .map((name) => `${entry} does not export ${name} any more. ${advice}`);
  });
}

function narrowings(live: SharedSide, next: SharedSide, narrowed: readonly Narrowed[] | undefined): string[] {
  if (!haveToCompare(live, next)) return [];
  if (narrowed)
    return narrowed.map(({ entry, name, reason }) => `${entry}: ${name} was narrowed (${reason}). ${advice}`);
  return ['its declarations have changed, and no compiler is here to prove that they still fit: install @rig4u/preset'];
}

/** Whether both hosts describe their types, and not in the same words. */
export const haveToCompare = ({ types: before }: SharedSide, { types: after }: SharedSide): boolean =>
  before !== undefined && after !== undefined && JSON.stringify(before.files) !== JSON.stringify(after.files);

const advice = 'Keep it, or raise the major version of @rig4u/shared.';
