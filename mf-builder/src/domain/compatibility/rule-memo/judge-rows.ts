import { badness, badnessOf, verdictOfBadness } from '../check-summary';
import type { CheckedBuild, Rule, Verdict } from '../types';
import { answersByFacts, type Answers } from './answers-by-facts';
import { codesOfTaken } from './codes-of-taken';
import { everyFact, nameHere, notedRow } from './noted-row';
import { besideFacts, columnNamed, type Rows } from './rows';
import type { Template } from './said-of';

/** What the rules say of each row alone in its type's place in a build. */
export interface JudgedRows {
  verdictAt: (row: number) => Verdict;
  /** Whether the worst that is said of the row is that it probably fits; its verdict is then unknown. */
  probablyAt: (row: number) => boolean;
  /** What concerns the row, in the order of the rules; `saidOf` puts its name in. */
  templatesAt: (row: number) => Template[];
  /** How often a rule was run. */
  runs: number;
  /** Rules that read by more than the facts of a part: none, or nothing is saved with them. */
  impure: readonly string[];
}

/**
 * Judges parts of a type in a build. A rule runs once for each combination of the facts that it really reads; what it finds holds for every
 * other row with the same ones.
 */
export function judgeRows(build: CheckedBuild, rules: readonly Rule[], rows: Rows): JudgedRows {
  const columnOf = kept((name) => columnNamed(rows, name));
  // Why each its own: hardly any name stands twice.
  const codesOf = kept((fact) =>
    fact === everyFact || fact === besideFacts.told ? eachItsOwn(rows) : (columnOf(fact)?.codes ?? noCodes(rows)),
  );
  const concerning = (found: Template | undefined): Template | undefined =>
    found?.parts.some(({ name }) => name === nameHere) ? found : undefined;
  const judged = rules.map(({ check, reads, takes }) => {
    const taken = takes[rows.type];
    const facts: readonly string[] = reads[rows.type] ?? [];
    const mayDoubt = facts.some((fact) => Object.values(rows.uncertain).some((one) => one.facts.has(fact)));
    const codesTaken = (fact: string): Uint16Array => {
      const [take, column] = [taken?.[fact], columnOf(fact)];
      return take && column ? codesOfTaken(column, take) : codesOf(fact);
    };
    return answersByFacts(rows.count, codesTaken, (row, note) =>
      // Why a new list each time: what is worked out of a list of parts is kept by the list, and would hide what is read.
      concerning(check({ ...build, [rows.type]: [notedRow(rows, row, columnOf, note, mayDoubt)] })),
    );
  });
  const speaking = judged.filter(({ answers }) => answers.some((found) => found !== undefined));
  const templatesAt = (row: number): Template[] => {
    const templates: Template[] = [];
    for (const { answers, at } of speaking) {
      const found = answers[at[row] ?? 0];
      if (found) templates.push(found);
    }
    return templates;
  };
  const worst = worstOf(rows.count, speaking);
  return {
    verdictAt: (row) => verdictOfBadness(worst[row] ?? 0),
    probablyAt: (row) => worst[row] === badness.probably,
    templatesAt,
    runs: judged.reduce((sum, { answers }) => sum + answers.length, 0),
    impure: rules.flatMap(({ id }, at) => (judged[at]?.isPure ? [] : [id])),
  };
}

/** For each row how bad the worst is that concerns it. */
function worstOf(count: number, judged: readonly Answers<Template | undefined>[]): Uint8Array {
  const worst = new Uint8Array(count);
  for (const { answers, at } of judged) {
    const bad = answers.map((found) => (found ? badnessOf(found) : 0));
    if (bad.every((one) => one === 0)) continue;
    // Why not entries: a pair for each row and rule is the most that a list would leave behind.
    for (let row = 0; row < count; row += 1) {
      const here = bad[at[row] ?? 0] ?? 0;
      if (here > (worst[row] ?? 0)) worst[row] = here;
    }
  }
  return worst;
}

/** Asks for each fact once. */
function kept<V>(of: (fact: string) => V): (fact: string) => V {
  const known = new Map<string, { made: V }>();
  return (fact) => {
    const one = known.get(fact) ?? { made: of(fact) };
    known.set(fact, one);
    return one.made;
  };
}

const eachItsOwn = ({ count }: Rows): Uint16Array => Uint16Array.from({ length: count }, (_, row) => row);
const noCodes = ({ count }: Rows): Uint16Array => new Uint16Array(count);
