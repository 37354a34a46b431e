import { accessibilityFaults } from '@rig4u/config/accessibility';
import { accountBuilds, keepInAccount, knownRules, saveBuild, savedBuilds, verdictOf } from '@rig4u/shared/builds';
import { configureAuth, signInWithGoogle, signOut } from '@rig4u/shared/auth';
import { paths } from '@rig4u/shared/routing';
import { testIdentity, testUser } from '@rig4u/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { savedCard } from '../../../checks/open-import';
import { visit } from '../../../checks/visit';
import { rulesEdition } from '../../domain/compatibility/rules-edition';
import { verdictNow } from '../../state/verdict-now';

const mockRenewal = jest.fn();
jest.mock('../../state/renew-verdicts', () => {
  const real = jest.requireActual<typeof import('../../state/renew-verdicts')>('../../state/renew-verdicts');
  return {
    renewVerdicts: () => {
      mockRenewal();
      return real.renewVerdicts();
    },
  };
});

const cpu = { id: 'own1', type: 'cpu', name: 'Chip', price: 100, specs: { socket: 'AM5' } };
const board = (socket: string) => ({ id: 'own2', type: 'motherboard', name: 'Board', price: 90, specs: { socket } });
const failing = { cpu, motherboard: board('LGA1700') };
const date = new Date('2026-11-02T10:00:00.000Z');
const kept = () => savedBuilds.read().value;

beforeEach(() => {
  mockRenewal.mockReset();
});
afterEach(() => jest.restoreAllMocks());

test('a build without a verdict is checked, and the fail is named on its card with the way to it', async () => {
  savedBuilds.update((list) => saveBuild(list, failing, date));
  const { container } = visit(paths.savedBuilds);
  const build = await savedCard('Build #1');
  expect(await build.findByText(/^1 part does not fit: .*AM5.*LGA1700/)).toBeVisible();
  expect(build.getByRole('link', { name: 'Fix it: Build #1' })).toHaveAttribute(
    'href',
    `${paths.savedBuild(kept()[0]?.id ?? '')}?finding=cpu-socket`,
  );
  expect(build.getByRole('link', { name: 'Purchase Build #1' })).toBeVisible();
  expect(kept().map((one) => verdictOf(one, rulesEdition)?.fails)).toEqual([1]);
  expect(knownRules.read().value.edition).toBe(rulesEdition);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('where every build has its verdict, no rule is fetched', async () => {
  const fitting = { cpu, motherboard: board('AM5') };
  savedBuilds.update((list) => saveBuild(list, fitting, date, verdictNow(fitting)));
  visit(paths.savedBuilds);
  const build = await savedCard('Build #1');
  expect(build.getByText(/^(Everything fits|Nothing fails, \d+ not checked)$/)).toBeVisible();
  expect(build.queryByRole('link', { name: /^Fix it/ })).not.toBeInTheDocument();
  expect(mockRenewal).not.toHaveBeenCalled();
});

test('a verdict of older rules, or a damaged one, is worked out anew', async () => {
  const old = { ...verdictNow(failing), edition: rulesEdition - 1, fails: 0 };
  savedBuilds.update((list) => saveBuild(saveBuild(list, failing, date, old), failing, date, 'fits'));
  visit(paths.savedBuilds);
  for (const name of ['Build #1', 'Build #2'])
    expect(await (await savedCard(name)).findByText(/^1 part does not fit/)).toBeVisible();
});

test('the builds of the account in this browser get their verdict too', async () => {
  const mira = testUser();
  configureAuth(testIdentity({ signInWithGoogle: () => Promise.resolve(mira) }));
  await act(() => signInWithGoogle());
  savedBuilds.update((list) => saveBuild(list, failing, date));
  const [build] = kept();
  if (!build) throw new Error('no build');
  accountBuilds(mira.uid).update((list) => keepInAccount(list, build, 'a', date));
  visit(paths.savedBuilds);
  const inAccount = () =>
    accountBuilds(mira.uid)
      .read()
      .value.map((entry) => verdictOf(entry, rulesEdition)?.fails);
  await waitFor(() => expect(inAccount()).toEqual([1]));
  configureAuth(testIdentity());
  await act(() => signOut());
  configureAuth(undefined);
});

test('a check that does not arrive is said, and asked for again', async () => {
  mockRenewal.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  savedBuilds.update((list) => saveBuild(list, failing, date));
  const { user } = visit(paths.savedBuilds);
  const alert = await screen.findByText(/the compatibility check did not arrive/);
  const build = await savedCard('Build #1');
  expect(build.getByText('Not checked')).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await build.findByText(/^1 part does not fit/)).toBeVisible();
});
