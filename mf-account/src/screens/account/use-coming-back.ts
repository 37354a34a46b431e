import { paths, useLocation, useNavigate } from '@rig4u/shared/routing';
import { useEffect } from 'react';
import * as v from 'valibot';

/** Screens of other parts that send their visitor here to sign in. */
const arrival = v.object({ from: v.picklist([paths.imageManager]) });

/** Leads whoever was sent here to sign in back to where they came from. */
export function useComingBack(signedIn: boolean): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const from = v.is(arrival, state) ? state.from : undefined;
  useEffect(() => {
    if (signedIn && from) void navigate(from, { replace: true });
  }, [signedIn, from, navigate]);
}
