import { paths, useLocation, useNavigate } from '@rig4u/shared/routing';
import { useEffect } from 'react';
import * as v from 'valibot';

/** Navigation state of a visitor whom another part's screen sent here to sign in. Only these screens may be named. */
const arrival = v.object({ from: v.picklist([paths.imageManager]) });

/** Once the visitor is signed in, leads them back to the screen that sent them here. */
export function useReturnAfterSignIn(signedIn: boolean): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const from = v.is(arrival, state) ? state.from : undefined;
  useEffect(() => {
    if (signedIn && from) void navigate(from, { replace: true });
  }, [signedIn, from, navigate]);
}
