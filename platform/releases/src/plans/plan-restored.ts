import type { Revision } from '../registry';
import { NotThere } from '../refusals';
import { refuse, type Plan } from './plan';

/** Begins a new epoch: an open page then takes this store's revisions, though it has seen higher numbers of another
 * one. `seen`: an epoch that pages may know, though its revision is lost. */
export function planRestored(registry: Revision | undefined, seen = 0): Plan {
  if (!registry) return refuse(new NotThere('Nothing is live here, so nothing was restored.'));
  const epoch = Math.max(registry.epoch, seen) + 1;
  return {
    do: 'change',
    changes: Array.from({ length: epoch - registry.epoch }, () => ({ do: 'restored' })),
    says: [`Pages take this store's revisions again, from ${registry.revision + 1} on (epoch ${epoch}).`],
    warnings: [],
  };
}
