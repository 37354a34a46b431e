import { rounds } from '../rounds';
import { countSituations } from './situations';

const builds = rounds({ full: 100_000, short: 4_000 });
const least = (5 * builds) / 1_000;

test(`each situation of the newer readings comes ${least} times or more in ${builds} random builds`, () => {
  const counts = countSituations(1, builds);
  process.stdout.write(
    `Situations in ${builds} builds:\n${Object.entries(counts)
      .map(([name, times]) => `${String(times).padStart(7)} ${name}`)
      .join('\n')}\n`,
  );
  expect(Object.entries(counts).filter(([, times]) => times < least)).toEqual([]);
});
