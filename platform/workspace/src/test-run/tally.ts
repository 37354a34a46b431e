/** What one step of the tests came to. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Something that failed, as a person reads it. */
export interface Failure {
  /** A file, or a check. */
  what: string;
  /** In full. */
  text: string;
  /** The command that runs it alone. */
  alone: string;
}

/** What could not be tried on this machine: neither passed nor failed. */
export interface NotRun {
  what: string;
  why: string;
  count: number;
}

export interface StepResult extends Tally {
  failures: readonly Failure[];
  notRun: readonly NotRun[];
  /** How long each test file took. */
  seconds?: Readonly<Record<string, number>>;
}

/** A step that is over. */
export interface StepDone extends StepResult {
  name: string;
  ms: number;
}

export const total = (tallies: readonly Tally[]): Tally => ({
  passed: sum(tallies.map(({ passed }) => passed)),
  failed: sum(tallies.map(({ failed }) => failed)),
});

/** How many tests this machine could not run. */
export const countOf = (notRun: readonly NotRun[]): number => sum(notRun.map(({ count }) => count));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The line that a run ends with; whoever reads it by machine knows these two numbers. */
export const lastLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** The line of one step: it also says what did not run. */
export const stepLine = (result: StepResult): string => {
  const left = countOf(result.notRun);
  return `${lastLine(result)}${left > 0 ? `, ${left} not run` : ''}`;
};
