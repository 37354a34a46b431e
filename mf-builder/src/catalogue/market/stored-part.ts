import type { PartType, StoredPart } from '@rig4u/shared/builds';
import type { DerivedPart } from '../../../market/src/derived/derive';
import { marketId } from './market-id';

/** A part of the market as builds keep it: with its facts, which of them may be wrong, which of these are probable, and which are derived, and without a price. */
export const storedPart = (
  type: PartType,
  { n, brand, name, colors, facts, doubted, probable, derived, recalled = [] }: DerivedPart,
): StoredPart => ({
  ...{ id: marketId(type, n), type, brand, name, price: 0, unpriced: true, specs: facts },
  ...(colors && { colors }),
  ...marks('doubted', [...doubted, ...probable]),
  ...marks('probable', probable),
  ...marks('derived', [...derived, ...recalled]),
});

const marks = (kind: 'doubted' | 'probable' | 'derived', facts: readonly string[]): Partial<StoredPart> =>
  facts.length > 0 ? { [kind]: facts.toSorted() } : {};
