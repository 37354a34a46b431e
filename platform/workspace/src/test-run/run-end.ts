import { countOf, lastLine, total, type Failure, type NotRun, type StepDone } from './tally';

/** What a run ends with: what did not run, how long each step took, what failed, and last the line with the two numbers. */
export function runEnd(steps: readonly StepDone[]): string {
  const notRun = steps.flatMap((step) => step.notRun);
  const failures = steps.flatMap(({ name, failures: own }) => own.map((failure) => ({ ...failure, step: name })));
  const texts = failures.map((failure, place) => failureText(failure, `${place + 1} of ${failures.length}`));
  return `${[...notRunText(notRun), timesText(steps), ...texts, lastLine(total(steps))].join('\n\n')}\n`;
}

function notRunText(notRun: readonly NotRun[]): string[] {
  if (notRun.length === 0) return [];
  const lines = notRun.map(({ what, why, count }) => `  ${count} × ${what}: ${why}`);
  return [[`Not run on this machine: ${countOf(notRun)}`, ...lines].join('\n')];
}

function timesText(steps: readonly StepDone[]): string {
  const rows = [...steps, { name: 'together', ms: steps.reduce((sum, { ms }) => sum + ms, 0) }];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return ['Minutes', ...rows.map(({ name, ms }) => `  ${name.padEnd(width)}  ${minutes(ms).padStart(5)}`)].join('\n');
}

/** As a clock writes it: 75 s are 1:15. */
function minutes(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const failureText = ({ step, what, text, alone }: Failure & { step: string }, place: string): string =>
  [`FAILED ${place}: ${step}, ${what}`, text, `Alone: ${alone}`].filter(Boolean).join('\n\n');
