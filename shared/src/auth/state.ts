/** Who is signed in, as the identity provider tells it. */
export interface User {
  uid: string;
  displayName: string | null;
  email: string | null;
  photoURL: string | null;
  phoneNumber: string | null;
  /** How the visitor signed in. */
  method: 'google' | 'email';
}

export interface AuthState {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: User | null;
  /** What went wrong last, in words for the visitor; null after the next attempt starts. */
  error: string | null;
}

let state: AuthState = { status: 'signed-out', user: null, error: null };
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

/** The state that follows from a user or none, with the last error. */
export const settled = (user: User | null, error: string | null = null): AuthState => ({ status: user ? 'signed-in' : 'signed-out', user, error });
