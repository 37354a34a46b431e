import type { PartQuantity, Sum } from '@rig4u/shared/builds';
import { sumsApart } from '../choices/sums-apart';
import { both, type Pair } from './compared-row';
import type { Extent } from './standing';

/** What a sum comes to, in cents: so much and more, where a part has no price. */
const costExtent = ({ cents, unpriced }: Sum): Extent => ({ low: cents, high: unpriced > 0 ? Infinity : cents });

/** What two lists of parts cost beside each other, in cents. */
export function costsApart(lines: Pair<readonly PartQuantity[]>): Pair<Extent> {
  const [first, second] = sumsApart(lines.first, lines.second);
  return both({ first, second }, costExtent);
}
