import { startTranslator } from '@rig4u/config/translator';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { testConfig } from '../../../checks/test-config';
import { initConfig } from '../config';
import { ErrorBoundary } from '.';

const services = {
  auth: { apiKey: 'key', authDomain: 'rig.example', projectId: 'rig' },
  database: { url: 'https://db.example', anonKey: 'anon' },
};
const sent = jest.fn<Promise<Response>, [string, RequestInit?]>();
const bodies = (): Record<string, unknown>[] => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const onError = jest.fn();
let stop: () => void;

/** A screen with a text beside what comes and goes: the next one that nobody has found. */
function Screen() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  return (
    <form id="main">
      <h1>Contact</h1>
      <textarea aria-label="Message" value={message} onChange={({ target }) => setMessage(target.value)} />
      <p role="status">{message.length}</p>
      <button type="button" onClick={() => setBusy(true)}>
        {busy && <i />} Send
      </button>
    </form>
  );
}
const show = (Shown: () => React.ReactNode, path: string) => {
  window.history.replaceState(null, '', path);
  // The log counts what it has seen already, so each test has a component of its own.
  return render(
    <ErrorBoundary component={path} onError={onError} fallback={() => <p>Panel</p>}>
      <Shown />
    </ErrorBoundary>,
  );
};
const press = () => userEvent.click(screen.getByRole('button'));
const translate = () => {
  ({ stop } = startTranslator(document));
};

beforeEach(() => {
  stop = () => undefined;
  onError.mockReset();
  sent.mockReset().mockImplementation(async () => new Response(null, { status: 201 }));
  initConfig({ ...testConfig, services });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => sent(String(url), init));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  initConfig(testConfig);
  jest.restoreAllMocks();
});

test(
  spec('3.35 3.36 7.13', 'a screen that a translator made throw is drawn anew with what was typed; the report says so'),
  async () => {
    show(Screen, '/contact');
    translate();
    await userEvent.type(screen.getByRole('textbox'), 'Hello');
    await press();
    expect(screen.getByRole('textbox')).toHaveValue('Hello');
    expect(screen.getByRole('status')).toHaveTextContent('5');
    expect(onError).not.toHaveBeenCalled();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const [posted, inserted] = bodies();
    expect(posted).toMatchObject({ component: '/contact', translated: true });
    expect(inserted).toMatchObject({
      id: posted?.id,
      priority: 'medium',
      metadata: { type: 'react-error-boundary', componentStack: posted?.componentStack, translated: true },
    });
  },
);

describe('the focus of a screen that is drawn anew', () => {
  const heading = () => screen.getByRole('heading', { name: 'Contact' });

  test('goes to the heading where what had it is gone', async () => {
    show(Screen, '/focus');
    const before = heading();
    translate();
    await press();
    expect(before).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
  });

  test('goes into the field that had it', async () => {
    show(Screen, '/focus/field');
    translate();
    await userEvent.type(screen.getByRole('textbox'), 'Hel');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('lo');
    expect(screen.getByRole('textbox')).toHaveValue('Hello');
  });

  test.each(['nothing had it', 'a dialog takes it', 'what stands around the screen has it'])(
    'is left alone: %s',
    async (why) => {
      show(Screen, `/focus/${why.length}`);
      translate();
      const around = document.body.appendChild(document.createElement('button'));
      if (why.startsWith('a dialog')) around.setAttribute('role', 'dialog');
      if (why.startsWith('a dialog')) screen.getByRole('textbox').focus();
      if (why.startsWith('what')) around.focus();
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(why.startsWith('what') ? around : document.body).toHaveFocus();
      around.remove();
    },
  );
});

test('the second throw on a screen is the panel and counts; another screen has its own first', async () => {
  const { unmount } = show(Screen, '/second');
  translate();
  await press();
  await press();
  expect(screen.getByText('Panel')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(bodies().filter(({ metadata }) => metadata)).toHaveLength(2));
  const ofTable = bodies().flatMap(({ metadata }) => (metadata ? [JSON.stringify(metadata)] : []));
  expect(ofTable.map((metadata) => metadata.includes('"translated":true'))).toEqual([true, false]);
  unmount();
  show(Screen, '/another');
  await press();
  expect(screen.getByText('Send')).toBeVisible();
});

const NotFound = () => {
  throw new DOMException('a node of the release itself', 'NotFoundError');
};

test('an error that drawing anew does not heal is the panel after one attempt', () => {
  document.documentElement.classList.add('translated-ltr');
  show(NotFound, '/by-itself');
  document.documentElement.classList.remove('translated-ltr');
  expect(screen.getByText('Panel')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
});

test.each([
  ['one in a page without a translation', NotFound, false],
  [
    'another error in a translated page',
    () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
    true,
  ],
])('%s is the panel at once', async (name, Shown, isTranslated) => {
  document.documentElement.classList.toggle('translated-rtl', isTranslated);
  show(Shown, `/${name.length}`);
  document.documentElement.classList.remove('translated-rtl');
  expect(screen.getByText('Panel')).toBeVisible();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(JSON.stringify(bodies())).not.toContain('"translated"');
});
