import type { CatalogueType } from '../../../src/catalogue/schema';
import type { MarketPart } from '../importer/import-record';
import { isSure } from './rule';
import { derivingRules } from './rules';

/** A part with what follows from its facts. */
export interface DerivedPart extends MarketPart {
  /** Facts that follow from others by a rule that was never wrong among the parts that were checked: they may let a check pass. */
  derived: readonly string[];
  /** Facts that follow by a rule that was wrong once or twice: what rests on them is probable. */
  probable: readonly string[];
}

/** Adds to a part the facts that it does not state and that its model, chip or class tells. What it states without a doubt stays. */
export const deriveFacts = (type: CatalogueType, part: MarketPart): DerivedPart => {
  const facts: Record<string, unknown> = { ...part.facts };
  const derived: string[] = [];
  const probable: string[] = [];
  for (const rule of derivingRules[type] ?? []) {
    const { fact, derive } = rule;
    const doubted = rule.overDoubt === true && part.doubted.includes(fact);
    if (Object.hasOwn(part.facts, fact) && !doubted) continue;
    const value = derive(part);
    if (value === undefined) continue;
    facts[fact] = value;
    (isSure(rule) ? derived : probable).push(fact);
  }
  const doubted = part.doubted.filter((fact) => ![...derived, ...probable].includes(fact));
  return { ...part, facts, doubted, derived, probable };
};

/** In words, why a derived fact of a type is what it is; undefined for a fact that is not derived. */
export const whyDerived = (type: CatalogueType, fact: string): string | undefined =>
  derivingRules[type]?.find((rule) => rule.fact === fact)?.because;
