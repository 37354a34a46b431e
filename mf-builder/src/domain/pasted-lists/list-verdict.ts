import type { VerdictWords } from '@rig4u/shared/builds';
import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { checkWords } from '../compatibility/verdict-summary';
import { componentsOf, secondOnes, type ChosenLine } from './taken-parts';

/** What the check says of the chosen lines. Of a part known by its name alone it says nothing, so then it says of how many lines it speaks. */
export function listVerdict(lines: readonly ChosenLine[]): Pick<VerdictWords, 'kind' | 'line'> {
  const second = secondOnes(lines);
  const taken = lines.filter((line) => line.choice.take !== 'nothing' && !second.has(line));
  const known = taken.filter(({ choice }) => choice.take === 'listed').length;
  const { kind, line } = checkWords(check(fromComponents(componentsOf(lines, 0))));
  if (known === taken.length) return { kind, line };
  const speaks = `${known} of ${taken.length} lines checked`;
  return kind === 'fail' || kind === 'warning'
    ? { kind, line: `${speaks}. ${line}` }
    : { kind: 'unknown', line: speaks };
}
