/** Places of the values in ascending order; equal values share the middle of their places. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}

/** Spearman's correlation: 1 where two lists have one order, 0 where they have nothing in common. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const middle = (x.length - 1) / 2;
  let [both, ofX, ofY] = [0, 0, 0];
  for (const [place, value] of x.entries()) {
    const dx = value - middle;
    const dy = (y[place] ?? 0) - middle;
    both += dx * dy;
    ofX += dx * dx;
    ofY += dy * dy;
  }
  return both / Math.sqrt(ofX * ofY);
}
