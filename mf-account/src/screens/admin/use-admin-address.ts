import { useLocation, useNavigate } from '@rig4u/shared/routing';
import { useCallback, useMemo } from 'react';
import { readAddress, writeAddress, type AdminAddress } from '../../domain/admin-address';
import { meantSearch } from './meant-search';

export interface AddressControl {
  address: AdminAddress;
  /** The address with a change, for links. */
  linkTo: (change: Partial<AdminAddress>) => string;
  /** Changes the address without adding to the history. */
  go: (change: Partial<AdminAddress>) => void;
}

/** What the address says, and how to change it. */
export function useAdminAddress(): AddressControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(meantSearch(search)), [search]);
  const linkTo = useCallback(
    (change: Partial<AdminAddress>) => `${pathname}${writeAddress({ ...address, ...change })}`,
    [pathname, address],
  );
  const go = useCallback(
    (change: Partial<AdminAddress>) => void navigate(linkTo(change), { replace: true, preventScrollReset: true }),
    [navigate, linkTo],
  );
  return { address, linkTo, go };
}
