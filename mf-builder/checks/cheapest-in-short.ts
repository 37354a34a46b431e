import type { BuildComponents } from '@rig4u/shared/builds';
import { cheapestWay } from '../src/domain/fitting/clearing-ways';
import type { Candidates } from '../src/domain/fitting/swap';
import { isAddition } from '../src/domain/fitting/way';

/** A finding's cheapest way out, in short: 'add 2 caseFan7 for 1898'. */
export const cheapestInShort = (components: BuildComponents, rule: string, candidates: Candidates): string => {
  const way = cheapestWay(components, rule, candidates);
  if (!way) return 'none';
  if (!isAddition(way)) return `swap ${way.to.id} for ${way.moreCents}`;
  return `add ${way.added.map(({ part: { id }, quantity }) => `${quantity} ${id}`).join()} for ${way.moreCents}`;
};
