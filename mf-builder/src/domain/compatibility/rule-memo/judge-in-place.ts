import type { CatalogueType } from '../../../catalogue/schema';
import type { CheckedBuild, CheckedPart, Rule } from '../types';
import { FactTrie } from './fact-trie';
import { factsIn, nameHere, notedPart } from './noted-part';
import type { Template } from './said-of';

/** Judges parts of one type, each alone in its type's place in a build. */
export interface JudgeInPlace {
  /** What the rules say that concerns the part, in their order; `saidOf` puts its name in. */
  templatesFor: (part: CheckedPart) => Template[];
  /** How often a rule was run so far. */
  runs: () => number;
  /** Rules that read by more than the facts of a part: none, or the memo keeps nothing of them. */
  impure: () => string[];
}

/**
 * A judge of parts of a type in a build. A rule runs once for each combination of the facts that it really reads; it answers for every
 * other part with the same ones.
 */
export function judgeInPlace(build: CheckedBuild, type: CatalogueType, rules: readonly Rule[]): JudgeInPlace {
  const tries = rules.map((rule) => ({ rule, trie: new FactTrie<Template | undefined>() }));
  const concerning = (found: Template | undefined): Template | undefined =>
    found?.parts.some(({ name }) => name === nameHere) ? found : undefined;
  return {
    templatesFor: (part) => {
      const factOf = factsIn(part);
      const templates: Template[] = [];
      for (const { rule, trie } of tries) {
        // Why a new list each time: what is worked out of a list of parts is kept by the list, and would hide what is read.
        const found = trie.answerFor(factOf, (note) =>
          concerning(rule.check({ ...build, [type]: [notedPart(part, note)] })),
        );
        if (found) templates.push(found);
      }
      return templates;
    },
    runs: () => tries.reduce((sum, { trie }) => sum + trie.runs, 0),
    impure: () => tries.flatMap(({ rule, trie }) => (trie.isPure ? [] : [rule.id])),
  };
}
