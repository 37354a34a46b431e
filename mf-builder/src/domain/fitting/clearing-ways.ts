import type { BuildComponents } from '@rig4u/shared/builds';
import { onSale } from '../../catalogue/on-sale';
import type { CatalogueType } from '../../catalogue/schema';
import { fromComponents } from '../compatibility/checked-build';
import { rules } from '../compatibility/rules';
import type { CheckedBuild, Rule, Verdict } from '../compatibility/types';
import { additionsOf } from './addition';
import { swapsOf, type Candidates } from './swap';
import { afterWay, type Way } from './way';

/** The types that a way could come from to clear a rule's finding: a part of another type does not touch it. */
export const wayTypes = (ruleId: string): readonly CatalogueType[] => ruleOf(ruleId)?.types ?? [];

/**
 * The single way with the lowest resulting total that clears a rule's finding and brings no fail, warning or unknown that was not there;
 * undefined where the candidates hold none. Equal totals: additions, then the earlier type of the component list, then the candidates' order.
 */
export const cheapestWay = (components: BuildComponents, ruleId: string, candidates: Candidates): Way | undefined =>
  clearingWay(components, ruleId, candidates, byPrice);

/** The way nearest in price to what is chosen, of those that keep what a visitor meant; it clears the finding and brings nothing new. */
export const nearestWay = (
  components: BuildComponents,
  ruleId: string,
  candidates: Candidates,
  keeps: (way: Way) => boolean,
): Way | undefined => clearingWay(components, ruleId, candidates, byNearness, keeps);

function clearingWay(
  components: BuildComponents,
  ruleId: string,
  candidates: Candidates,
  order: Order,
  isWanted: (way: Way) => boolean = () => true,
): Way | undefined {
  const build = fromComponents(components);
  const before = new Map(rules.map((rule) => [rule, verdictOf(rule, build)]));
  const clears = (way: Way): boolean => {
    const after = afterWay(components, way);
    // Why the rule itself first: most ways end there, and the other rules need not be run.
    if (rules.some((rule) => rule.id === ruleId && verdictOf(rule, after) !== 'pass')) return false;
    return rules.every((rule) => {
      if (!rule.types.includes(way.type)) return true;
      const verdict = verdictOf(rule, after);
      return verdict === 'pass' || verdict === before.get(rule);
    });
  };
  return waysOf(components, build, ruleId, candidates).filter(isWanted).toSorted(order).find(clears);
}

/** A way that clears a finding, and the warnings and unknowns that it raises: `rule verdict`, in the order of the rules. */
export interface ClearingWay {
  way: Way;
  raised: readonly string[];
}

/** How many ways that clear a finding are looked at where each raises something: the cheapest ones. */
const lookedAt = 200;

/** The cheapest single ways that clear a rule's finding and bring no new fail. */
export function clearingWays(components: BuildComponents, ruleId: string, candidates: Candidates): ClearingWay[] {
  const build = fromComponents(components);
  const before = new Map(rules.map((rule) => [rule, verdictOf(rule, build)]));
  const rule = ruleOf(ruleId);
  if (!rule) return [];
  const clearing = waysOf(components, build, ruleId, candidates)
    .filter((way) => verdictOf(rule, afterWay(components, way)) === 'pass')
    .toSorted(byPrice)
    .slice(0, lookedAt);
  return clearing.flatMap((way) => {
    const then = afterWay(components, way);
    const raised = rules.flatMap((one) => {
      const verdict = one.types.includes(way.type) ? verdictOf(one, then) : 'pass';
      return verdict === 'pass' || verdict === before.get(one) ? [] : [`${one.id} ${verdict}`];
    });
    return raised.some((text) => text.endsWith(' fail')) ? [] : [{ way, raised }];
  });
}

type Order = (a: Way, b: Way) => number;
const byPrice: Order = (a, b) => a.moreCents - b.moreCents;
const byNearness: Order = (a, b) => Math.abs(a.moreCents) - Math.abs(b.moreCents);

function waysOf(components: BuildComponents, build: CheckedBuild, ruleId: string, candidates: Candidates): Way[] {
  const rule = ruleOf(ruleId);
  if (!rule) return [];
  const bought = thoseOnSale(candidates);
  return [...additionsOf(components, build, rule, bought), ...swapsOf(components, rule.types, bought)];
}

const thoseOnSale = (candidates: Candidates): Candidates =>
  Object.fromEntries(Object.entries(candidates).map(([type, parts]) => [type, onSale(parts ?? [])]));

const ruleOf = (ruleId: string): Rule | undefined => rules.find(({ id }) => id === ruleId);

/** What a rule says; a rule that does not apply lets pass. */
const verdictOf = ({ check }: Rule, build: CheckedBuild): Verdict => check(build)?.verdict ?? 'pass';
