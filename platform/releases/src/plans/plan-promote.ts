import { formatPromises } from '../gate/format-promises';
import { gate } from '../gate/gate';
import { refOf, type Manifest } from '../manifest';
import { partOf, type Revision } from '../registry';
import { GateRefusal, Held, LostRace } from '../refusals';
import { labelOf } from '../store';
import type { Fault } from '../fault';
import { byWhom } from './ago';
import { heldBy, heldByRollout } from './holds';
import { refuse, type Plan, type Published } from './plan';
import { isRolledOut, movedText, putLive } from './put-live';
import { togetherWith } from './together';

export interface PromoteOptions {
  /** The version that the caller takes for live. */
  from?: string | undefined;
  /** Puts a release live again that a rollback took away. */
  again?: boolean | undefined;
  /** What a new host may strand, as `RIG-103:mf-guides`, or break of shared's promise, as `RIG-102:shared`. */
  accept?: readonly string[] | undefined;
  /** What stands against the exports of a new host, and what was not compared. */
  compared?: { faults: readonly Fault[]; says: readonly string[] } | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Puts builds live in one revision, if all of them fit each other and what stays. What is live already stays as it is.
 */
export function planPromote(
  registry: Revision | undefined,
  builds: readonly Manifest[],
  published: Published,
  { from, again = false, accept = [], compared = { faults: [], says: [] }, now }: PromoteOptions,
): Plan {
  const fresh = builds.filter((build) => partOf(registry, refOf(build).part)?.live[0] !== refOf(build).version);
  if (fresh.length === 0)
    return { do: 'nothing', says: builds.map((build) => `${labelOf(refOf(build))} is live already.`) };
  const parts = fresh.map((build) => refOf(build).part);
  const stop =
    lostRace(registry, parts, from, now) ??
    heldByRollout(
      registry,
      parts,
      now,
      fresh.map((build) => labelOf(refOf(build))),
    ) ??
    heldBy(registry, { parts, now, urgent: false }) ??
    (again ? undefined : withdrawn(registry, fresh, now));
  if (stop) return refuse(stop);

  const faults = [...gate(togetherWith(registry, fresh, published)), ...compared.faults];
  const open = faults.filter((fault) => !isAccepted(fault, accept));
  if (open.length > 0) return refuse(new GateRefusal(adviceFor(fresh, registry?.host.live[0], open), open));
  const changes = fresh.map((build) => putLive(registry, build, isRolledOut(registry, build) ? 'rollout' : 'promote'));
  const back = fresh.map(refOf).filter(({ part, version }) => partOf(registry, part)?.withdrawn.includes(version));
  return {
    do: 'change',
    changes: [...changes, ...back.map((ref) => ({ do: 'reinstate', ...ref }) as const)],
    says: changes.map((change) => movedText(change, (registry?.revision ?? 0) + 1)),
    warnings: [
      ...faults.map(({ code, part, sentence }) => `Accepted: ${code} ${part}: ${sentence}`),
      ...compared.says,
      ...fresh.flatMap(formatPromises),
    ],
  };
}

function lostRace(
  registry: Revision | undefined,
  [part]: readonly string[],
  from: string | undefined,
  now: number,
): LostRace | undefined {
  const live = part === undefined ? undefined : partOf(registry, part);
  if (part === undefined || from === undefined || live?.live[0] === from) return undefined;
  if (!live) return new LostRace(`${part} is not live, so it is not ${from} either. Leave out --from.`);
  const { put } = live;
  return new LostRace(
    `${part} is ${live.live[0]} and not ${from}: it was put live ${byWhom(put, now)} (revision ${put.revision}). ` +
      'Nothing was changed. Look at that release, then promote from it.',
  );
}

export function withdrawn(registry: Revision | undefined, builds: readonly Manifest[], now: number): Held | undefined {
  for (const ref of builds.map(refOf)) {
    const part = partOf(registry, ref.part);
    if (!part?.withdrawn.includes(ref.version)) continue;
    return new Held(
      `${labelOf(ref)} was taken away by a rollback (live is ${part.live[0]}, put ${byWhom(part.put, now)}). ` +
        'Promote a mended version, or say --again if this one is sound after all.',
    );
  }
  return undefined;
}

/** Only what a new host strands can be accepted: whoever owns the remote then decides. */
export const isAccepted = ({ code, part }: Fault, accept: readonly string[]): boolean =>
  accept.includes(`${code}:${part.slice(0, part.lastIndexOf('@'))}`);

export function adviceFor(builds: readonly Manifest[], host: string | undefined, faults: readonly Fault[]): string {
  const names = builds.map((build) => labelOf(refOf(build))).join(', ');
  if (faults.every(({ part }) => part.startsWith('shared@')))
    return `${names} does not keep what the version of its @rig4u/shared promises:`;
  return builds.some(({ kind }) => kind === 'host')
    ? `${names} cannot go live with the remotes that are. Promote them together (--set), or keep what they use:`
    : `${names} cannot go live beside host@${host ?? '?'}. Each line says why:`;
}
