import { hasStoredSession } from './session';

/** Who is signed in, as the identity provider tells it. */
export interface User {
  uid: string;
  displayName: string | null;
  email: string | null;
  /** Whether the visitor has opened the link in the provider's mail. The database trusts only verified addresses. */
  emailVerified: boolean;
  photoURL: string | null;
  phoneNumber: string | null;
  /** How the visitor signed in. */
  method: 'google' | 'email';
}

/** The texts of a failure. */
export interface AuthFailure {
  /** The toast's title. */
  title: string;
  /** The toast's description. */
  description: string;
  /** The text of the form's alert. */
  alert: string;
}

export interface AuthState {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: User | null;
  /** The last failure in words for the visitor (`failure.alert`); null once the next attempt starts. */
  error: string | null;
  failure: AuthFailure | null;
}

/** The state while it is not known who is signed in, or while an attempt runs. */
export const loading = (user: User | null): AuthState => ({ status: 'loading', user, error: null, failure: null });

/** The state of a signed-in user or of none, with the last failure. */
export const settled = (user: User | null, failure: AuthFailure | null = null): AuthState => ({
  status: user ? 'signed-in' : 'signed-out',
  user,
  error: failure?.alert ?? null,
  failure,
});

// Without a remembered session nobody is signed in: that is known at once.
let state: AuthState = hasStoredSession() ? loading(null) : settled(null);
const listeners = new Set<() => void>();

export const authState = (): AuthState => state;

export function setAuthState(next: AuthState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function onAuthState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in, once it is known: restoring a session takes a moment. Never rejects. */
export const whenKnown = (): Promise<User | null> =>
  new Promise((resolve) => {
    let stop = (): void => undefined;
    const tell = () => {
      const { status, user } = authState();
      if (status === 'loading' && !user) return false;
      stop();
      resolve(user);
      return true;
    };
    if (!tell()) stop = onAuthState(tell);
  });
