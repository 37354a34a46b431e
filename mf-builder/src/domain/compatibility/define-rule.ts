import { isPartType } from '@rig4u/shared/builds';
import type { CatalogueType } from '../../catalogue/schema';
import { findDespiteDoubts } from './doubts';
import type {
  CheckedBuild,
  CheckedPart,
  Facts,
  Finding,
  Outcome,
  Reads,
  Rule,
  ShortWords,
  Takes,
  Verdict,
} from './types';

type FactsRead<T extends CatalogueType, R extends Reads> = Pick<Facts<T>, NonNullable<R[T]>[number] & keyof Facts<T>>;

/** A build with the types and facts that are read, and nothing else: what is not in `reads` does not compile. */
export type BuildOf<R extends Reads> = {
  readonly [T in keyof R & CatalogueType]?: readonly CheckedPart<T, FactsRead<T, R>>[] | null;
};

/** What is taken of facts: words, figures, or lists of them. A null is its own. */
type WrittenTakes = {
  readonly [T in CatalogueType]?: { readonly [F in keyof Facts<T>]?: (value: NonNullable<Facts<T>[F]>) => unknown };
};

/** One rule, as it is written. */
export interface WrittenRule<R extends Reads, C extends readonly Verdict[]> {
  id: string;
  /** What it is about, for visitors, in a few words: 'Graphics card length'. */
  title: string;
  /** Where it is written down, such as 'written rule 20'. Keep it short: it is in the bundle. The condition goes into a comment. */
  source: string;
  reads: R;
  /** Where it needs less of a fact than there is: what. The memo asks once for all values of which it takes the same. */
  takes?: WrittenTakes;
  /** Every verdict that it can give. The tables for real parts and for the oracle ask for each of them. */
  can: C;
  /** For each of them beside a pass two or three words, up to 22 letters, for a row of options: 'Card too long'. */
  short: { readonly [V in Exclude<C[number], 'pass'>]: string };
  /** Where a fail says no more than that a part of another type is missing: what a row of options says instead, 'Needs a CPU cooler'. */
  asks?: string;
  /** Its outcome; undefined where it does not apply. */
  find(build: BuildOf<R>): Outcome | undefined;
}

/** What every written rule is. */
interface AnyRule extends Omit<WrittenRule<Reads, readonly Verdict[]>, 'short' | 'takes'> {
  short: ShortWords;
  takes?: Takes;
}

/** A rule for the list: it reads no more of a build than it says it does. */
export function defineRule<const R extends Reads, const C extends readonly Verdict[]>(rule: WrittenRule<R, C>): Rule;
// Why a second signature: here the rule may read every fact, so a whole build can be handed to it without a cast.
export function defineRule({ id, title, source, reads, takes = {}, can, short, asks, find }: AnyRule): Rule {
  const types = Object.keys(reads).filter(isPartType);
  return {
    id,
    title,
    source,
    reads,
    takes,
    can,
    short,
    ...(asks && { asks }),
    types,
    check: (build: CheckedBuild) => {
      const outcome = findDespiteDoubts(build, types, find);
      if (!outcome) return undefined;
      // Why not spread: every check of an option makes dozens of findings.
      const { verdict, probably, parts, message, values, note, buy } = outcome;
      const finding: Finding = { rule: id, verdict, parts, message };
      if (probably) finding.probably = true;
      if (values) finding.values = values;
      if (note !== undefined) finding.note = note;
      if (buy !== undefined) finding.buy = buy;
      return finding;
    },
  };
}
