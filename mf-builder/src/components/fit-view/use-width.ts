import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in whole px, and its ref; `usual` until it is laid out. Follows every change of the page. */
export function useWidth(usual: number): [ref: RefObject<HTMLDivElement | null>, width: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    measure();
    // Why asked for: tests run without layout, and have no observer of it.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
