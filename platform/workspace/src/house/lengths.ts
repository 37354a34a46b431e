/** Number of lines of a file; a line break at its end begins no further line. */
export const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/** The value below which (or at which) a share of the numbers lies, by nearest rank; 0 of no numbers. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Number of lines of a text with more than `width` characters. */
export const linesOver = (text: string, width: number): number =>
  text.split('\n').filter((line) => [...line].length > width).length;
