import '../../../../checks/render-screen';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, RouterProvider, useLocation, useNavigate } from '../../../kernel/routing';
import { RigProvider } from '../../theme';
import { openedDialog } from '../../../../checks/opened-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { Drawer } from './drawer';

function Parts() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <h1>Parts</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="All filters">
        <button type="button" onClick={() => void navigate({ search: '?brand=msi' }, { replace: true })}>
          MSI
        </button>
        <Link to="/large">Open large</Link>
        <button type="button" onClick={() => setAsked(true)}>
          Clear
        </button>
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            setAsked(true);
          }}
        >
          Clear instead
        </button>
      </Drawer>
      <ConfirmDialog
        open={asked}
        title="Clear all filters?"
        text="They are gone then."
        confirm="Clear them"
        cancel="Keep them"
        onConfirm={() => setAsked(false)}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

/** Comes from home to the parts, and opens the drawer. */
async function opened() {
  history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    { path: '/', element: <h1>Home</h1> },
    { path: '/parts', element: <Parts /> },
    { path: '/large', element: <h1>Large</h1> },
  ]);
  render(
    <RigProvider>
      <RouterProvider router={router} />
    </RigProvider>,
  );
  await act(() => router.navigate('/parts'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await openedDialog('All filters');
  return user;
}

const back = () => act(() => history.back());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('Back closes a drawer and stays on the page; the next one leaves it', async () => {
  await opened();
  back();
  await closed();
  expect(location.pathname).toBe('/parts');
  back();
  expect(await heading('Home')).toBeVisible();
});

test('a drawer closed in another way leaves no entry behind', async () => {
  const user = await opened();
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(history.state).not.toHaveProperty('rig4u-drawer'));
  expect(location.pathname).toBe('/parts');
  back();
  expect(await heading('Home')).toBeVisible();
});

test.each(['by Back', 'by Escape'])(
  'what was chosen in a drawer stays in the address when it closes %s',
  async (way) => {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'MSI' }));
    await waitFor(() => expect(location.search).toBe('?brand=msi'));
    // The router wrote over the mark of its entry: only the way back says that this entry was left.
    const left = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    if (way === 'by Back') back();
    else await user.keyboard('{Escape}');
    await closed();
    await act(() => left);
    await waitFor(() => expect(location.search).toBe('?brand=msi'));
    back();
    expect(await heading('Home')).toBeVisible();
  },
);

test('Back from where a drawer led goes to the page without it', async () => {
  const user = await opened();
  await user.click(screen.getByRole('link', { name: 'Open large' }));
  await heading('Large');
  back();
  await heading('Parts');
  await waitFor(() => expect(history.state).not.toHaveProperty('rig4u-drawer'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  back();
  expect(await heading('Home')).toBeVisible();
});

const question = () => openedDialog('Clear all filters?', 'alertdialog');
const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('Back closes what lies on top, then what is below it', async () => {
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await question();
  back();
  await answered();
  expect(screen.getByRole('dialog', { name: 'All filters' })).toBeVisible();
  back();
  await closed();
  expect(location.pathname).toBe('/parts');
  back();
  expect(await heading('Home')).toBeVisible();
});

test('what lies on top, closed by its button, leaves what is below it open', async () => {
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Keep them' }));
  await answered();
  await waitFor(() => expect(history.state).toHaveProperty('rig4u-drawer', 1));
  expect(screen.getByRole('dialog', { name: 'All filters' })).toBeVisible();
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(history.state).not.toHaveProperty('rig4u-drawer'));
});

test.each(['by Back', 'by its button'])(
  'a dialog in place of a drawer, closed %s, leaves no entry behind',
  async (way) => {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'Clear instead' }));
    await question();
    await closed();
    if (way === 'by Back') back();
    else await user.click(screen.getByRole('button', { name: 'Keep them' }));
    await answered();
    await waitFor(() => expect(history.state).not.toHaveProperty('rig4u-drawer'));
    expect(location.pathname).toBe('/parts');
    back();
    expect(await heading('Home')).toBeVisible();
  },
);

/** A dialog that the state of its entry names. */
function Saved() {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  return (
    <>
      <h1>Saved</h1>
      <Drawer
        open={state === 'saved'}
        onClose={() => void navigate('', { replace: true, state: null })}
        title="It is saved"
      >
        <p>Well done</p>
      </Drawer>
    </>
  );
}

test.each(['by Back', 'by Escape'])('a dialog that the state names, closed %s, stays closed', async (way) => {
  history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    { path: '/', element: <h1>Home</h1> },
    { path: '/saved', element: <Saved /> },
  ]);
  render(
    <RigProvider>
      <RouterProvider router={router} />
    </RigProvider>,
  );
  await act(() => router.navigate('/saved', { state: 'saved' }));
  await openedDialog('It is saved');
  if (way === 'by Back') back();
  else await userEvent.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(history.state).toMatchObject({ usr: null }));
  await waitFor(() => expect(history.state).not.toHaveProperty('rig4u-drawer'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  back();
  expect(await heading('Home')).toBeVisible();
});

test.each(['by Back', 'by Escape'])(
  'a dialog beside the application, closed %s, keeps the page and leaves no entry behind',
  async (way) => {
    const user = await opened();
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(history.state).not.toHaveProperty('rig4u-drawer'));
    render(<Beside />, { wrapper: RigProvider });
    await openedDialog('Beside it');
    if (way === 'by Back') back();
    else await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(history.state).not.toHaveProperty('rig4u-drawer'));
    expect(await heading('Parts')).toBeVisible();
    back();
    expect(await heading('Home')).toBeVisible();
  },
);

function Beside() {
  const [open, setOpen] = useState(true);
  return <Drawer open={open} onClose={() => setOpen(false)} title="Beside it" />;
}
