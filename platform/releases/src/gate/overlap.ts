/** Whether some address matches both patterns. */
export function overlap(one: string, two: string): boolean {
  const [a, b] = [segments(one), segments(two)];
  return a.length === b.length && a.every((part, i) => part === b[i] || isParameter(part) || isParameter(b[i]));
}

const segments = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (part: string | undefined): boolean => part?.startsWith(':') ?? false;
