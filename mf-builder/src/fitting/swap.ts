import { chosenOf, partTypeNames, totalOf, type BuildComponents, type StoredPart } from '@rig4u/shared/builds';
import { swapPart } from '../build/pick';
import type { CatalogueType, Part } from '../catalogue/schema';
import { fromComponents } from '../compatibility/from-components';
import { ruleTable } from '../compatibility/rule-table';
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

type Verdicts = ReadonlyMap<string, Verdict>;

/** The types that a swap could come from to clear a rule's finding: a swap of another type does not touch it. */
export const swapTypes = (ruleId: string): readonly CatalogueType[] => ruleTable.find(({ id }) => id === ruleId)?.reads ?? [];

/**
 * The single swap with the lowest resulting total that clears a rule's finding and brings no fail, warning or unknown that was not there;
 * undefined where the candidates hold none. Equal totals: the earlier type of the component list, then the candidates' order.
 */
export function cheapestSwap(components: BuildComponents, ruleId: string, candidates: Candidates): Swap | undefined {
  const build = fromComponents(components);
  const before = verdictsOf(ruleTable, build);
  const clears = ({ type, place, to }: Swap): boolean => {
    const rules = ruleTable.filter(({ reads }) => reads.includes(type));
    const after = verdictsOf(rules, fromComponents(swapPart({ components }, type, place, to).components));
    return (after.get(ruleId) ?? 'pass') === 'pass' && [...after].every(([rule, verdict]) => verdict === 'pass' || before.get(rule) === verdict);
  };
  return swapsOf(components, build, swapTypes(ruleId), candidates)
    .toSorted((a, b) => a.moreCents - b.moreCents)
    .find(clears);
}

function swapsOf(components: BuildComponents, build: CheckedBuild, types: readonly CatalogueType[], candidates: Candidates): Swap[] {
  const total = totalOf(components);
  const ordered = partTypeNames.filter((type) => types.includes(type));
  return ordered.flatMap((type) => {
    const chosen = chosenOf(components, type);
    const places: readonly (StoredPart | undefined)[] = chosen.length > 0 ? chosen.map(({ part }) => part) : build[type] === null ? [undefined] : [];
    return places.flatMap((from, place) =>
      (candidates[type] ?? [])
        .filter(({ id }) => id !== from?.id)
        .map((to) => ({ type, place, from, to, moreCents: totalOf(swapPart({ components }, type, place, to).components) - total })),
    );
  });
}

const verdictsOf = (rules: readonly Rule[], build: CheckedBuild): Verdicts =>
  new Map(rules.flatMap(({ id, check }): [string, Verdict][] => {
    const finding = check(build);
    return finding ? [[id, finding.verdict]] : [];
  }));

