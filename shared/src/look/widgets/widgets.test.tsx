import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../../checks/render-screen';
import { openedDialog } from '../../../checks/opened-dialog';
import { ConfirmDialog, Dialog, Drawer, Tabs } from '.';

const question = {
  title: 'Are you sure?',
  text: 'This action cannot be undone.',
  confirm: 'Delete',
  cancel: 'Cancel',
  destructive: true,
};

function Deletion({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete Build #1
      </button>
      <ConfirmDialog
        {...question}
        open={open}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

describe('a confirm dialog', () => {
  test(spec('2.59', 'asks with the safe answer in focus, and does what is confirmed'), async () => {
    const confirmed = jest.fn();
    const { user } = renderScreen(<Deletion onConfirm={confirmed} />);
    await user.click(screen.getByRole('button', { name: 'Delete Build #1' }));
    const dialog = await openedDialog('Are you sure?', 'alertdialog');
    expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirmed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('Escape is a no, and the focus goes back to where it came from', async () => {
    const confirmed = jest.fn();
    const { user } = renderScreen(<Deletion onConfirm={confirmed} />);
    await user.click(screen.getByRole('button', { name: 'Delete Build #1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(confirmed).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Build #1' })).toHaveFocus());
  });
});

// A drawer that goes takes its entry of the history with it a moment later, which would close the drawer of the next test.
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(history.state ?? {}).not.toHaveProperty('rig4u-drawer'));
});

test.each([
  ['a tap on', 2, 1],
  ['a pull of 40 px on', 40, 0],
  ['a pull of 100 px on', 100, 1],
])('%s the handle of a drawer: %i px', async (_, way, closings) => {
  const close = jest.fn();
  renderScreen(
    <Drawer open onClose={close} title="Parts">
      Words
    </Drawer>,
  );
  const drawer = await openedDialog('Parts');
  const handle = drawer.querySelector('[data-pull]');
  if (!handle) throw new Error('the drawer has no handle');
  // jsdom's own pointer events forget where they are.
  const at = (kind: string, clientY: number) => fireEvent(handle, new MouseEvent(kind, { clientY, bubbles: true }));
  at('pointerdown', 100);
  at('pointermove', 100 + way);
  expect(drawer.style.translate).toBe(`0 ${way}px`);
  at('pointerup', 100 + way);
  expect(close).toHaveBeenCalledTimes(closings);
  if (closings === 0) expect(drawer.style.translate).toBe('');
});

test('a dialog has its title, its text, its answers and a way to close it', async () => {
  const close = jest.fn();
  const { user } = renderScreen(
    <Dialog
      open
      onClose={close}
      title="Build #1 is saved"
      description="It is kept in this browser."
      footer={<button type="button">Keep editing</button>}
    >
      <p>Share it</p>
    </Dialog>,
  );
  const dialog = await openedDialog('Build #1 is saved');
  expect(dialog).toHaveAccessibleDescription('It is kept in this browser.');
  expect(screen.getByText('Share it')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a drawer is a dialog with its content, closed by Escape', async () => {
  const close = jest.fn();
  const { user } = renderScreen(
    <Drawer open onClose={close} title="Component Selection" placement="bottom">
      <button type="button">CPU</button>
    </Drawer>,
  );
  expect(await openedDialog('Component Selection')).toBeVisible();
  expect(screen.getByRole('button', { name: 'CPU' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test('a closed dialog is not there', () => {
  renderScreen(<Dialog open={false} onClose={jest.fn()} title="Hidden" />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('tabs', () => {
  const tabs = [
    { value: 'account', label: 'Account Info', content: <p>Mira</p> },
    { value: 'builds', label: 'Saved Builds', content: <p>Build #1</p> },
  ];

  test('the first is chosen, and arrow keys go to the others and round', async () => {
    const changed = jest.fn();
    const { user } = renderScreen(<Tabs tabs={tabs} onChange={changed} label="Account" />);
    expect(screen.getByRole('tablist', { name: 'Account' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Account Info' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Mira');
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Account Info' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Build #1'));
    expect(screen.getByRole('tab', { name: 'Saved Builds' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Mira'));
    expect(changed.mock.calls).toEqual([['builds'], ['account']]);
  });

  test('a screen may keep the choice itself', async () => {
    const changed = jest.fn();
    const { user } = renderScreen(<Tabs tabs={tabs} value="builds" onChange={changed} />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Build #1');
    await user.click(screen.getByRole('tab', { name: 'Account Info' }));
    expect(changed).toHaveBeenCalledWith('account');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Build #1');
  });
});
