import { initConfig } from '@rig4u/shared/config';
import { faults, neverAnswered, testConfig } from '@rig4u/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { entry, errorLog, nobody, signIn, visit } from '../../../../checks/open-admin';

const services = {
  auth: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo' },
  database: { url: 'http://127.0.0.1:9', anonKey: 'anon' },
};
const asked = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const first = () => within(entry('Failure 1'));
const takes: typeof fetch = async () => Response.json([{ id: errorLog(1).id }]);

/** The database has one error, and takes a change of it in this way. */
const database = (patch: typeof fetch) =>
  asked.mockImplementation(async (url, init) => {
    if (init?.method === 'PATCH') return patch(url, init);
    return Response.json([errorLog(1)]);
  });

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation((...parts) => asked(...parts));
  await signIn();
});
afterEach(async () => {
  await nobody();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(search = '') {
  const page = visit(search);
  initConfig({ ...testConfig, services });
  press('Refresh');
  await pass(1_000);
  return page;
}

test.each(faults)('$name: not called resolved, neither before nor after', async ({ name, fetch, why, after }) => {
  database(fetch);
  await open();
  press('Resolve: Failure 1');
  expect(first().getByText('Resolving...')).toBeVisible();
  await pass(after);
  const refused = name.startsWith('401');
  const title = refused ? 'The error was not resolved' : 'It is not known whether the error was resolved';
  expect(screen.getAllByText(title)[0]).toBeInTheDocument();
  expect(screen.getAllByText(why)[0]).toBeInTheDocument();
  expect(first().queryByText(/^Resolv(ed|ing)/)).toBeNull();

  database(takes);
  press('Resolve: Failure 1');
  await pass(0);
  expect(first().getByText('Resolved')).toBeVisible();
});

test.each(faults)('$name, and the owner looks at something else: said there', async ({ fetch, why, after }) => {
  database(fetch);
  await open();
  press('Resolve: Failure 1');
  fireEvent.click(screen.getByRole('tab', { name: 'Releases' }));
  await pass(after);
  expect(screen.getAllByText(why)[0]).toBeInTheDocument();
});

test.each([true, false])(
  'the tab is closed meanwhile: the log says what is so when it is opened (resolved: %s)',
  async (resolved) => {
    database(neverAnswered);
    const { unmount } = await open();
    press('Resolve: Failure 1');
    await pass(1_000);
    unmount();
    asked.mockImplementation(async () => Response.json([errorLog(1, { resolved })]));
    await open('?show=all');
    expect(first().queryByText('Resolved') !== null).toBe(resolved);
    expect(screen.queryByText(/error was (not )?resolved/)).toBeNull();
  },
);
