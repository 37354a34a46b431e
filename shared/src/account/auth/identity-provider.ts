import type { User } from './state';

/**
 * What an identity provider can do. A failed call rejects with an error that has the provider's `code` (`auth/…`), or with a
 * plain Error.
 */
export interface IdentityProvider {
  signInWithGoogle(): Promise<User>;
  signInWithEmail(email: string, password: string): Promise<User>;
  signUpWithEmail(email: string, password: string): Promise<User>;
  signOut(): Promise<void>;
  /** Sends the mail with the link to a new password. */
  sendPasswordReset(email: string): Promise<void>;
  /** Sends the signed-in user the mail that verifies the address. */
  sendVerification(): Promise<void>;
  /** A valid token, signed by the provider; null if nobody is signed in. With `renew` a new one, whatever the clock here says. */
  idToken(renew?: boolean): Promise<string | null>;
  /** Calls the listener once it is known who is signed in, and after each change in any tab. Returns how to stop that. */
  observe(listener: (user: User | null) => void): () => void;
}
