import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from '@rig4u/shared/routing';
import { ToastAreas } from '@rig4u/shared/toasts';
import type { RemoteSource } from '../remotes/source';
import { OpenRooms } from '../remotes/open-paths';
import { Shell } from './shell';

/** Header, outlet, footer, toasts; a link to a remote's screen is fetched ahead when it is pointed at or focused. */
export function AppShell({ source }: { source: RemoteSource }) {
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
  return (
    <OpenRooms value={source.owns}>
      <Shell>
        <Outlet />
      </Shell>
      <ScrollRestoration />
      <ToastAreas />
    </OpenRooms>
  );
}
