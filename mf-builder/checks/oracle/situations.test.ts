import { countSituations } from './situations';

const builds = 4_000;
const least = (5 * builds) / 1_000;

test(`each situation of the newer readings comes ${least} times or more in ${builds} random builds`, () => {
  const counts = countSituations(1, builds);
  expect(Object.entries(counts).filter(([, times]) => times < least)).toEqual([]);
});
