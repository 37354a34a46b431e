import { byWhom } from '../plans/ago';
import { because } from '../plans/holds';
import { partsOf, type PartState, type Revision } from '../registry';
import { rolloutLines } from './rollouts';
import { table } from './table';

/** What is live, as lines for a terminal. `now` is in milliseconds since 1970; `behind` are the files that pages read of another revision, `copying` the last
 * revision of a copy that has not ended. */
export function statusLines(
  registry: Revision | undefined,
  now: number,
  { behind = [], copying = 0 }: { behind?: readonly string[] | undefined; copying?: number } = {},
): string[] {
  if (!registry)
    return [
      'Nothing is live yet. Publish and promote a host first: rig4u publish host/dist, rig4u promote host@<version>.',
    ];
  const { revision, at, by, frozen, offlineOff, policy } = registry;
  return [
    `Registry revision ${revision}, ${byWhom({ at, by }, now)}`,
    ...(behind.length > 0 ? [behindLine(revision, behind)] : []),
    ...(copying > 0 ? [copyingLine(revision, copying)] : []),
    ...(frozen ? [`Promotions are frozen ${byWhom(frozen, now)}${because(frozen)}`] : []),
    ...(offlineOff ? [`Offline use was switched off ${byWhom(offlineOff, now)}${because(offlineOff)}`] : []),
    ...(policy ? ['A policy says who may change what: rig4u policy show'] : []),
    ...table(
      partsOf(registry).map(([name, part]) => [name, part.live[0], notes(part, now), (part.paths ?? []).join(' ')]),
    ),
    ...partsOf(registry).flatMap(([name, part]) => rolloutLines(name, part, now)),
  ];
}

const behindLine = (revision: number, files: readonly string[]): string =>
  `${files.join(', ')} ${files.length === 1 ? 'is' : 'are'} not of revision ${revision}: a command has not ended. Say it again; gateways serve what the log says meanwhile.`;

/** What a store is of which a part may be there. */
export const copyingLine = (revision: number, copying: number): string =>
  `Another store is being copied into this one: ${revision} of ${copying} revisions are here, and gateways serve none of them before the end. Say the move or restore again where it died; it goes on.`;

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
