import type { VerdictWords } from '@rig4u/shared/builds';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import type { BuildCheck } from '../compatibility/types';
import { checkWords } from '../compatibility/verdict-summary';
import { componentsOf, secondOnes, type ChosenLine } from './taken-parts';

/**
 * The check of the chosen lines, and what it says of them. Of a part known by its name alone it says nothing, so then it says of how many
 * lines it speaks.
 */
export function listVerdict(lines: readonly ChosenLine[]): Pick<VerdictWords, 'kind' | 'line'> & { found: BuildCheck } {
  const second = secondOnes(lines);
  const taken = lines.filter((line) => line.choice.take !== 'nothing' && !second.has(line));
  const known = taken.filter(({ choice }) => choice.take === 'listed').length;
  const found = check(fromComponents(componentsOf(lines, 0)));
  const { kind, line } = checkWords(found);
  if (known === taken.length) return { found, kind, line };
  const speaks = `${known} of ${taken.length} lines checked`;
  return kind === 'fail' || kind === 'warning'
    ? { found, kind, line: `${speaks}. ${line}` }
    : { found, kind: 'unknown', line: speaks };
}
