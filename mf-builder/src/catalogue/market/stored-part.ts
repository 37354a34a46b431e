import type { PartType, StoredPart } from '@rig4u/shared/builds';
import type { MarketPart } from '../../../market/src/importer/import-record';
import { marketId } from './market-id';

/** A part of the market as builds keep it: with its facts and which of them may be wrong, and without a price. */
export const storedPart = (type: PartType, { n, brand, name, colors, facts, doubted }: MarketPart): StoredPart => ({
  ...{ id: marketId(type, n), type, brand, name, price: 0, unpriced: true, specs: facts },
  ...(colors && { colors }),
  ...(doubted.length > 0 && { doubted }),
});
