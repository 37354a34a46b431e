import { Refusal } from '@rig4u/kernel';
import { partOf, type Revision } from '../registry';
import { LostRace, NotThere } from '../refusals';
import { labelOf, type ReleaseRef } from '../store';
import { byWhom } from './ago';
import { refuse, type Plan } from './plan';

/** Keeps a part at a version until a moment. `until` and `now` are milliseconds since 1970. */
export function planPin(registry: Revision | undefined, ref: ReleaseRef, until: number, now: number): Plan {
  const part = partOf(registry, ref.part);
  if (!part) return refuse(new NotThere(`${ref.part} is not live, so it cannot be pinned.`));
  if (part.live[0] !== ref.version)
    return refuse(
      new LostRace(`${ref.part} is ${part.live[0]} and not ${ref.version}: it was put live ${byWhom(part.put, now)}.`),
    );
  if (until <= now) return refuse(new Refusal('A pin ends in the future. Give --until such as 2h, 7d or 2026-12-24.'));
  const end = new Date(until).toISOString();
  if (part.pinned?.until === end) return { do: 'nothing', says: [`${labelOf(ref)} is pinned until ${end} already.`] };
  return {
    do: 'change',
    changes: [{ do: 'pin', ...ref, until: end }],
    says: [`${labelOf(ref)} is pinned until ${end}.`],
    warnings: [],
  };
}

export function planUnpin(registry: Revision | undefined, name: string): Plan {
  const part = partOf(registry, name);
  if (!part) return refuse(new NotThere(`${name} is not live, so it is not pinned.`));
  if (!part.pinned) return { do: 'nothing', says: [`${name} is not pinned.`] };
  return { do: 'change', changes: [{ do: 'unpin', part: name }], says: [`${name} is free again.`], warnings: [] };
}

/** Stops all promotions, or lets them go on. */
export function planFreeze(registry: Revision | undefined, freeze: boolean, now: number): Plan {
  if (!registry) return refuse(new NotThere('Nothing is live yet, so there is nothing to freeze.'));
  const { frozen } = registry;
  if (freeze && frozen) return { do: 'nothing', says: [`Promotions were frozen ${byWhom(frozen, now)} already.`] };
  if (!freeze && !frozen) return { do: 'nothing', says: ['Nothing is frozen.'] };
  return {
    do: 'change',
    changes: [{ do: freeze ? 'freeze' : 'unfreeze' }],
    says: [freeze ? 'Nothing goes live until "rig4u unfreeze". A rollback is still possible.' : 'Promotions go on.'],
    warnings: [],
  };
}
