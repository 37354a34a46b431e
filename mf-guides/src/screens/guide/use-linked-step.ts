import { useLocation } from '@rig4u/shared/routing';
import { useEffect } from 'react';

/** Brings the page and the focus to the step that the address names; the browser cannot, where the steps come after the address. */
export function useLinkedStep(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const step = hash ? document.getElementById(hash.slice(1)) : null;
    step?.scrollIntoView();
    step?.focus({ preventScroll: true });
  }, [hash, key]);
}
