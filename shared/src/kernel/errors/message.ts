/** The text of whatever was thrown: an Error's message, a thrown text, or the given words where there is neither. */
export function messageOf(error: unknown, otherwise: string): string {
  if (typeof error === 'string') return error || otherwise;
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string')
    return error.message || otherwise;
  return otherwise;
}

/** The stack of an Error; empty where there is none. */
export const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');
