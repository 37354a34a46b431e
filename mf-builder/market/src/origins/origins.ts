import type { CatalogueType } from '../../../src/catalogue/schema';
import type { DerivedPart } from '../derived/derive';
import { isSure, type Tried } from '../derived/rule';
import { derivingRules } from '../derived/rules';
import { reasonsOfDoubt } from './why-doubted';

/** Where a fact of a part of the market is from. */
export type Origin =
  /** The record states it, and nothing speaks against it. */
  | { kind: 'stated' }
  /** The record states it, and it may be wrong. */
  | { kind: 'doubted'; because: string }
  /** Two keepers, who did not see each other, recall the same. */
  | { kind: 'recalled' }
  /**
   * It follows from others by a rule, which is measured on parts that keepers checked and on records that state the fact. What is probable
   * lets no check pass.
   */
  | {
      kind: 'derived' | 'probable';
      because: string;
      bound?: 'least' | 'most' | undefined;
      measured: Tried;
      records?: Tried | undefined;
    };

/** Where each fact of a part is from, by its name. */
export const originsOf = (type: CatalogueType, part: DerivedPart): ReadonlyMap<string, Origin> =>
  new Map(Object.keys(part.facts).map((fact) => [fact, originOf(type, part, fact)]));

function originOf(type: CatalogueType, { doubted, recalled, derived, probable }: DerivedPart, fact: string): Origin {
  const rule = derivingRules[type]?.find((one) => one.fact === fact);
  if (rule && (derived.includes(fact) || probable.includes(fact))) {
    const { because, bound, measured, records } = rule;
    return { kind: isSure(rule) ? 'derived' : 'probable', because, bound, measured, records };
  }
  if (recalled?.includes(fact)) return { kind: 'recalled' };
  if (!doubted.includes(fact)) return { kind: 'stated' };
  return { kind: 'doubted', because: reasonsOfDoubt[type]?.[fact] ?? 'The source is not sure of it.' };
}
