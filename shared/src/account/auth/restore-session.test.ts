import type { Config, Services } from '../../kernel/contracts/config';
import { testConfig } from '../../../checks/test-config';
import type { IdentityProvider } from './identity-provider';
import type { User } from './state';
import { testIdentity, testUser } from '../../../checks/test-identity';

const services: Services = {
  auth: { apiKey: 'key', authDomain: 'auth.example', projectId: 'rig4u' },
  database: { url: 'https://database.example', anonKey: 'anon' },
};

const library = jest.fn<Promise<IdentityProvider>, [Services['auth']]>();
jest.mock('./firebase', () => ({ firebaseProvider: (settings: Services['auth']) => library(settings) }));

let who: () => string;

/** A page as it begins: its own copy of everything, in a browser that remembers what is stored. */
async function page(config: Config = { ...testConfig, services }) {
  jest.resetModules();
  const auth = await import('.');
  const { authState } = await import('./state');
  const { initConfig } = await import('../../kernel/config');
  initConfig(config);
  who = () => [authState().status, authState().user?.displayName, authState().error].filter(Boolean).join(' | ');
  return auth;
}

/** The library's provider, which tells at once who is signed in. */
const knows = (user: User | null, over: Partial<IdentityProvider> = {}) =>
  testIdentity({
    observe: (listener) => {
      listener(user);
      return () => undefined;
    },
    ...over,
  });

const inAnotherTab = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const added: Parameters<typeof window.addEventListener>[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  library.mockReset();
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...parts: Parameters<typeof add>) => {
    added.push(parts);
    add(...parts);
  });
});
afterEach(() => {
  // Each page of these tests listens on the one window.
  for (const [type, listener] of added.splice(0)) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test(spec('4.6', 'without a stored session nobody is in doubt and no library is loaded'), async () => {
  const { startAuth, idToken } = await page();
  expect(who()).toBe('signed-out');
  startAuth();
  await pass(60_000);
  expect(await idToken()).toBeNull();
  expect(who()).toBe('signed-out');
  expect(library).not.toHaveBeenCalled();
});

test(spec('4.6', 'a stored session is in doubt from the first moment, until the library tells'), async () => {
  localStorage.setItem('rig4u-session', '1');
  library.mockResolvedValue(knows(testUser()));
  const { startAuth } = await page();
  expect(who()).toBe('loading');
  startAuth();
  await pass(0);
  expect(who()).toBe('signed-in | Mira Okafor');
  expect(library.mock.calls).toEqual([[services.auth]]);
});

test('a session that the provider has ended is forgotten', async () => {
  localStorage.setItem('rig4u-session', '1');
  library.mockResolvedValue(knows(null));
  const { startAuth } = await page();
  startAuth();
  await pass(0);
  expect(who()).toBe('signed-out');
  expect(localStorage.getItem('rig4u-session')).toBeNull();
});

test('the library is asked for again when it does not arrive at first', async () => {
  localStorage.setItem('rig4u-session', '1');
  library.mockRejectedValueOnce(new Error('cut')).mockResolvedValue(knows(testUser()));
  const { startAuth, prepareAuth } = await page();
  startAuth();
  await pass(0);
  expect(who()).toMatch(/^signed-out \| Sign-in could not be loaded\. .*refresh the page/);
  expect(localStorage.getItem('rig4u-session')).toBe('1');
  await prepareAuth();
  expect(who()).toBe('signed-in | Mira Okafor');
});

test('a library that never arrives keeps nobody waiting for ever; should it arrive after all, it is believed', async () => {
  localStorage.setItem('rig4u-session', '1');
  let arrive: (provider: IdentityProvider) => void = () => undefined;
  library.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { startAuth } = await page();
  startAuth();
  await pass(9_999);
  expect(who()).toBe('loading');
  await pass(1);
  expect(who()).toMatch(/^signed-out \| Sign-in could not be loaded/);
  arrive(knows(testUser()));
  await pass(0);
  expect(who()).toBe('signed-in | Mira Okafor');
});

test('an attempt waits for the library no longer either', async () => {
  library.mockReturnValue(new Promise(() => undefined));
  const { signInWithEmail } = await page();
  const done = signInWithEmail('mira@workbench.example', 'secret');
  expect(who()).toBe('loading');
  await pass(10_000);
  expect(await done).toBe(false);
  expect(who()).toMatch(/^signed-out \| Sign-in could not be loaded/);
});

test('a sign-in in another tab is followed, other changes of storage are not', async () => {
  library.mockResolvedValue(knows(testUser()));
  const { startAuth } = await page();
  startAuth();
  inAnotherTab('theme');
  inAnotherTab('rig4u-session');
  expect(library).not.toHaveBeenCalled();
  localStorage.setItem('rig4u-session', '1');
  inAnotherTab('rig4u-session');
  await pass(0);
  expect(who()).toBe('signed-in | Mira Okafor');
});

test('starting twice listens once', async () => {
  library.mockRejectedValue(new Error('cut'));
  const { startAuth } = await page();
  startAuth();
  startAuth();
  expect(added.filter(([type]) => type === 'storage')).toHaveLength(1);
});

test('fetching ahead puts nobody in doubt, and a failure is kept for the attempt', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  library.mockRejectedValueOnce(new Error('cut')).mockResolvedValue(knows(null));
  const { prepareAuth, signInWithEmail } = await page();
  await prepareAuth();
  expect(who()).toBe('signed-out');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await signInWithEmail('mira@workbench.example', 'secret')).toBe(true);
  expect(who()).toBe('signed-in | Mira Okafor');
});

test('a note of a session on an installation without accounts is no error', async () => {
  localStorage.setItem('rig4u-session', '1');
  const { startAuth, prepareAuth } = await page(testConfig);
  startAuth();
  await prepareAuth();
  await pass(0);
  expect(who()).toBe('signed-out');
  expect(library).not.toHaveBeenCalled();
});
