import { startTransition, useEffect, useState } from 'react';

/**
 * How many entries of a list are on the page by now: `few` at once, then one more in each task, so that the page answers the
 * visitor in between. Once all are there, so is at once what is added.
 */
export function useSlices(total: number, few: number): number {
  const [shown, setShown] = useState(few < total ? few : Infinity);
  useEffect(() => {
    if (shown === Infinity) return undefined;
    const more = shown + 1 < total ? shown + 1 : Infinity;
    const timer = setTimeout(() => startTransition(() => setShown(more)));
    return () => clearTimeout(timer);
  }, [shown, total]);
  return shown;
}
