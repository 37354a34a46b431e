import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface RoomForLinks {
  /** The place of the links; its first child holds them in a row. */
  room: RefObject<HTMLElement | null>;
  /** What stands in the header instead of the links, while they do not fit. */
  instead: RefObject<HTMLDivElement | null>;
  /** Undefined while nothing can be measured, in a prerendered header. */
  fits: boolean | undefined;
}

/**
 * Whether the links fit into the header beside all else. It is measured, because their number and their texts come from the
 * registry, and the size of letters from the visitor: before the first paint, at each render, and when something changes its size.
 */
export function useRoomForLinks(): RoomForLinks {
  const room = useRef<HTMLElement>(null);
  const instead = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState<boolean | undefined>(typeof document === 'undefined' ? undefined : true);
  const measure = useRef(() => {
    const row = room.current?.firstElementChild;
    if (room.current && row) setFits(widthOf(row) <= widthOf(room.current) + takenBy(instead.current) + tolerancePx);
  });
  useLayoutEffect(() => measure.current());
  useEffect(() => {
    const watch = new ResizeObserver(() => measure.current());
    if (room.current) watch.observe(room.current);
    if (room.current?.firstElementChild) watch.observe(room.current.firstElementChild);
    return () => watch.disconnect();
  }, []);
  return { room, instead, fits };
}

/** Widths are fractions of a pixel, and rounded differently. */
const tolerancePx = 0.5;

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/** The width that the links would gain without it: its own, and the gap beside it. */
function takenBy(element: HTMLElement | null): number {
  const parent = element?.parentElement;
  if (!element || !parent) return 0;
  return widthOf(element) + (Number.parseFloat(getComputedStyle(parent).columnGap) || 0);
}
