import {
  chosenOf,
  lineCents,
  partTypeNames,
  type BuildComponents,
  type PartQuantity,
  type StoredPart,
} from '@rig4u/shared/builds';
import { swapPart } from '../choices/change-build';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { fromComponents } from '../compatibility/checked-build';
import { rules } from '../compatibility/rules';
import type { CheckedBuild, Rule, Verdict } from '../compatibility/types';

/** The parts that a swap may bring in, by type. */
export type Candidates = { readonly [T in CatalogueType]?: readonly Part[] };

/** One part of the build replaced by one of the catalogue. */
export interface Swap {
  type: CatalogueType;
  /** Which of the parts chosen for the type goes, from 0 on. */
  place: number;
  /** The part that goes; undefined where none was wanted so far. */
  from: StoredPart | undefined;
  to: Part;
  /** What the build costs more, in cents; less where it is negative. */
  moreCents: number;
}

/** The types that a swap could come from to clear a rule's finding: a swap of another type does not touch it. */
export const swapTypes = (ruleId: string): readonly CatalogueType[] =>
  rules.find(({ id }) => id === ruleId)?.types ?? [];

/**
 * The single swap with the lowest resulting total that clears a rule's finding and brings no fail, warning or unknown that was not there;
 * undefined where the candidates hold none. Equal totals: the earlier type of the component list, then the candidates' order.
 */
export const cheapestSwap = (components: BuildComponents, ruleId: string, candidates: Candidates): Swap | undefined =>
  clearingSwap(components, ruleId, candidates, byPrice);

function clearingSwap(
  components: BuildComponents,
  ruleId: string,
  candidates: Candidates,
  order: Order,
): Swap | undefined {
  const build = fromComponents(components);
  const before = new Map(rules.map((rule) => [rule, verdictOf(rule, build)]));
  const clears = ({ type, place, to }: Swap): boolean => {
    const after = fromComponents(swapPart({ components }, type, place, to).components);
    // Why the rule itself first: most swaps end there, and the other rules need not be run.
    if (rules.some((rule) => rule.id === ruleId && verdictOf(rule, after) !== 'pass')) return false;
    return rules.every((rule) => {
      if (!rule.types.includes(type)) return true;
      const verdict = verdictOf(rule, after);
      return verdict === 'pass' || verdict === before.get(rule);
    });
  };
  return swapsOf(components, build, swapTypes(ruleId), candidates).toSorted(order).find(clears);
}

/** The swap nearest in price to what goes, so that a visitor keeps what was meant; it clears the finding and brings nothing new. */
export const nearestSwap = (components: BuildComponents, ruleId: string, candidates: Candidates): Swap | undefined =>
  clearingSwap(components, ruleId, candidates, byNearness);

/** A swap that clears a finding, and the warnings and unknowns that it raises: `rule verdict`, in the order of the rules. */
export interface ClearingSwap extends Swap {
  raised: readonly string[];
}

/** How many swaps that clear a finding are looked at where each raises something: the cheapest ones. */
const lookedAt = 200;

/** The cheapest single swaps that clear a rule's finding and bring no new fail. */
export function clearingSwaps(components: BuildComponents, ruleId: string, candidates: Candidates): ClearingSwap[] {
  const build = fromComponents(components);
  const before = new Map(rules.map((rule) => [rule, verdictOf(rule, build)]));
  const rule = rules.find(({ id }) => id === ruleId);
  if (!rule) return [];
  const after = ({ type, place, to }: Swap) => fromComponents(swapPart({ components }, type, place, to).components);
  const clearing = swapsOf(components, build, rule.types, candidates)
    .filter((swap) => verdictOf(rule, after(swap)) === 'pass')
    .toSorted(byPrice)
    .slice(0, lookedAt);
  return clearing.flatMap((swap) => {
    const then = after(swap);
    const raised = rules.flatMap((one) => {
      const verdict = one.types.includes(swap.type) ? verdictOf(one, then) : 'pass';
      return verdict === 'pass' || verdict === before.get(one) ? [] : [`${one.id} ${verdict}`];
    });
    return raised.some((text) => text.endsWith(' fail')) ? [] : [{ ...swap, raised }];
  });
}

type Order = (a: Swap, b: Swap) => number;
const byPrice: Order = (a, b) => a.moreCents - b.moreCents;
const byNearness: Order = (a, b) => Math.abs(a.moreCents) - Math.abs(b.moreCents);

function swapsOf(
  components: BuildComponents,
  build: CheckedBuild,
  types: readonly CatalogueType[],
  candidates: Candidates,
): Swap[] {
  const ordered = partTypeNames.filter((type) => types.includes(type));
  return ordered.flatMap((type) => {
    const chosen = chosenOf(components, type);
    const places: readonly (PartQuantity | undefined)[] =
      chosen.length > 0 ? chosen : build[type] === null ? [undefined] : [];
    return places.flatMap((line, place) => {
      const before = line ? lineCents(line) : 0;
      return (candidates[type] ?? [])
        .filter(({ id }) => id !== line?.part.id)
        .map((to) => ({
          type,
          place,
          from: line?.part,
          to,
          moreCents: lineCents({ part: to, quantity: line?.quantity ?? 1 }) - before,
        }));
    });
  });
}

/** What a rule says; a rule that does not apply lets pass. */
const verdictOf = ({ check }: Rule, build: CheckedBuild): Verdict => check(build)?.verdict ?? 'pass';
