const shortNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Points of an estimate: `1 point`, `2.5 points`. */
export function pointsText(points: number): string {
  const amount = shortNumber.format(points);
  return `${amount} ${amount === '1' ? 'point' : 'points'}`;
}
