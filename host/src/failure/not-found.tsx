import { useEffect } from 'react';
import { useLocation } from '@rig4u/shared/routing';
import { NotFound as NotFoundPage } from '@rig4u/shared/ui';

const logged = new Set<string>();

/** The screen of an address that nothing owns. It logs each such address once. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (logged.has(pathname)) return;
    logged.add(pathname);
    console.error(`404: nothing at the address ${pathname}`);
  }, [pathname]);
  return <NotFoundPage />;
}
