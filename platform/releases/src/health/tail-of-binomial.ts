/** How likely `failed` or more of `visits` fail when each fails with probability `rate`; 1 for as many as are expected. */
export function tailOfBinomial(visits: number, failed: number, rate: number): number {
  // Up to the mean nobody wonders; what cannot happen and does is beyond all doubt.
  if (failed <= visits * rate) return 1;
  if (rate <= 0 || failed > visits) return 0;
  // Logarithms, because single terms are too small for a number; from the largest k on the terms fall quickly.
  let term = logOfChoose(visits, failed) + failed * Math.log(rate) + (visits - failed) * Math.log1p(-rate);
  let sum = 0;
  for (let k = failed; k <= visits; k += 1) {
    const next = Math.exp(term);
    sum += next;
    if (next < sum * 1e-12) break;
    term += Math.log(visits - k) - Math.log(k + 1) + Math.log(rate) - Math.log1p(-rate);
  }
  return Math.min(sum, 1);
}

function logOfChoose(all: number, some: number): number {
  let sum = 0;
  for (let i = 1; i <= some; i += 1) sum += Math.log(all - some + i) - Math.log(i);
  return sum;
}
