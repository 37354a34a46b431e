import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface RoomForLinks {
  /** The place of the links; its first child holds them in a row. */
  room: RefObject<HTMLElement | null>;
  /** What stands in the header instead of the links, while they do not fit. */
  instead: RefObject<HTMLDivElement | null>;
  /** Undefined while nothing can be measured, in a prerendered header. */
  fits: boolean | undefined;
}

/** Before anything can be measured, the width of the window decides: this one has room for our own links. */
export const likelyRoom = '(min-width: 62rem)';

const guess = (): boolean | undefined =>
  typeof document === 'undefined' ? undefined : !matchMedia(`not all and ${likelyRoom}`).matches;

/**
 * Whether the links fit into the header beside all else. It is measured, because their number and their texts come from the
 * registry, and the size of letters from the visitor: when the browser has laid the page out and not yet painted it, at first and
 * whenever something changes its size. To ask in between would cost a layout.
 */
export function useRoomForLinks(): RoomForLinks {
  const room = useRef<HTMLElement>(null);
  const instead = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(guess);
  useLayoutEffect(() => {
    const place = room.current;
    const row = place?.firstElementChild;
    if (!place || !row) return undefined;
    let shown = guess();
    let frame = 0;
    const watch = new ResizeObserver(() => {
      const fit = widthOf(row) <= widthOf(place) + takenBy(instead.current) + tolerancePx;
      if (fit === shown) return;
      shown = fit;
      // The menu that comes or goes changes the place's width. Told of it in the same frame, the observer would report a loop.
      watch.unobserve(place);
      frame = requestAnimationFrame(() => watch.observe(place));
      // At once: what the visitor sees next is right already.
      flushSync(() => setFits(fit));
    });
    watch.observe(place);
    watch.observe(row);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
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
