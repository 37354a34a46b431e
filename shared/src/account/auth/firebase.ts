import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type Auth,
  type User as Account,
} from 'firebase/auth';
import type { Services } from '../../kernel/contracts/config';
import { AuthProblem } from './sign-in-errors';
import type { IdentityProvider } from './identity-provider';
import { loadScript } from './load-script';
import type { User } from './state';

/** The identity provider of these settings, once it knows who is signed in. Only ever reached by a dynamic import: the library is large. */
export async function firebaseProvider({ emulatorUrl, ...settings }: Services['auth']): Promise<IdentityProvider> {
  // Without a popup resolver the library asks nothing of the provider's host until a popup is really wanted.
  const auth = initializeAuth(initializeApp(settings, 'rig4u'), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  await auth.authStateReady();
  await bringTokenUpToDate(auth.currentUser).catch((error: unknown) =>
    console.warn('The token could not be renewed.', error),
  );

  return {
    signInWithGoogle: async () => {
      // The emulator brings its own copy of the script that the library would fetch from the provider's host.
      if (emulatorUrl !== undefined) await loadScript(document, new URL('/__local/gapi.js', emulatorUrl).href);
      return userOf((await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)).user);
    },
    signInWithEmail: async (email, password) => userOf((await signInWithEmailAndPassword(auth, email, password)).user),
    signUpWithEmail: async (email, password) =>
      userOf((await createUserWithEmailAndPassword(auth, email, password)).user),
    signOut: () => signOut(auth),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    sendVerification: async () => {
      if (!auth.currentUser) throw new AuthProblem('rig4u/no-user');
      await sendEmailVerification(auth.currentUser);
    },
    idToken: async () => (await auth.currentUser?.getIdToken()) ?? null,
    observe: (listener) => {
      const stop = onIdTokenChanged(auth, (account) => listener(account && userOf(account)));
      const onVisible = () => void askAgain(auth);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

/** The mail's link opens elsewhere: who comes back from it is asked for anew. */
async function askAgain({ currentUser: account }: Auth): Promise<void> {
  if (document.visibilityState !== 'visible' || !account || account.emailVerified) return;
  try {
    await reload(account);
    await bringTokenUpToDate(account);
  } catch (error) {
    console.warn('Whether the e-mail address is verified could not be asked.', error);
  }
}

/** A token lives for an hour and says what was so at its making; the database believes the token. */
async function bringTokenUpToDate(account: Account | null): Promise<void> {
  if (!account?.emailVerified) return;
  const { claims } = await account.getIdTokenResult();
  if (claims['email_verified'] !== true) await account.getIdToken(true);
}

const userOf = ({ uid, displayName, email, emailVerified, photoURL, phoneNumber, providerData }: Account): User => ({
  uid,
  displayName,
  email,
  emailVerified,
  photoURL,
  phoneNumber,
  method: providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID) ? 'google' : 'email',
});
