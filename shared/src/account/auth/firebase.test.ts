import type { Auth, User as Account } from '@firebase/auth';
import { firebaseProvider } from './firebase';

const library = {
  initializeAuth: jest.fn(),
  connectAuthEmulator: jest.fn(),
  signInWithPopup: jest.fn(),
  onIdTokenChanged: jest.fn(),
  reload: jest.fn(),
};
const steps: string[] = [];

jest.mock('@firebase/app', () => ({ initializeApp: (settings: unknown) => ({ settings }) }));
jest.mock('@firebase/auth', () => ({
  indexedDBLocalPersistence: 'indexedDB',
  browserLocalPersistence: 'localStorage',
  inMemoryPersistence: 'memory',
  browserPopupRedirectResolver: 'resolver',
  GoogleAuthProvider: class {
    static readonly PROVIDER_ID = 'google.com';
  },
  initializeAuth: (...parts: unknown[]) => library.initializeAuth(...parts),
  connectAuthEmulator: (...parts: unknown[]) => library.connectAuthEmulator(...parts),
  signInWithPopup: (...parts: unknown[]) => library.signInWithPopup(...parts),
  onIdTokenChanged: (...parts: unknown[]) => library.onIdTokenChanged(...parts),
  reload: (...parts: unknown[]) => library.reload(...parts),
}));
jest.mock('./load-script', () => ({ loadScript: async (_: Document, address: string) => void steps.push(address) }));

const settings = { apiKey: 'key', authDomain: 'auth.example', projectId: 'rig4u' };
const emulatorUrl = 'http://127.0.0.1:9099';

const account = (over: object = {}) => ({
  uid: '1',
  displayName: 'Mira Okafor',
  email: 'mira@workbench.example',
  emailVerified: true,
  photoURL: null,
  phoneNumber: null,
  providerData: [{ providerId: 'google.com' }],
  refreshToken: 'secret',
  getIdToken: jest.fn(async () => 'token'),
  getIdTokenResult: async () => ({ claims: { email_verified: false } }),
  ...over,
});
const auth: { currentUser: ReturnType<typeof account> | null; authStateReady: () => Promise<void> } = {
  currentUser: null,
  authStateReady: async () => undefined,
};

beforeEach(() => {
  jest.resetAllMocks();
  steps.length = 0;
  auth.currentUser = null;
  library.initializeAuth.mockReturnValue(auth);
  library.signInWithPopup.mockImplementation(async (_: Auth, __: unknown, resolver: string) => {
    steps.push(resolver);
    return { user: account() };
  });
});

test('keeps the session where it lasts longest, and needs no popup resolver to begin', async () => {
  await firebaseProvider(settings);
  expect(library.initializeAuth.mock.calls).toEqual([
    [{ settings }, { persistence: ['indexedDB', 'localStorage', 'memory'] }],
  ]);
  expect(library.connectAuthEmulator).not.toHaveBeenCalled();
});

test('the popup gets the resolver; nothing of the provider’s user but the known fields goes on', async () => {
  const user = await (await firebaseProvider(settings)).signInWithGoogle();
  expect(steps).toEqual(['resolver']);
  expect(user).toEqual({
    uid: '1',
    displayName: 'Mira Okafor',
    email: 'mira@workbench.example',
    emailVerified: true,
    photoURL: null,
    phoneNumber: null,
    method: 'google',
  });
});

test('an emulator is asked without its banner, and brings the script of the popup', async () => {
  const provider = await firebaseProvider({ ...settings, emulatorUrl });
  expect(library.connectAuthEmulator.mock.calls).toEqual([[auth, emulatorUrl, { disableWarnings: true }]]);
  expect(steps).toEqual([]);
  await provider.signInWithGoogle();
  expect(steps).toEqual(['http://127.0.0.1:9099/__local/gapi.js', 'resolver']);
});

test('nobody has a token, and nobody can be verified', async () => {
  const provider = await firebaseProvider(settings);
  expect(await provider.idToken()).toBeNull();
  await expect(provider.sendVerification()).rejects.toThrow('You are not signed in any more.');
  auth.currentUser = account();
  expect(await provider.idToken(true)).toBe('token');
  expect(auth.currentUser.getIdToken).toHaveBeenCalledWith(true);
});

test('who comes back from the verification mail is asked for anew', async () => {
  const provider = await firebaseProvider(settings);
  let tell: (found: Account | ReturnType<typeof account> | null) => void = () => undefined;
  library.onIdTokenChanged.mockImplementation((_: Auth, listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  });
  const told = jest.fn();
  const stop = provider.observe(told);
  const mira = account({ emailVerified: false, providerData: [{ providerId: 'password' }] });
  tell(mira);
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ emailVerified: false, method: 'email' }));

  auth.currentUser = mira;
  library.reload.mockImplementation(async () => void Object.assign(mira, { emailVerified: true }));
  const look = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    await Promise.resolve();
  };
  await look();
  expect(mira.getIdToken).toHaveBeenCalledWith(true);
  await look();
  expect(library.reload).toHaveBeenCalledTimes(1);

  Object.assign(mira, { emailVerified: false });
  stop();
  await look();
  expect(library.reload).toHaveBeenCalledTimes(1);
});

test('a token from before the address was verified is renewed when the session is restored; one that says so is kept', async () => {
  const before = account();
  auth.currentUser = before;
  await firebaseProvider(settings);
  expect(before.getIdToken).toHaveBeenCalledWith(true);
  const since = account({ getIdTokenResult: async () => ({ claims: { email_verified: true } }) });
  auth.currentUser = since;
  await firebaseProvider(settings);
  expect(since.getIdToken).not.toHaveBeenCalled();
});
