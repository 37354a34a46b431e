import { initializeApp } from '@firebase/app';
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
} from '@firebase/auth';
import type { Services } from '../../kernel/contracts/config';
import { emulatorScript } from '../../kernel/contracts/emulator-script';
import { AuthProblem } from './sign-in-errors';
import type { IdentityProvider } from './identity-provider';
import { loadScript } from './load-script';
import type { User } from './state';

/** The identity provider with these settings, once it knows who is signed in. Import it dynamically: the library is large. */
export async function firebaseProvider({ emulatorUrl, ...settings }: Services['auth']): Promise<IdentityProvider> {
  // Without a popup resolver the library asks the provider's host for nothing until a popup opens.
  const auth = initializeAuth(initializeApp(settings, 'rig4u'), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  await auth.authStateReady();
  await renewOldToken(auth.currentUser).catch((error: unknown) =>
    console.warn('The token could not be renewed.', error),
  );

  return {
    signInWithGoogle: async () => {
      // The emulator brings its own copy of the script that the library would fetch from the provider's host.
      if (emulatorUrl !== undefined)
        await loadScript(document, new URL(emulatorScript.path, emulatorUrl).href, emulatorScript.integrity);
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
    idToken: async (renew) => (await auth.currentUser?.getIdToken(renew)) ?? null,
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

/** Asks again whether the address is verified when the visitor comes back: the link in the mail opens elsewhere. */
async function askAgain({ currentUser: account }: Auth): Promise<void> {
  if (document.visibilityState !== 'visible' || !account || account.emailVerified) return;
  try {
    await reload(account);
    await renewOldToken(account);
  } catch (error) {
    console.warn('It could not be checked whether the email address is verified.', error);
  }
}

/** Renews a token from before the verification. A token is valid for an hour, and the database believes what it says. */
async function renewOldToken(account: Account | null): Promise<void> {
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
