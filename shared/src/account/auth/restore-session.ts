import { config } from '../../kernel/config';
import { failureOf } from './sign-in-errors';
import { obtainProvider } from './load-provider';
import { isIdle, knownUser } from './known-user';
import { hasStoredSession, SESSION_KEY } from './session';
import { authState, loading, setAuthState, settled } from './state';

let following = false;

/**
 * Restores the session that this browser remembers, and follows a sign-in in another tab. For everybody else the identity library is
 * not fetched. The config must have been read.
 */
export function startAuth(): void {
  if (!following) {
    following = true;
    // Once the library is here it follows other tabs itself; this is for the tab that has not fetched it.
    window.addEventListener('storage', ({ key }) => {
      if (key === SESSION_KEY && hasStoredSession()) void restore();
    });
  }
  if (hasStoredSession()) void restore();
  else if (authState().status === 'loading' && isIdle()) setAuthState(settled(null));
}

/** Fetches the identity library ahead of a sign-in that is likely. Never rejects: what goes wrong is told when the visitor tries. */
export async function prepareAuth(): Promise<void> {
  if (!config().services) return;
  try {
    await obtainProvider();
  } catch (error) {
    console.warn('The identity library is not here yet; it is fetched again on sign-in.', error);
  }
}

async function restore(): Promise<void> {
  if (knownUser() !== undefined) return;
  if (isIdle()) setAuthState(loading(null));
  try {
    await obtainProvider();
  } catch (error) {
    if (knownUser() !== undefined || !isIdle()) return;
    // A note of a session from the time when the installation had accounts is no failure of the visitor's.
    setAuthState(settled(null, config().services ? failureOf('restore', error) : null));
  }
}
