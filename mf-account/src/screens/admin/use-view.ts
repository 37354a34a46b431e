import { useLocation, useNavigate } from '@rig4u/shared/routing';
import { useCallback, useMemo } from 'react';
import { readView, writeView, type View } from '../../domain/error-log-filter';

export interface ViewControl {
  view: View;
  /** The address of the view with a change, for links. */
  linkTo: (change: Partial<View>) => string;
  /** Changes the address without a new entry of the history. */
  go: (change: Partial<View>) => void;
}

/** The view that the address holds. */
export function useView(): ViewControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(search), [search]);
  const linkTo = useCallback(
    (change: Partial<View>) => `${pathname}${writeView({ ...view, ...change })}`,
    [pathname, view],
  );
  const go = useCallback(
    (change: Partial<View>) => void navigate(linkTo(change), { replace: true, preventScrollReset: true }),
    [navigate, linkTo],
  );
  return { view, linkTo, go };
}
