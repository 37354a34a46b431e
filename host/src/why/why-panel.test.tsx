import { useIsOwner } from '@rig4u/shared/auth';
import { RigProvider } from '@rig4u/shared/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from './chosen';
import { WhyPanel } from './why-panel';

jest.mock('@rig4u/shared/auth', () => ({ useIsOwner: jest.fn() }));

const page: Page = {
  index: {
    schema: 2,
    epoch: 1,
    revision: 42,
    host: { version: '1.2.0', shared: {} },
    remotes: { 'mf-guides': { paths: ['/guides'], live: ['1.0.1', 'sha256-x'] } },
    preview: { part: 'mf-guides', version: '1.0.1', until: '2026-11-29T12:00:00.000Z' },
  },
  visitor: undefined,
  loads: [{ part: 'mf-guides', version: '1.0.1', outcome: 'retried', ms: 320.6 }],
  hostVersion: '1.2.0',
};
const show = (isOwner: boolean, isDevelopment: boolean) => {
  jest.mocked(useIsOwner).mockReturnValue(isOwner);
  return render(<WhyPanel page={page} isDevelopment={isDevelopment} />, { wrapper: RigProvider });
};

test('says which release of each part is here, why, and how it loaded; Escape closes it', async () => {
  show(true, false);
  const dialog = await screen.findByRole('dialog', { name: 'Why this page is as it is' });
  expect(within(dialog).getByText('Registry revision 42, epoch 1')).toBeInTheDocument();
  const term = within(dialog).getByText('mf-guides 1.0.1');
  expect(term.nextElementSibling).toHaveTextContent(/^preview until Nov .*Loaded after another try, 321 ms$/);
  expect(within(dialog).getByText('host 1.2.0').nextElementSibling).toHaveTextContent(/^live$/);
  expect(within(dialog).getByRole('link', { name: 'All releases' })).toHaveAttribute('href', '/admin?view=releases');
  const form = within(dialog).getByRole('button', { name: 'Leave preview' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/preview/leave']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a developer reads it on a machine of their own; the way to /admin is for the owner', async () => {
  show(false, true);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'All releases' })).toBeNull();
});

test('a visitor gets nothing of it', () => {
  show(false, false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body).toHaveTextContent(/^$/);
});
