import type { PartQuantity } from '@rig4u/shared/builds';
import { enteredFacts } from './entered-facts';

/** How many facts of parts were entered by hand: `2 facts of this part were entered by hand.`; undefined where none was. */
export function enteredText(chosen: readonly PartQuantity[]): string | undefined {
  const count = chosen.flatMap(({ part }) => Object.keys(enteredFacts(part) ?? {})).length;
  if (count === 0) return undefined;
  const parts = chosen.length === 1 ? 'this part' : 'these parts';
  return count === 1 ? `1 fact of ${parts} was entered by hand.` : `${count} facts of ${parts} were entered by hand.`;
}
