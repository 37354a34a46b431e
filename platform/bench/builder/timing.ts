/** Times in milliseconds. */
export interface Timing {
  median: number;
  p95: number;
}

/**
 * Runs each task `rounds` times, in turn, so that a change of the machine's speed meets all of them; the first tenth
 * of the rounds warms up.
 */
export function timeInTurn(
  tasks: Readonly<Record<string, (round: number) => unknown>>,
  rounds: number,
): Record<string, Timing> {
  const times = new Map<string, number[]>(Object.keys(tasks).map((name) => [name, []]));
  const warmUp = Math.ceil(rounds / 10);
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const [name, task] of Object.entries(tasks)) {
      const start = performance.now();
      task(round);
      if (round >= warmUp) times.get(name)?.push(performance.now() - start);
    }
  }
  return Object.fromEntries([...times].map(([name, list]) => [name, { median: at(list, 0.5), p95: at(list, 0.95) }]));
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
