import type { Accessory } from '@rig4u/shared/accessories';
import { useLoaded } from '@rig4u/shared/lazy';
import { useMemo } from 'react';

export interface ChosenAccessory {
  accessory: Accessory;
  /** The price in whole US dollars, or a text that says there is none. */
  price: string;
}

export type Accessories =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** `pricesLine` says of when the accessories' prices are on a day. */
  | {
      status: 'ready';
      chosen: readonly ChosenAccessory[];
      unknown: number;
      pricesLine: (today: Date) => string;
    };

const loadCatalogue = () => import('@rig4u/shared/accessories');

/** The accessories with these ids, from a catalogue that is loaded on demand; `unknown` counts the ids that it lacks. */
export function useAccessories(ids: readonly string[]): Accessories {
  const catalogue = useLoaded('accessories', loadCatalogue);
  return useMemo(() => {
    if (catalogue.status !== 'ready') return catalogue;
    const { accessoryById, accessoryPricesLine: pricesLine, priceText } = catalogue.value;
    const chosen = ids.flatMap((id) => {
      const accessory = accessoryById(id);
      return accessory ? [{ accessory, price: priceText(accessory) }] : [];
    });
    return { status: 'ready', chosen, unknown: ids.length - chosen.length, pricesLine };
  }, [ids, catalogue]);
}
