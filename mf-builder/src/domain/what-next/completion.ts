import {
  chosenOf,
  lineCents,
  partLines,
  partTypeNames,
  sumOf,
  type BuildComponents,
  type PartLine,
  type PartType,
  type Sum,
} from '@rig4u/shared/builds';
import type { Answer, Conditions, FoundBuild, Place } from '../best-build';

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

/** A chosen part without which there is a whole build, and what the cheapest one costs. */
export interface InTheWay {
  type: PartType;
  lines: readonly PartLine[];
  least: Sum;
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

/** Asks for the best build under conditions. */
export type AskBest = (conditions: Conditions) => Promise<Answer>;

const fillingOf = (build: FoundBuild, chosen: BuildComponents): Filling => {
  const added = partLines(build.parts).filter(({ type }) => chosenOf(chosen, type).length === 0);
  return { build, added, cents: added.reduce((sum, line) => sum + lineCents(line), 0) };
};

const conditionsOf = ({ chosen, ...asked }: CompletionQuestion): Conditions => ({
  ...asked,
  locked: chosen,
  // Who has chosen parts wants no warning for a faster one beside them.
  careful: true,
});

/** Fills what is missing beside the chosen parts, for the best estimate within the budget. */
export async function completionOf(question: CompletionQuestion, ask: AskBest): Promise<Completion> {
  const { chosen } = question;
  const answer = await ask(conditionsOf(question));
  if (answer.kind === 'best') return { kind: 'found', proven: answer.proven, ...fillingOf(answer, chosen) };
  if (answer.least) return { kind: 'dearer', proven: answer.proven, ...fillingOf(answer.least, chosen) };
  if (answer.missing.length > 0) return { kind: 'missing', places: answer.missing };
  return { kind: 'clash', failing: answer.failing, inTheWay: await partsInTheWay(question, ask) };
}

/** Each chosen type without which the others can be completed; the one that leaves the cheapest build is first. */
async function partsInTheWay(question: CompletionQuestion, ask: AskBest): Promise<InTheWay[]> {
  const found: InTheWay[] = [];
  for (const type of partTypeNames) {
    const lines = partLines(question.chosen).filter((line) => line.type === type);
    if (lines.length === 0) continue;
    const { [type]: _out, ...others } = question.chosen;
    // Nothing costs nothing: so the answer is the least that works.
    const answer = await ask({ ...conditionsOf({ ...question, chosen: others }), budgetCents: 0 });
    const least = answer.kind === 'best' ? answer : answer.least;
    if (least) found.push({ type, lines, least: sumOf(least.parts) });
  }
  return found.toSorted((a, b) => a.least.cents - b.least.cents);
}
