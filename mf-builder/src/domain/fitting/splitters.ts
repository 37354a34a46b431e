import type { BuildComponents, PartQuantity } from '@rig4u/shared/builds';
import type { Part } from '../../catalogue/schema';
import type { Rule } from '../compatibility/types';
import { additionOf, mayJoin, pieceCents } from './joining';
import type { Candidates } from './swap';
import { afterWay, type Addition } from './way';

/** No board has more fan headers, and each takes one splitter. */
const mostBags = 16;

/** So many combinations are tried; with one kind of splitter there are as many as bags. */
const mostTried = 500;

/** Some bags of splitters, the kinds in the order of the list. */
interface Bags {
  counts: readonly number[];
  addition: Addition;
}

/** The cheapest fan splitters that clear a rule's finding; undefined where none do, or where the rule does not count splitters. */
export function splittersFor(components: BuildComponents, rule: Rule, candidates: Candidates): Addition | undefined {
  if (!rule.reads.cables?.includes('ways')) return undefined;
  const kinds = splittersOf(components, candidates);
  const bagsOf = (counts: readonly number[]): Bags => ({
    counts,
    addition: additionOf(components, 'cables', linesOf(kinds, counts)),
  });
  /** With one bag more, of the last kind that is in or of one behind it: so each combination comes once. */
  const withOneMore = ({ counts }: Bags): Bags[] =>
    counts.reduce((sum, count) => sum + count, 0) === mostBags
      ? []
      : kinds.flatMap((_, at) =>
          counts.some((count, other) => other > at && count > 0)
            ? []
            : [bagsOf(counts.map((count, other) => (other === at ? count + 1 : count)))],
        );

  let open = withOneMore(bagsOf(kinds.map(() => 0)));
  for (let tried = 0; tried < mostTried; tried += 1) {
    open = open.toSorted((a, b) => a.addition.moreCents - b.addition.moreCents);
    const [cheapest, ...rest] = open;
    if (!cheapest) return undefined;
    const verdict = rule.check(afterWay(components, cheapest.addition))?.verdict ?? 'pass';
    if (verdict === 'pass') return cheapest.addition;
    open = [...rest, ...withOneMore(cheapest)];
  }
  return undefined;
}

/** The splitters that there are; of those that do the same, the cheapest. */
function splittersOf(components: BuildComponents, candidates: Candidates): Part<'cables'>[] {
  const kinds = new Map<string, Part<'cables'>>();
  const parts = (candidates.cables ?? []).flatMap((part) => (part.type === 'cables' ? [part] : []));
  for (const part of parts.toSorted(
    (a, b) => pieceCents(components, 'cables', a) - pieceCents(components, 'cables', b),
  )) {
    const { ways, packOf } = part.specs;
    const kind = `${ways} ${packOf ?? 1}`;
    if ((ways ?? 0) > 1 && mayJoin(components, 'cables', part, mostBags) && !kinds.has(kind)) kinds.set(kind, part);
  }
  return [...kinds.values()];
}

const linesOf = (kinds: readonly Part<'cables'>[], counts: readonly number[]): PartQuantity[] =>
  kinds.flatMap((part, at) => ((counts[at] ?? 0) > 0 ? [{ part, quantity: counts[at] ?? 0 }] : []));
