import { config } from '../../kernel/config';
import { failureOf } from './sign-in-errors';
import { obtainProvider } from './load-provider';
import { isIdle, knownUser } from './known-user';
import { hasStoredSession, SESSION_KEY } from './session';
import { authState, loading, setAuthState, settled } from './state';

let following = false;

/**
 * Restores the session that this browser remembers, and follows a sign-in in another tab. Without a session it does not
 * load the identity library. Call it after the config has been read.
 */
export function startAuth(): void {
  if (!following) {
    following = true;
    // The library follows other tabs itself; this is for a tab that has not loaded it.
    window.addEventListener('storage', ({ key }) => {
      if (key === SESSION_KEY && hasStoredSession()) void restore();
    });
  }
  if (hasStoredSession()) void restore();
  else if (authState().status === 'loading' && isIdle()) setAuthState(settled(null));
}

/** Loads the identity library before a likely sign-in. Never rejects: the visitor hears of a failure when signing in. */
export async function prepareAuth(): Promise<void> {
  if (!config().services) return;
  try {
    await obtainProvider();
  } catch (error) {
    console.warn('The identity library could not be loaded yet. Signing in tries again.', error);
  }
}

async function restore(): Promise<void> {
  if (knownUser() !== undefined) return;
  if (isIdle()) setAuthState(loading(null));
  try {
    await obtainProvider();
  } catch (error) {
    if (knownUser() !== undefined || !isIdle()) return;
    // Without services the remembered session is from an earlier installation: nothing to tell the visitor.
    setAuthState(settled(null, config().services ? failureOf('restore', error) : null));
  }
}
