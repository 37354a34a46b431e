import { fold } from '../spelling';
import type { Facts } from '../types';

type M2Slot = NonNullable<Facts<'motherboard'>['m2']>[number];

/** Sockets whose processors have four lanes of PCIe 5.0 for a drive, beside the sixteen for the card. */
const ownLanes: ReadonlySet<string> = new Set(['am5', 'lga1851']);

export const hasOwnLanes = (socket: string): boolean => ownLanes.has(fold(socket));

/**
 * Whether each slot takes lanes from the graphics slot. What a board does not say: a slot below 5.0 has lanes of its own, and so has the
 * first one of 5.0 where the processor has lanes for it. Undefined where neither tells.
 */
export const sharesOf = (slots: readonly M2Slot[], socket: string | undefined): (boolean | undefined)[] => {
  const first = slots.findIndex(({ gen }) => gen === undefined || gen >= 5);
  const free = socket !== undefined && hasOwnLanes(socket) ? first : -1;
  return slots.map(({ gen, sharesGpu }, index) => {
    if (sharesGpu !== undefined) return sharesGpu;
    return index === free || (gen !== undefined && gen < 5) ? false : undefined;
  });
};
