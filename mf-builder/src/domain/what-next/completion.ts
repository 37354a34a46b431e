import {
  chosenOf,
  partLines,
  partTypeNames,
  type BuildComponents,
  type PartLine,
  type PartType,
} from '@rig4u/shared/builds';
import { searchBest, type Answer, type Conditions, type FoundBuild, type Place, type Shelf } from '../best-build';

/** What is asked of a completion: what is chosen stays, and the rest comes from the shelf. */
export interface CompletionQuestion extends Pick<Conditions, 'use' | 'resolution' | 'budgetCents'> {
  chosen: BuildComponents;
}

/** What is to be added to what is chosen. */
export interface Filling {
  build: FoundBuild;
  added: readonly PartLine[];
  /** What the added parts cost together. */
  cents: number;
}

/** A chosen part without which there is a whole build, and what that costs at least. */
export interface InTheWay {
  type: PartType;
  lines: readonly PartLine[];
  leastCents: number;
}

export type Completion =
  | (Filling & {
      /** `dearer`: nothing is possible within the budget, and this is the least that works. */
      kind: 'found' | 'dearer';
      /** No other choice does better. */
      proven: boolean;
    })
  | {
      kind: 'clash';
      /** Rules that fail whatever is added, by id. */
      failing: readonly string[];
      inTheWay: readonly InTheWay[];
    }
  | { kind: 'missing'; places: readonly Place[] };

type Steps<T> = Generator<{ done: number }, T, boolean | undefined>;

const fillingOf = (build: FoundBuild, chosen: BuildComponents): Filling => {
  const added = partLines(build.parts).filter(({ type }) => chosenOf(chosen, type).length === 0);
  const price = (lines: readonly PartLine[]) =>
    lines.reduce((sum, { part, quantity }) => sum + Math.round(part.price * 100) * quantity, 0);
  return { build, added, cents: price(added) };
};

const conditionsOf = ({ chosen, ...asked }: CompletionQuestion): Conditions => ({ ...asked, locked: chosen });

/** Fills what is missing beside the chosen parts, for the best estimate within the budget. */
export function* searchCompletion(shelf: Shelf, question: CompletionQuestion): Steps<Completion> {
  const { chosen } = question;
  const answer: Answer = yield* searchBest(shelf, conditionsOf(question));
  if (answer.kind === 'best') return { kind: 'found', proven: answer.proven, ...fillingOf(answer, chosen) };
  if (answer.least) return { kind: 'dearer', proven: answer.proven, ...fillingOf(answer.least, chosen) };
  if (answer.missing.length > 0) return { kind: 'missing', places: answer.missing };
  return { kind: 'clash', failing: answer.failing, inTheWay: yield* partsInTheWay(shelf, question) };
}

/** Each chosen type without which the others can be completed; the one that leaves the cheapest build is first. */
function* partsInTheWay(shelf: Shelf, question: CompletionQuestion): Steps<InTheWay[]> {
  const found: InTheWay[] = [];
  for (const type of partTypeNames) {
    const lines = partLines(question.chosen).filter((line) => line.type === type);
    if (lines.length === 0) continue;
    const { [type]: _out, ...others } = question.chosen;
    // Nothing costs nothing: so the answer is the least that works.
    const answer: Answer = yield* searchBest(shelf, conditionsOf({ ...question, budgetCents: 0, chosen: others }));
    const least = answer.kind === 'best' ? answer : answer.least;
    if (least) found.push({ type, lines, leastCents: least.totalCents });
  }
  return found.toSorted((a, b) => a.leastCents - b.leastCents);
}
