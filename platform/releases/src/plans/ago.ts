const steps: readonly (readonly [limit: number, length: number, unit: string])[] = [
  [90, 1, 's'],
  [90 * 60, 60, 'min'],
  [36 * 3600, 3600, 'h'],
  [Infinity, 24 * 3600, 'days'],
];

/** How long ago a moment was, in words: '40 s ago'. `at` is an ISO time, `now` milliseconds since 1970. */
export function ago(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  const [, length, unit] = steps.find(([limit]) => seconds < limit) ?? [0, 1, 's'];
  return `${Math.round(seconds / length)} ${unit} ago`;
}

/** Who did something, and when: 'by anna 40 s ago'. */
export const byWhom = ({ by, at }: { by: string; at: string }, now: number): string => `by ${by} ${ago(at, now)}`;

/** A length in words: '10 min', '2 h', '30 s'. */
export function lengthText(ms: number): string {
  const [unit, word] =
    ms % 3_600_000 === 0
      ? ([3_600_000, 'h'] as const)
      : ms % 60_000 === 0
        ? ([60_000, 'min'] as const)
        : ([1_000, 's'] as const);
  return `${Math.round(ms / unit)} ${word}`;
}
