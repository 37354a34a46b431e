import { type RefObject, useEffect, useRef } from 'react';

/** For a list that scrolls by itself: keeps its current entry in view when another becomes current, and leaves the page where it is. */
export function useInView(current: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]');
    if (!list.current || !entry) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    const place = entry.getBoundingClientRect();
    // Why not scrollIntoView: it would scroll the page too.
    if (place.top < top) list.current.scrollTop -= top - place.top;
    else if (place.bottom > bottom) list.current.scrollTop += place.bottom - bottom;
  }, [current]);
  return list;
}
