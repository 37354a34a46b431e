import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../checks/render-screen';
import { patiently } from '../../kernel/loading';
import RadixAreas from './radix-areas';
import { ToastAreas } from './toast-areas';
import { dismissNotification, dismissToast, notify, toast } from '.';

const ready = () => Promise.resolve({ default: RadixAreas });
const areas = (load = ready) => renderScreen(<ToastAreas load={load} />);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Long enough for the areas to arrive, far too short for a message to leave. */
const arrive = () => pass(50);
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  act(() => {
    dismissToast();
    dismissNotification();
  });
  await pass(1_000_000);
  jest.useRealTimers();
});

const messages = () => screen.getByRole('region', { name: 'Messages (F8)' });
const notifications = () => screen.getByRole('region', { name: 'Notifications (alt+N)' });

test('nothing is fetched and nothing stands there before something is said', async () => {
  const load = jest.fn(ready);
  areas(load);
  await arrive();
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test(spec('2.10 4.36 9.15', 'a toast says its text, and goes after 5 s'), async () => {
  areas();
  act(() => void toast({ title: 'Build Saved', description: 'Your PC build has been saved successfully.' }));
  await arrive();
  expect(within(messages()).getByText('Build Saved')).toBeVisible();
  expect(within(messages()).getByText('Your PC build has been saved successfully.')).toBeVisible();
  await pass(4_900);
  expect(within(messages()).getByText('Build Saved')).toBeVisible();
  await pass(200);
  expect(within(messages()).queryByText('Build Saved')).not.toBeInTheDocument();
});

test('a toast may have its own time', async () => {
  areas();
  act(() => void toast({ title: 'Redirecting', duration: 3_000 }));
  await arrive();
  await pass(2_900);
  expect(within(messages()).getByText('Redirecting')).toBeVisible();
  await pass(200);
  expect(within(messages()).queryByText('Redirecting')).not.toBeInTheDocument();
});

test(spec('4.40 9.13', 'one toast at a time: the next takes its place'), async () => {
  areas();
  act(() => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
  });
  await arrive();
  expect(within(messages()).getAllByRole('listitem')).toHaveLength(1);
  expect(within(messages()).getByText('Second')).toBeVisible();
});

test('a detail is a text of its own, below the description', async () => {
  areas();
  act(() => void toast({ title: 'Error', description: 'Failed to save.', detail: 'The storage is full.' }));
  await arrive();
  expect(within(messages()).getByText('Failed to save.')).toBeVisible();
  expect(within(messages()).getByText('The storage is full.')).toBeVisible();
});

test(spec('8.31', 'a destructive toast is announced at once, another when there is time'), async () => {
  areas();
  act(() => void toast({ title: 'Error', description: 'Failed to save.', kind: 'destructive' }));
  await arrive();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Error'));
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  act(() => void toast({ title: 'Build Saved' }));
  await arrive();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Build Saved'));
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

test(spec('4.38 9.17', 'F8 leads the keyboard to the messages'), async () => {
  areas();
  act(() => void toast({ title: 'Build Saved' }));
  await arrive();
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(within(messages()).getByRole('list')).toHaveFocus();
});

test('an action is done, and closes what offered it', async () => {
  const undo = jest.fn();
  areas();
  act(() => void notify({ title: 'Build reset', action: { label: 'Undo', onClick: undo } }));
  await arrive();
  await user().click(within(notifications()).getByRole('button', { name: 'Undo' }));
  await arrive();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(within(notifications()).queryByText('Build reset')).not.toBeInTheDocument();
});

test('a toast can be closed by hand, and from where it came', async () => {
  areas();
  act(() => void toast({ title: 'Build Saved' }));
  await arrive();
  await user().click(within(messages()).getByRole('button', { name: 'Close' }));
  await arrive();
  expect(within(messages()).queryByText('Build Saved')).not.toBeInTheDocument();
  let dismiss: () => void = () => undefined;
  act(() => void ({ dismiss } = toast({ title: 'Working' })));
  await arrive();
  expect(within(messages()).getByText('Working')).toBeVisible();
  act(dismiss);
  await arrive();
  expect(within(messages()).queryByText('Working')).not.toBeInTheDocument();
});

test(spec('4.39 9.20', 'three notifications show for 4 s, the fourth waits for a place'), async () => {
  areas();
  act(() => {
    for (const title of ['One', 'Two', 'Three', 'Four']) notify({ title });
  });
  await arrive();
  const shown = () =>
    within(notifications())
      .queryAllByRole('listitem')
      .map((item) => item.textContent);
  expect(shown()).toEqual(['Three', 'Two', 'One']);
  await pass(4_100);
  expect(shown()).toEqual(['Four']);
  await pass(4_100);
  expect(shown()).toEqual([]);
});

describe('when the areas do not arrive', () => {
  const never = () => jest.fn(() => Promise.reject(new Error('offline')));

  test('they are asked for three times, then the text stands in a plain list, which also ends', async () => {
    const load = never();
    areas(load);
    act(() => void toast({ title: 'Build Saved', action: { label: 'Undo', onClick: jest.fn() } }));
    await pass(140);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(450);
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('status', { name: 'Messages' })).toHaveTextContent('Build Saved');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await pass(5_000);
    expect(screen.queryByText('Build Saved')).not.toBeInTheDocument();
  });

  test('an attempt that succeeds ends the trying', async () => {
    const load = jest.fn(ready).mockRejectedValueOnce(new Error('offline'));
    const loading = patiently(load);
    await pass(200);
    await expect(loading).resolves.toEqual({ default: RadixAreas });
    expect(load).toHaveBeenCalledTimes(2);
  });
});
