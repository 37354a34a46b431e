import { storedValue, useStored, type WriteResult } from '@rig4u/shared/storage';
import * as v from 'valibot';
import type { PriceTarget, PriceTargets } from '../domain/prices';

interface StoredTargets {
  /** By the part's id. */
  parts: PriceTargets;
}

const target = v.looseObject({
  name: v.string(),
  price: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  since: v.pipe(v.string(), v.isoDate()),
});

/** The target prices that the visitor set in this browser. */
export const priceTargets = storedValue<StoredTargets>({
  key: 'rig4u-price-targets',
  schema: v.looseObject({ parts: v.record(v.string(), target) }),
  fallback: { parts: {} },
});

export const usePriceTargets = (): PriceTargets => useStored(priceTargets).value.parts;

/** Sets the target of a part, or removes it where none is given. */
export const setPriceTarget = (id: string, wanted: PriceTarget | undefined): WriteResult<unknown> =>
  priceTargets.update((stored) => {
    const { [id]: _gone, ...others } = stored.parts;
    return { ...stored, parts: wanted ? { ...others, [id]: wanted } : others };
  });
