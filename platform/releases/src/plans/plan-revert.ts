import { Refusal } from '@rig4u/kernel';
import { gate } from '../gate/gate';
import type { Manifest } from '../manifest';
import { partOf, type Change, type Revision } from '../registry';
import { GateRefusal, Held, LostRace } from '../refusals';
import { byWhom } from './ago';
import { changeText } from './change-text';
import { heldBy, heldByRollout } from './holds';
import { publishedAs, refuse, type Plan, type Published } from './plan';
import { movedText, putLive } from './put-live';
import { togetherWith } from './together';

type Live = Extract<Change, { do: 'live' }>;

/** Undoes what one revision changed, where that still stands. `now` is in milliseconds since 1970. */
export function planRevert(registry: Revision, undone: Revision, published: Published, now: number): Plan {
  const moved = undone.changes.filter((change): change is Live => change.do === 'live');
  for (const { part, from, to } of moved) {
    const live = partOf(registry, part);
    if (from === null) return refuse(new Refusal(`Revision ${undone.revision} put ${part} live for the first time.`));
    if (live && live.live[0] !== to[0] && live.live[0] !== from)
      return refuse(
        new LostRace(
          `${part} is ${live.live[0]} since revision ${live.put.revision}, put ${byWhom(live.put, now)}: ` +
            `revision ${undone.revision} does not stand any more. Nothing was changed.`,
        ),
      );
  }
  const standing = moved.filter(({ part, to }) => partOf(registry, part)?.live[0] === to[0]);
  // What the undone revision withdrew itself comes back with it.
  const isGone = ({ part, from }: Live): boolean =>
    from !== null &&
    (partOf(registry, part)?.withdrawn.includes(from) ?? false) &&
    !undone.changes.some((change) => change.do === 'withdraw' && change.part === part && change.version === from);
  const gone = standing.find(isGone);
  if (gone)
    return refuse(
      new Held(`${gone.part}@${gone.from} was taken away by a rollback. Promote it with --again if it is sound.`),
    );
  const parts = standing.map(({ part }) => part);
  const held = heldByRollout(registry, parts, now) ?? heldBy(registry, { parts, now, urgent: true });
  if (held) return refuse(held);
  const builds = standing.flatMap(({ part, from }): Manifest[] =>
    from === null ? [] : [publishedAs(published, { part, version: from })],
  );
  const faults = builds.length > 0 ? gate(togetherWith(registry, builds, published)) : [];
  if (faults.length > 0)
    return refuse(new GateRefusal(`Revision ${undone.revision} cannot be undone as things are:`, faults));
  const puts = builds.map((build) => putLive(registry, build, 'revert'));
  const others = undone.changes.flatMap((change) => opposite(registry, change));
  if (puts.length + others.length === 0)
    return { do: 'nothing', says: [`What revision ${undone.revision} changed does not stand any more.`] };
  return {
    do: 'change',
    changes: [...puts, ...others],
    says: [...puts.map((put) => movedText(put, registry.revision + 1)), ...others.map(changeText)],
    warnings: [],
  };
}

/** What takes a hold or a withdrawal back, where it still stands. A pin that was taken off is not put on again. */
function opposite(registry: Revision, change: Change): Exclude<Change, Live>[] {
  switch (change.do) {
    case 'freeze':
      return registry.frozen ? [{ do: 'unfreeze' }] : [];
    case 'unfreeze':
      return registry.frozen ? [] : [{ do: 'freeze' }];
    case 'offline-off':
      return registry.offlineOff ? [{ do: 'offline-on' }] : [];
    case 'offline-on':
      return registry.offlineOff ? [] : [{ do: 'offline-off' }];
    case 'pin':
      return partOf(registry, change.part)?.pinned ? [{ do: 'unpin', part: change.part }] : [];
    case 'withdraw':
      return partOf(registry, change.part)?.withdrawn.includes(change.version)
        ? [{ do: 'reinstate', part: change.part, version: change.version }]
        : [];
    case 'reinstate':
      return partOf(registry, change.part)?.withdrawn.includes(change.version) || isTried(registry, change)
        ? []
        : [{ do: 'withdraw', part: change.part, version: change.version }];
    case 'rollout':
    case 'step':
    case 'pause':
    case 'resume':
      return oppositeOfRollout(registry, change);
    case 'stop':
    case 'live':
    case 'restored':
    case 'unpin':
    // Rights are given and taken by name, with a reason.
    case 'allow':
    case 'deny':
    case 'need-smoke':
    case 'need-no-smoke':
    case 'need-signatures':
    case 'need-no-signatures':
      return [];
  }
}

const isTried = (registry: Revision, { part, version }: { part: string; version: string }): boolean =>
  partOf(registry, part)?.rollout?.release[0] === version;

/** The same of a roll-out that stands as the change left it. */
function oppositeOfRollout(
  registry: Revision,
  change: Extract<Change, { do: 'rollout' | 'step' | 'pause' | 'resume' }>,
): Exclude<Change, Live>[] {
  const { part } = change;
  const version = change.do === 'rollout' ? change.release[0] : change.version;
  const rollout = partOf(registry, part)?.rollout;
  if (rollout?.release[0] !== version) return [];
  switch (change.do) {
    case 'rollout':
      return [{ do: 'stop', part, version }];
    case 'step':
      return rollout.step === change.to ? [{ do: 'step', part, version, to: change.to - 1 }] : [];
    case 'pause':
      return rollout.paused ? [{ do: 'resume', part, version }] : [];
    case 'resume':
      return rollout.paused ? [] : [{ do: 'pause', part, version, reason: 'person' }];
  }
}
