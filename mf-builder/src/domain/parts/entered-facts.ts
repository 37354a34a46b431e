import type { StoredPart } from '@rig4u/shared/builds';

type Facts = Readonly<Record<string, unknown>>;

/** What was entered of a part over what catalogue or market say; undefined where nothing was. Of an own part, which is all entered, it is nothing. */
export function enteredFacts({ specs = {}, entered = [] }: StoredPart): Facts | undefined {
  const facts = Object.entries(specs).filter(([fact]) => entered.includes(fact));
  return facts.length > 0 ? Object.fromEntries(facts.toSorted(([one], [other]) => (one < other ? -1 : 1))) : undefined;
}

/** The part with facts that were entered: they stand over its own, and none of them is doubted or derived. */
export function withEntered(part: StoredPart, facts: Facts): StoredPart {
  const { doubted, probable, derived, ...rest } = part;
  const entered = Object.keys(facts);
  const others = (names: readonly string[] = []) => names.filter((fact) => !entered.includes(fact));
  const marks = Object.entries({ doubted, probable, derived }).map(([kind, names]) => [kind, others(names)] as const);
  return {
    ...rest,
    specs: { ...part.specs, ...facts },
    ...Object.fromEntries(marks.filter(([, names]) => names.length > 0)),
    ...(entered.length > 0 && { entered }),
  };
}
