import type { User } from './state';

/** What an identity provider can do. A call that fails rejects with an error whose `code` is the provider's (`auth/…`), or with a plain Error. */
export interface IdentityProvider {
  signInWithGoogle(): Promise<User>;
  signInWithEmail(email: string, password: string): Promise<User>;
  signUpWithEmail(email: string, password: string): Promise<User>;
  signOut(): Promise<void>;
  /** Sends the mail that lets its reader choose a new password. */
  sendPasswordReset(email: string): Promise<void>;
  /** Sends the signed-in user the mail that proves the address. */
  sendVerification(): Promise<void>;
  /** A token that is valid now, in the provider's signed form; null while nobody is signed in. */
  idToken(): Promise<string | null>;
  /** Tells who is signed in as soon as that is known, and after every change, in this tab or another; returns the function that stops it. */
  observe(listener: (user: User | null) => void): () => void;
}
