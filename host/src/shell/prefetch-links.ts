import { useEffect } from 'react';
import type { RemoteSource } from '../remotes/source';

/** Fetches the screen of a link ahead when the visitor points at the link or focuses it. */
export function usePrefetchedLinks(source: RemoteSource): void {
  useEffect(() => {
    const ahead = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement && link.origin === location.origin) source.prefetch(link.pathname);
    };
    document.addEventListener('pointerover', ahead, { passive: true });
    document.addEventListener('focusin', ahead);
    return () => {
      document.removeEventListener('pointerover', ahead);
      document.removeEventListener('focusin', ahead);
    };
  }, [source]);
}
