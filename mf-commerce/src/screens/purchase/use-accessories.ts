import type { Accessory } from '@rig4u/shared/accessories';
import { useModule } from '@rig4u/shared/lazy';
import { useCallback, useMemo, useState } from 'react';

export interface ChosenAccessory {
  accessory: Accessory;
  /** The price in whole US dollars, or a text that says there is none. */
  price: string;
}

export type Accessories =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; chosen: readonly ChosenAccessory[]; unknown: number };

/** The accessories with these ids, from a catalogue that is loaded on demand; `unknown` counts the ids that it lacks. */
export function useAccessories(ids: readonly string[]): Accessories {
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => setFailed(false), []);
  const catalogue = useModule(
    () => import('@rig4u/shared/accessories'),
    !failed,
    () => setFailed(true),
  );
  return useMemo(() => {
    if (failed) return { status: 'failed', retry };
    if (!catalogue) return { status: 'loading' };
    const chosen = ids.flatMap((id) => {
      const accessory = catalogue.accessoryById(id);
      return accessory ? [{ accessory, price: catalogue.priceText(accessory) }] : [];
    });
    return { status: 'ready', chosen, unknown: ids.length - chosen.length };
  }, [ids, catalogue, failed, retry]);
}
