import type { Scratch } from '../../store';

const longestMs = 60_000;

/** Whether a place and this machine agree on the time: roll-outs, pins and tokens go by it. */
export async function clockFaults(
  { clock: theirs }: Pick<Scratch<unknown>, 'clock'>,
  clock: () => number,
): Promise<string[]> {
  const before = clock();
  const there = await theirs();
  const after = clock();
  if (there === undefined) return [];
  const [behind, ahead] = [before - there, there - after];
  if (behind > longestMs) return [sentence(behind, 'behind')];
  return ahead > longestMs ? [sentence(ahead, 'ahead of')] : [];
}

const sentence = (ms: number, where: string): string =>
  `Its clock is ${Math.round(ms / longestMs)} minutes ${where} this machine's: roll-outs would take their steps at wrong times. Set both by the network's time.`;
