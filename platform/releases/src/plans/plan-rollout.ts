import { gate } from '../gate/gate';
import { refOf, type Manifest } from '../manifest';
import { namedBy, partOf, percentOf, type Change, type Revision } from '../registry';
import { GateRefusal, NotThere } from '../refusals';
import { labelOf } from '../store';
import { byWhom } from './ago';
import { heldBy, heldByRollout } from './holds';
import { refuse, type Plan, type Published } from './plan';
import { adviceFor, isAccepted, withdrawn, type PromoteOptions } from './plan-promote';
import { ownedBy } from './put-live';
import { togetherWith } from './together';

type Begin = Extract<Change, { do: 'rollout' }>;

export interface RolloutOptions
  extends Pick<Begin, 'steps' | 'everyMs' | 'stopIf'>, Pick<PromoteOptions, 'again' | 'accept' | 'compared' | 'now'> {}

/** Gives a build to a share of the visitors, if it fits everything that is live: it may become all of them. */
export function planRollout(
  registry: Revision | undefined,
  build: Manifest,
  published: Published,
  { steps, everyMs, stopIf, again = false, accept = [], compared = { faults: [], says: [] }, now }: RolloutOptions,
): Plan {
  const { part, version } = refOf(build);
  const state = partOf(registry, part);
  if (!registry || !state)
    return refuse(
      new NotThere(`${part} is not live: a roll-out needs a release that the others get. Promote it, or preview it.`),
    );
  if (state.live[0] === version) return { do: 'nothing', says: [`${part}@${version} is live already.`] };
  if (state.rollout?.release[0] === version)
    return {
      do: 'nothing',
      says: [
        `${part}@${version} is being rolled out already (${percentOf(state.rollout)} %), begun ${byWhom(state.rollout, now)}.`,
      ],
    };
  const stop =
    heldByRollout(registry, [part], now) ??
    heldBy(registry, { parts: [part], now, urgent: false }) ??
    (again ? undefined : withdrawn(registry, [build], now));
  if (stop) return refuse(stop);

  const faults = [...gate(togetherWith(registry, [build], published)), ...compared.faults];
  const open = faults.filter((fault) => !isAccepted(fault, accept));
  if (open.length > 0) return refuse(new GateRefusal(adviceFor([build], registry.host.live[0], open), open));
  const owns = build.kind === 'remote' && { owns: ownedBy(build.manifest) };
  const accepted = accept.length > 0 && { accept: [...accept] };
  const begin: Begin = { do: 'rollout', part, release: namedBy(build), steps, everyMs, stopIf, ...accepted, ...owns };
  return {
    do: 'change',
    changes: [begin, ...(state.withdrawn.includes(version) ? [{ do: 'reinstate', part, version } as const] : [])],
    says: [
      `${labelOf(refOf(build))} for ${steps[0]} % of the visitors; the others keep ${state.live[0]} ` +
        `(revision ${registry.revision + 1}). Then ${steps.slice(1).join(', ')} %.`,
    ],
    warnings: [
      ...faults.map(({ code, part: whose, sentence }) => `Accepted: ${code} ${whose}: ${sentence}`),
      ...compared.says,
    ],
  };
}
