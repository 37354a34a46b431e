import { IntegerProgramme, OutOfTime } from '../../../mf-builder/checks/best-build/integer-programme';
import { shelfFromFiles } from '../../../mf-builder/checks/composing/shelf';
import {
  bestBuild,
  floorsFor,
  listFor,
  objectiveFor,
  run,
  searchBest,
  shelfOf,
  staircase,
  type Conditions,
  type ShelfParts,
} from '../../../mf-builder/src/domain/best-build';
import { useCases } from '../../../mf-builder/src/domain/recommendation';
import { largeShelf } from './large-shelf';

/** Of how many questions HiGHS is asked too, and after how many seconds it is stopped: a large shelf takes it minutes. */
const askedOfHighs = { 20: 6, 50: 2, 100: 1 } as const;
const mostSeconds = 30;

const questions: readonly Conditions[] = useCases.flatMap((use) =>
  Array.from({ length: 20 }, (_, step) => ({
    use,
    resolution: '1440p' as const,
    budgetCents: (500 + 150 * step) * 100,
  })),
);

/**
 * `pnpm bench best [folder]`: from a question to a proven optimum, the catalogue's 20 parts for each place, and 20, 50 and 100 of OpenDB's,
 * with the same questions to HiGHS beside. The folder is that of OpenDB's files, as for `pnpm bench builder`.
 */
export async function benchBest(folder?: string): Promise<void> {
  const rows = [await measured('catalogue', shelfFromFiles(), 8)];
  if (folder === undefined)
    console.log('For larger shelves give the folder of OpenDB’s files: pnpm bench best <folder>');
  else
    for (const count of [20, 50, 100] as const)
      rows.push(await measured(`OpenDB, ${count} per type`, largeShelf(folder, count), askedOfHighs[count]));
  console.table(Object.fromEntries(rows));
}

type Row = [name: string, figures: Record<string, string>];

async function measured(name: string, parts: ShelfParts, asked: number): Promise<Row> {
  const [first] = questions;
  if (!first) throw new Error('There are no questions.');
  // What a visitor waits for: nothing is known yet, and the first good build ends the search. Some rounds, each with a fresh shelf.
  const good = Array.from({ length: 9 }, () =>
    milliseconds(() => run(searchBest(shelfOf(parts), first), ({ best }) => best !== undefined)),
  );
  const shelf = shelfOf(parts);
  const whole = milliseconds(() => bestBuild(shelf, first));
  const tables = milliseconds(() => questions.forEach((question) => bestBuild(shelf, question)));
  const times: number[] = [];
  const answers = questions.map((question) => {
    let answer = bestBuild(shelf, question);
    times.push(milliseconds(() => (answer = bestBuild(shelf, question))));
    return answer;
  });
  const again = times.reduce((sum, time) => sum + time, 0);
  const curve = useCases.map((use) => milliseconds(() => staircase(shelf, { ...first, use, budgetCents: 1_000_000 })));
  const highs = await besideHighs(
    parts,
    asked,
    // HiGHS knows nothing of the list: beside it nothing is bought by it.
    questions.map((question) => {
      const { use, budgetCents } = question;
      const withoutSteps = listFor(use, question, budgetCents).map(({ id }) => id);
      const answer = bestBuild(shelf, { ...question, withoutSteps });
      return answer.kind === 'best' ? [10 * answer.value, answer.totalCents] : undefined;
    }),
  );
  return [
    name,
    {
      'first good build': text(at(good, 0.5)),
      'first answer': text(whole),
      'tables for all': text(tables - again),
      median: text(at(times, 0.5)),
      p95: text(at(times, 0.95)),
      'curve, median': text(at(curve, 0.5)),
      'HiGHS, median': text(at(highs.times, 0.5)),
      differences: `${highs.differences} of ${asked - highs.late}`,
      builds: `${answers.filter(({ kind }) => kind === 'best').length} of ${answers.length}`,
    },
  ];
}

async function besideHighs(parts: ShelfParts, asked: number, answers: readonly (readonly number[] | undefined)[]) {
  const times: number[] = [];
  let differences = 0;
  let late = 0;
  for (let turn = 0; turn < asked; turn += 1) {
    const index = Math.floor((turn * questions.length) / asked) + 7;
    const question = questions[index];
    if (!question) continue;
    const programme = await IntegerProgramme.of(
      parts,
      {},
      objectiveFor(question.use, question.resolution),
      floorsFor(question.use, {}),
    );
    // Its rows are made with the first question; they are not what is measured.
    tried(() => programme.best(0, mostSeconds));
    let solved: ReturnType<typeof programme.best>;
    const inTime = () => tried(() => (solved = programme.best(question.budgetCents, mostSeconds)));
    let answered = false;
    times.push(milliseconds(() => (answered = inTime())));
    if (!answered) {
      late += 1;
      continue;
    }
    const [tenths, cents] = answers[index] ?? [];
    if (Math.round(tenths ?? 0) !== (solved?.tenths ?? 0) || cents !== solved?.cents) differences += 1;
  }
  return { times, differences, late };
}

/** Whether it came to an answer before its time was over. */
function tried(task: () => unknown): boolean {
  try {
    task();
    return true;
  } catch (error) {
    if (error instanceof OutOfTime) return false;
    throw error;
  }
}

const milliseconds = (task: () => unknown): number => {
  const start = performance.now();
  task();
  return performance.now() - start;
};

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

const text = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
