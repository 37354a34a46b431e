import { startTransition, useEffect, useState } from 'react';

/**
 * How many entries of a list are on the page by now: `few` at once, then one more in each task, so that the page answers the
 * visitor in between.
 */
export function useSlices(total: number, few: number): number {
  const [shown, setShown] = useState(few);
  useEffect(() => {
    if (shown >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)));
    return () => clearTimeout(timer);
  }, [shown, total]);
  return shown;
}
