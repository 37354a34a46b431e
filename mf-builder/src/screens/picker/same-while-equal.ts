import { useState } from 'react';

/**
 * A value as it was first seen, while its content is the same. What is read from storage is made anew when anything beside it changes, and
 * who compares objects would take the same build for another one.
 */
export function useSameWhileEqual<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (Object.is(kept, value) || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
