import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../../checks/render-screen';
import { Dialog } from '../widgets';
import { openedDialog } from '../../../checks/opened-dialog';
import { PlainAreas } from './plain-areas';
import RadixAreas from './radix-areas';
import { ToastAreas } from './toast-areas';
import { dismissNotification, dismissToast, notify, toast } from '.';

function AroundDialog() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog open={opened} onClose={() => setOpened(false)} title="A dialog">
        <p>Its content</p>
      </Dialog>
    </>
  );
}

const dialog = () => openedDialog('A dialog');
/** What a screen reader is told, in a region that nothing hides from it. */
const announced = (text: string) =>
  screen.getAllByRole('status').filter((region) => region.textContent?.includes(text)).length;

afterEach(() =>
  act(() => {
    dismissToast();
    dismissNotification();
  }),
);

describe.each([
  ['the swipeable areas', RadixAreas],
  ['the plain areas', PlainAreas],
])('while a dialog is open, %s', (_, areas) => {
  const open = () =>
    renderScreen(
      <>
        <AroundDialog />
        <ToastAreas load={() => Promise.resolve({ default: areas })} />
      </>,
    );

  test('show and announce a message in the dialog, and on the page again after it', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const shown = await dialog();
    act(() => void toast({ title: 'Not signed in', kind: 'destructive', duration: 60_000 }));
    await waitFor(() => expect(announced('Not signed in')).toBe(1));
    expect(within(shown).getByRole('listitem')).toHaveTextContent('Not signed in');
    for (const region of within(shown).getAllByRole('status')) expect(shown).toContainElement(region);
    await user.click(within(shown).getAllByRole('button', { name: 'Close' })[0] ?? shown);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('listitem')).toHaveTextContent('Not signed in');
  });

  test('a message that was there before goes into the dialog, where its button can be reached', async () => {
    const undo = jest.fn();
    const { user } = open();
    act(() => void notify({ title: 'Build reset', duration: 60_000, action: { label: 'Undo', onClick: undo } }));
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const shown = await dialog();
    await user.click(await within(shown).findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBe(shown);
  });
});
