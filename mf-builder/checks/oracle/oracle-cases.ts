import type { CatalogueType } from '../../src/catalogue/schema';
import type { CheckedBuild, CheckedPart, Facts } from '../../src/domain/compatibility/types';
import { oracle } from './oracle';
import type { Said } from './three-valued-logic';

/** A part for a hand-made case. */
export const part = <T extends CatalogueType>(
  type: T,
  specs: Facts<T>,
  rest: { quantity?: number; id?: string; name?: string } = {},
): CheckedPart<T> => ({
  type,
  name: type,
  quantity: 1,
  specs,
  ...rest,
});

/** What a hand-made case is: the build, and the verdict by the written rule, 'note' for a pass with a note; undefined where the rule does not apply. */
export type Case = readonly [why: string, build: CheckedBuild, verdict: Said | undefined];

/** One test per case of a rule. */
export const cases = (rule: string, all: readonly Case[]): void => {
  for (const [why, build, verdict] of all) {
    test(`${rule}: ${why}`, () => expect(oracle(build)[rule]).toBe(verdict));
  }
};
