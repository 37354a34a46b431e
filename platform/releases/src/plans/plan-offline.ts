import type { Revision } from '../registry';
import { NotThere } from '../refusals';
import { byWhom } from './ago';
import { refuse, type Plan } from './plan';

/** Takes offline use away from all visitors, or gives it back. `now` is in milliseconds since 1970. */
export function planOffline(registry: Revision | undefined, to: 'on' | 'off', now: number): Plan {
  if (!registry) return refuse(new NotThere('Nothing is live yet, so nobody can use it without a network.'));
  const { offlineOff } = registry;
  if (to === 'off' && offlineOff)
    return { do: 'nothing', says: [`Offline use was switched off ${byWhom(offlineOff, now)} already.`] };
  if (to === 'on' && !offlineOff) return { do: 'nothing', says: ['Offline use is on.'] };
  return {
    do: 'change',
    changes: [{ do: `offline-${to}` }],
    says: [
      to === 'off'
        ? 'Browsers delete what they keep for offline use at the next visit with a network. Pages go on.'
        : 'Browsers keep what is live for offline use again.',
    ],
    warnings: [],
  };
}
