import type { Revision } from '../registry';
import { NotThere } from '../refusals';
import { refuse, type Plan } from './plan';

/** Begins a new epoch: an open page then takes this store's revisions, though it has seen higher numbers of another one. */
export function planRestored(registry: Revision | undefined): Plan {
  if (!registry) return refuse(new NotThere('Nothing is live here, so nothing was restored.'));
  return {
    do: 'change',
    changes: [{ do: 'restored' }],
    says: [`Pages take this store's revisions again, from ${registry.revision + 1} on (epoch ${registry.epoch + 1}).`],
    warnings: [],
  };
}
