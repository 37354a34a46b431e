import type { StoredPart } from '@rig4u/shared/builds';

/** What was entered of a part over what catalogue or market say; undefined where nothing was. Of an own part, which is all entered, it is nothing. */
export function enteredFacts({ specs = {}, entered = [] }: StoredPart): Readonly<Record<string, unknown>> | undefined {
  const facts = Object.entries(specs).filter(([fact]) => entered.includes(fact));
  return facts.length > 0 ? Object.fromEntries(facts.toSorted(([one], [other]) => (one < other ? -1 : 1))) : undefined;
}
