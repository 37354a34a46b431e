import {
  nextStep,
  searchBest,
  searchStaircase,
  shelfOf,
  upgrade,
  type Answer,
  type Conditions,
  type FoundBuild,
  type NextStep,
  type Shelf,
  type ShelfParts,
  type Upgrade,
} from '../../domain/best-build';

/** What can be asked of the search, by name, with what comes back. */
export interface Answers {
  best: Answer;
  staircase: FoundBuild[];
  upgrade: Upgrade;
  nextStep: NextStep | undefined;
}
export type Job = keyof Answers;

/** A question as it travels: everything in it can be copied. */
export interface Asked<J extends Job = Job> {
  job: J;
  parts: ShelfParts;
  conditions: Conditions;
}

/** A job on its way: it says how far it is, and `next(true)` ends it with what it has. */
export type Running<T> = Generator<{ done: number }, T, boolean | undefined>;

/** Work in one go, after the best build was searched: that asks the rules most of what the work wants to know, a piece at a time. */
function* afterBest<T>(
  shelf: Shelf,
  conditions: Conditions,
  work: (shelf: Shelf, conditions: Conditions) => T,
): Running<T> {
  yield* searchBest(shelf, conditions);
  return work(shelf, conditions);
}

const jobs: { [J in Job]: (shelf: Shelf, conditions: Conditions) => Running<Answers[J]> } = {
  best: searchBest,
  staircase: searchStaircase,
  upgrade: (shelf, conditions) => afterBest(shelf, conditions, upgrade),
  nextStep: (shelf, conditions) => afterBest(shelf, conditions, nextStep),
};

/** What the rules have said so far serves every question about the same parts. */
let kept: { key: string; shelf: Shelf } | undefined;

function shelfFor(parts: ShelfParts): Shelf {
  const key = JSON.stringify(parts);
  if (kept?.key !== key) kept = { key, shelf: shelfOf(parts) };
  return kept.shelf;
}

/** Starts a job. */
export const start = <J extends Job>({ job, parts, conditions }: Asked<J>): Running<Answers[J]> =>
  jobs[job](shelfFor(parts), conditions);
