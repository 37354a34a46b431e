import { configureAuth, signInWithGoogle, signOut } from '@rig4u/shared/auth';
import { syncAccountBuilds } from '@rig4u/shared/account-builds';
import { accountBuilds } from '@rig4u/shared/builds';
import { initConfig } from '@rig4u/shared/config';
import { MemoryRouter } from '@rig4u/shared/routing';
import { faults, neverAnswered, testConfig, testIdentity, testUser } from '@rig4u/shared/testing';
import { dismissToast, ToastAreas } from '@rig4u/shared/toasts';
import { RigProvider } from '@rig4u/shared/theme';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { rulesEdition } from '../../domain/compatibility/rules-edition';
import { CompletionDialog } from './completion-dialog';

const mockLost = jest.fn<boolean, []>();
jest.mock('@rig4u/shared/account-builds', () => {
  const real = jest.requireActual<typeof import('@rig4u/shared/account-builds')>('@rig4u/shared/account-builds');
  return {
    ...real,
    get sendBuild() {
      if (mockLost()) throw new Error('the code is gone');
      return real.sendBuild;
    },
  };
});
jest.mock('./dialogs', () => ({ useDialogActions: () => ({ openShare: () => undefined }) }));
jest.mock('./route-state', () => ({ useCategory: () => ({ heading: { current: null } }) }));
jest.mock('../../state/finding', () => ({ useLeadToFinding: () => () => undefined }));
jest.mock('@rig4u/shared/routing', () => ({
  ...jest.requireActual<object>('@rig4u/shared/routing'),
  useNavigate: () => () => undefined,
}));

const build = { id: '17', name: 'Build #1', date: '2026-11-01T00:00:00.000Z', components: {}, totalPrice: 0 };
const mira = testUser();
const services = {
  auth: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo' },
  database: { url: 'http://127.0.0.1:9', anonKey: 'anon' },
};
const asked = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
const kept = () => accountBuilds(mira.uid).read().value;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The database takes what it is sent. */
const takes: typeof fetch = async (_, init) => {
  const rows: { base: number }[] = JSON.parse(String(init?.body));
  return Response.json(
    rows.map(({ base, ...row }) => ({ ...row, version: base + 1, changed_at: '2026-11-02T00:00:00.000Z' })),
  );
};

beforeEach(() => {
  jest.useFakeTimers();
  mockLost.mockReset().mockReturnValue(false);
  asked.mockReset().mockImplementation(takes);
  jest.spyOn(globalThis, 'fetch').mockImplementation((...parts) => asked(...parts));
});
afterEach(async () => {
  configureAuth(testIdentity());
  await act(() => signOut());
  configureAuth(undefined);
  act(() => dismissToast());
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What 'Complete Build' opens, with somebody signed in. */
async function open({ withDatabase = true } = {}) {
  initConfig(withDatabase ? { ...testConfig, services } : testConfig);
  configureAuth(testIdentity({ signInWithGoogle: () => Promise.resolve(mira) }));
  await act(() => signInWithGoogle());
  return openDialog();
}

async function openDialog() {
  const page = (shown: boolean) => (
    <RigProvider>
      <MemoryRouter>
        {shown && <CompletionDialog build={build} open onClose={() => undefined} />}
        <ToastAreas />
      </MemoryRouter>
    </RigProvider>
  );
  const { rerender } = render(page(true));
  await pass(500);
  return { leave: () => rerender(page(false)) };
}

const button = (name: string) =>
  within(screen.getByRole('dialog')).getAllByRole('button', { name })[0] ?? document.body;
const press = async (name = 'Save to my account') => {
  fireEvent.click(button(name));
  await pass(0);
};
const says = (text: RegExp | string) => expect(screen.getAllByText(text)[0]).toBeInTheDocument();
const saved = 'Build #1 has been saved to your account.';
const unconfirmed = 'Build #1 is kept in this browser. Your account has not confirmed it yet.';

test('saved is said when the account has answered, and not before', async () => {
  let answer: () => void = () => undefined;
  asked.mockImplementation((...parts) => new Promise((resolve) => (answer = () => resolve(takes(...parts)))));
  await open();
  await press();
  const waiting = button('Save to my account');
  expect(waiting).toBeDisabled();
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  // As browsers do with a button that has the focus and rests; they tell nobody.
  const lost = jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
  expect(kept()).toMatchObject([{ buildId: '17', synced: { version: 0 }, verdict: { edition: rulesEdition } }]);
  await pass(5_000);
  expect(screen.queryByText(saved)).toBeNull();
  answer();
  await pass(0);
  lost.mockRestore();
  says(saved);
  expect(button('Save to my account')).toBeEnabled();
  expect(button('Save to my account')).toHaveFocus();
  expect(kept()).toMatchObject([{ synced: { version: 1 } }]);
});

test('an expired token is nobody’s business', async () => {
  const [expired] = faults;
  if (expired) asked.mockImplementationOnce(expired.fetch);
  const idToken = jest.fn(async (renew?: boolean) => (renew ? 'new' : 'old'));
  await open();
  configureAuth(testIdentity({ idToken }));
  await press();
  says(saved);
  expect(asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))).toEqual([
    'Bearer old',
    'Bearer new',
  ]);
});

test.each(faults)('$name: kept here, why, and Try again', async ({ fetch, why, after }) => {
  asked.mockImplementation(fetch);
  await open();
  await press();
  await pass(after);
  says(unconfirmed);
  says(why);
  expect(screen.queryByText('Build Saved')).toBeNull();
  expect(kept()).toMatchObject([{ buildId: '17', synced: { version: 0 } }]);
  const note = within(screen.getByRole('dialog')).getByRole('note');
  expect(note).toHaveTextContent(unconfirmed);
  expect(note).toHaveTextContent(why);

  asked.mockImplementation(takes);
  act(() => dismissToast());
  await press('Try again');
  says(saved);
  expect(screen.queryByRole('note')).toBeNull();
  expect(kept()).toMatchObject([{ buildId: '17', synced: { version: 1 } }]);
});

test.each(faults)('$name, and the visitor leaves meanwhile: it is said where they are', async ({ fetch, after }) => {
  asked.mockImplementation(fetch);
  const { leave } = await open();
  fireEvent.click(button('Save to my account'));
  leave();
  await pass(after);
  says(unconfirmed);
  asked.mockImplementation(takes);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  says(saved);
});

test('a tab that is closed before the answer: the next visit to the account sends the build', async () => {
  asked.mockImplementation(neverAnswered);
  await open();
  fireEvent.click(button('Save to my account'));
  await pass(1);
  expect(kept()).toMatchObject([{ buildId: '17', synced: { version: 0 } }]);
  // The page that is gone waits no longer; the next one asks what there is, and sends.
  await pass(10_000);
  asked.mockImplementation((url, init) => (init?.method === 'POST' ? takes(url, init) : faultless()));
  expect(await syncAccountBuilds(mira.uid)).toEqual({ status: 'synced', unsent: 0 });
  expect(kept()).toMatchObject([{ buildId: '17', synced: { version: 1 } }]);
});

const faultless = async () => Response.json([]);

test('what the account refuses for good is kept here, and said', async () => {
  asked.mockImplementation(async () => Response.json({ message: 'full' }, { status: 403 }));
  await open();
  await press();
  says('Build #1 is kept in this browser and not in your account.');
  says('Your account could not store it: it may be full, or the build too large.');
});

test('code that does not arrive keeps nothing back', async () => {
  mockLost.mockReturnValueOnce(true);
  await open();
  await press();
  says(unconfirmed);
  says(/^The code that sends it could not be loaded/);
  expect(kept()).toHaveLength(1);
  await press('Try again');
  says(saved);
});

test('a browser that keeps nothing: it could not be saved, and nobody is asked', async () => {
  await open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press();
  says('Could not save your build.');
  expect(asked).not.toHaveBeenCalled();
});

test('without a database what was written is saved', async () => {
  await open({ withDatabase: false });
  await press();
  says(saved);
  expect(kept()).toMatchObject([{ buildId: '17' }]);
  expect(asked).not.toHaveBeenCalled();
});

test('who presses while a session is still being restored is not told to sign in', async () => {
  let arrive: () => void = () => undefined;
  initConfig(testConfig);
  configureAuth(testIdentity({ signInWithGoogle: () => new Promise((resolve) => (arrive = () => resolve(mira))) }));
  let done: Promise<boolean> | undefined;
  act(() => {
    done = signInWithGoogle();
  });
  await openDialog();
  await press();
  expect(screen.queryByText('Not signed in')).toBeNull();
  await act(async () => {
    arrive();
    await done;
  });
  await pass(0);
  says(saved);
});
