import { Refusal } from '@rig4u/kernel';
import { gate } from '../gate/gate';
import { partOf, type PartState, type Revision } from '../registry';
import { GateRefusal, Held, NotThere } from '../refusals';
import { byWhom } from './ago';
import { heldBy, heldByRollout } from './holds';
import { publishedAs, refuse, type Plan, type Published } from './plan';
import { movedText, putLive } from './put-live';
import { takeBack } from './take-back';
import { togetherWith } from './together';

export interface RollbackOptions {
  /** The version to take away; the live one where it is left out. */
  from?: string | undefined;
  /** The version to go back to; the newest that was live before where it is left out. */
  to?: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Takes a release away: the one that was live before is live again, and the one that was taken away is withdrawn. It may be
 * said twice: what is not live is not taken away, and a rollback is not followed by another one unless `from` says so.
 */
export function planRollback(
  registry: Revision | undefined,
  part: string,
  published: Published,
  { from, to, now }: RollbackOptions,
): Plan {
  const record = partOf(registry, part);
  if (!record)
    return refuse(
      new NotThere(
        registry
          ? `${part} is not live, so there is nothing to roll back. "rig4u status" shows what is.`
          : 'Nothing is live yet, so there is nothing to roll back.',
      ),
    );
  const live = record.live[0];
  const tried = record.rollout?.release[0];
  if (tried !== undefined && (from === undefined || from === tried) && (to === undefined || to === live))
    return takeBack(part, tried, live);
  const done = doneAlready(record, { part, from, to, now });
  if (done) return { do: 'nothing', says: [done] };
  const held = heldByRollout(registry, [part], now) ?? heldBy(registry, { parts: [part], now, urgent: true });
  if (held) return refuse(held);
  const target = to ?? record.before[0]?.[0];
  if (target === undefined) return refuse(new Refusal(nothingBefore(part, live)));
  if (record.withdrawn.includes(target))
    return refuse(new Held(`${part}@${target} was taken away by a rollback itself. Name another version with --to.`));

  const build = publishedAs(published, { part, version: target });
  // What only a share of the visitors gets must not stand in the way.
  const faults = gate({ ...togetherWith(registry, [build], published), tried: [], triedHost: undefined });
  // Neither must a fallback: a rollback is urgent, and a page checks a release against its host before using it.
  const inTheWay = faults.filter((fault) => isLive(registry, build.manifest.version, fault.part));
  if (inTheWay.length > 0)
    return refuse(new GateRefusal(`${part}@${target} cannot be live again. Name another version with --to:`, inTheWay));
  const change = putLive(registry, build, 'rollback');
  return {
    do: 'change',
    changes: [change, { do: 'withdraw', part, version: live }],
    says: [
      movedText(change, (registry?.revision ?? 0) + 1),
      `${part}@${live} is withdrawn: it is no fallback any more.`,
    ],
    warnings: [],
  };
}

/** Whether a fault is one of what would be live, and not of a fallback. */
function isLive(registry: Revision | undefined, target: string, label: string): boolean {
  const at = label.lastIndexOf('@');
  const [part, version] = [label.slice(0, at), label.slice(at + 1)];
  return version === target || partOf(registry, part)?.live[0] === version;
}

function doneAlready(
  { live: [live], put, stopped, withdrawn }: PartState,
  { part, from, to, now }: RollbackOptions & { part: string },
): string | undefined {
  if (to === live) return `${part} is ${live} already.`;
  if (from !== undefined)
    return from === live ? undefined : `${part}@${from} is not live (${live} is): there is nothing to take away.`;
  if (to === undefined && stopped && withdrawn.includes(stopped.version))
    return (
      `The roll-out of ${part}@${stopped.version} was taken back already, ${byWhom(stopped, now)}; ${live} is live. ` +
      `To take ${live} away as well: rig4u rollback ${part} --from ${live}.`
    );
  if (put.how !== 'rollback' || to !== undefined) return undefined;
  return (
    `${part} was rolled back to ${live} already, ${byWhom(put, now)} (revision ${put.revision}). ` +
    `To take ${live} away as well: rig4u rollback ${part} --from ${live}.`
  );
}

const nothingBefore = (part: string, version: string): string =>
  `${part} has no release before ${version}. Promote the version you want: rig4u promote ${part}@<version>.`;
