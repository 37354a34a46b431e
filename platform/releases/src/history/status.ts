import { byWhom } from '../plans/ago';
import { because } from '../plans/holds';
import { partsOf, type PartState, type Revision } from '../registry';
import { rolloutLines } from './rollouts';
import { table } from './table';

/** What is live, as lines for a terminal. `now` is in milliseconds since 1970. */
export function statusLines(registry: Revision | undefined, now: number): string[] {
  if (!registry)
    return [
      'Nothing is live yet. Publish and promote a host first: rig4u publish host/dist, rig4u promote host@<version>.',
    ];
  const { revision, at, by, frozen, offlineOff, policy } = registry;
  return [
    `Registry revision ${revision}, ${byWhom({ at, by }, now)}`,
    ...(frozen ? [`Promotions are frozen ${byWhom(frozen, now)}${because(frozen)}`] : []),
    ...(offlineOff ? [`Offline use was switched off ${byWhom(offlineOff, now)}${because(offlineOff)}`] : []),
    ...(policy ? ['A policy says who may change what: rig4u policy show'] : []),
    ...table(
      partsOf(registry).map(([name, part]) => [name, part.live[0], notes(part, now), (part.paths ?? []).join(' ')]),
    ),
    ...partsOf(registry).flatMap(([name, part]) => rolloutLines(name, part, now)),
  ];
}

function notes({ before, withdrawn, pinned }: PartState, now: number): string {
  const [lastGood] = before;
  return [
    lastGood && `before ${lastGood[0]}`,
    withdrawn.length > 0 && `withdrawn ${withdrawn.join(' ')}`,
    pinned && Date.parse(pinned.until) > now && `pinned until ${pinned.until}`,
  ]
    .filter(Boolean)
    .join(', ');
}
