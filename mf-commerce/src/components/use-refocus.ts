import { useEffect, useRef, type RefObject } from 'react';

/**
 * A ref for a button that is disabled while it is busy. A disabled button loses the focus; the ref gives it back afterwards,
 * unless the visitor has moved it elsewhere.
 */
export function useRefocus(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (!busy && wasBusy.current && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}
