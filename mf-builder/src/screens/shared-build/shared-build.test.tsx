import { accessibilityFaults } from '@rig4u/config/accessibility';
import {
  draftBuild,
  partLines,
  partName,
  priceHistory,
  saveBuild,
  savedBuilds,
  type BuildComponents,
} from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { renderScreen } from '@rig4u/shared/testing';
import { dismissNotification, ToastAreas } from '@rig4u/shared/toasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SharedBuild } from './shared-build';
import { useSharedLink } from './shared-link';
import { builtIn } from '../../catalogue/source';
import { check } from '../../domain/compatibility/check';
import { fromComponents } from '../../domain/compatibility/checked-build';
import { encodeBuild } from '../../domain/link/write-link';
import { refuseWrites } from '../../../checks/visit';

let isBuildInSight = true;
const Own = () => (
  <>
    <h1>PC Builder</h1>
    {isBuildInSight && <h2 id="summary-title">Your PC Build</h2>}
  </>
);
const Picker = () => {
  const hash = useSharedLink();
  return (
    <>
      <main>{hash === undefined ? <Own /> : <SharedBuild hash={hash} />}</main>
      <ToastAreas />
    </>
  );
};
const part = (id: string) => ({ id, name: id, price: 1 });
const hashOf = (components: BuildComponents): string => {
  const encoded = encodeBuild(components);
  return encoded.ok ? encoded.hash : '';
};
const visit = (hash: string) => renderScreen(<Picker />, { path: `${paths.picker}${hash}` });
const shared = hashOf({ cpu: part('cpu3'), ram: [{ part: part('ram2'), quantity: 2 }] });
const mine = { psu: { id: 'psu1', name: 'My supply', price: 50 } };

beforeEach(() => {
  isBuildInSight = true;
  dismissNotification();
});
afterEach(() => jest.restoreAllMocks());

test('a shared build is shown with the catalogue’s parts, prices and total', async () => {
  const { container } = visit(shared);
  const [cpu, ram] = [(await builtIn.load('cpu'))[2], (await builtIn.load('ram'))[1]];
  const head = within(await screen.findByRole('region', { name: 'A build of 2 parts' }));
  const parts = within(screen.getByRole('region', { name: 'Parts' }));
  expect(parts.getAllByRole('definition').map((line) => line.textContent)).toEqual([
    `${cpu && partName(cpu)}${exactDollars(cpu?.price ?? 0)}`,
    `2 × ${ram && partName(ram)}${exactDollars((ram?.price ?? 0) * 2)}`,
  ]);
  expect(head.getByText(exactDollars(((cpu?.price ?? 0) * 100 + (ram?.price ?? 0) * 200) / 100))).toBeVisible();
  expect(head.getByText(/^Nothing fails, \d+ not checked$|^Everything fits$|^\d+ warnings?: /)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Compatibility Check' })).toHaveTextContent(/[1-9]\d* checks? passed/);
  const levels = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(levels).toEqual(['Shared build', 'A build of 2 parts', 'Parts', 'Compatibility Check']);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('facts that the sender entered are said to be so, of the part that has them', async () => {
  const gpu = { ...part('gpu~123'), specs: { heightMm: 130, slots: 2 }, entered: ['heightMm', 'slots'] };
  visit(hashOf({ cpu: part('cpu3'), gpu }));
  await screen.findByRole('region', { name: 'A build of 2 parts' });
  const [cpu, card] = within(screen.getByRole('region', { name: 'Parts' })).getAllByRole('definition');
  expect(card).toHaveTextContent('2 facts of this part were entered by hand.');
  expect(cpu).not.toHaveTextContent('entered');
});

test('an imported newer price counts', async () => {
  priceHistory.update(() => ({ parts: { cpu3: [{ date: '2099-01-01', price: 1234 }] } }));
  visit(shared);
  expect(await screen.findByText('$1,234.00')).toBeVisible();
});

test('Make it mine puts it on the table; what was there comes back with Undo', async () => {
  draftBuild.update(() => ({ components: mine }));
  const { user, location } = visit(shared);
  await user.click(await screen.findByRole('button', { name: 'Make it mine' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Your PC Build' })).toHaveFocus());
  expect(location()).toMatchObject({ pathname: paths.picker, hash: '' });
  expect(draftBuild.read().value).toMatchObject({ components: { cpu: { id: 'cpu3' } }, cleared: mine });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(draftBuild.read().value.components).toEqual(mine);
});

test('where the build is behind a button, the title has the focus after taking over', async () => {
  isBuildInSight = false;
  const { user } = visit(shared);
  await user.click(await screen.findByRole('button', { name: 'Make it mine' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'PC Builder' })).toHaveFocus());
});

describe('a shared build of which a part does not fit', () => {
  const failing = async () => {
    const [cpus, boards] = [await builtIn.load('cpu'), await builtIn.load('motherboard')];
    const cpu = cpus[0];
    const board = boards.find(({ specs }) => specs.socket !== cpu?.specs.socket);
    if (!cpu || !board) throw new Error('the catalogue has one socket only');
    return { cpu, board, hash: hashOf({ cpu, motherboard: board }) };
  };
  const swapButton = async () => {
    const [cheapest] = await screen.findAllByRole('button', { name: /^Swap to / });
    if (!cheapest) throw new Error('no swap is offered');
    return cheapest;
  };

  test('names it first; Fix it leads to the finding; a swap is applied in place, said, and undone', async () => {
    const { cpu, board, hash } = await failing();
    const { user, location, container } = visit(hash);
    const head = within(await screen.findByRole('region', { name: 'A build of 2 parts' }));
    expect(head.getByText(/^\d parts? (does|do) not fit: /)).toBeVisible();
    await user.click(head.getByRole('button', { name: 'Fix it' }));
    expect(document.activeElement).toHaveTextContent(/^Does not fit: /);

    await user.click(await swapButton());
    expect(await head.findByText('You changed this build. Nobody else sees that.')).toBeVisible();
    expect(head.queryByText(/not fit/)).not.toBeInTheDocument();
    expect(head.queryByRole('button', { name: 'Fix it' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Compatibility Check' })).toHaveFocus();
    expect(screen.getByText((text) => / in place of .+$/.test(text) && !text.includes('Total'))).toBeVisible();
    expect(screen.getByText(/in place of .+\. Total \$/)).toBeInTheDocument();
    expect(location().hash).toBe(hash);
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(draftBuild.read().status).toBe('missing');

    await user.click(head.getByRole('button', { name: 'Back to the shared build' }));
    expect(head.getByText(/^\d parts? (does|do) not fit: /)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'A build of 2 parts' })).toHaveFocus();
    const parts = screen.getByRole('region', { name: 'Parts' });
    expect(parts).toHaveTextContent(partName(cpu));
    expect(parts).toHaveTextContent(partName(board));
  });

  test('a part may be added, too: applied in place, said, and undone', async () => {
    const { user } = visit(hashOf({ case: part('case4'), cooling: part('cooling11') }));
    await user.click(await screen.findByRole('button', { name: 'Add ARCTIC P12 PWM PST, $9.49 more' }));
    const parts = screen.getByRole('region', { name: 'Parts' });
    expect(parts).toHaveTextContent('ARCTIC P12 PWM PST');
    expect(screen.getByRole('note')).toHaveTextContent(/^ARCTIC P12 PWM PST added$/);
    expect(screen.getByText(/^ARCTIC P12 PWM PST added\. Total \$/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Compatibility Check' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to the shared build' }));
    expect(parts).not.toHaveTextContent('ARCTIC P12 PWM PST');
  });

  test('Make it mine takes what is shown', async () => {
    const { hash } = await failing();
    const { user } = visit(hash);
    await user.click(await swapButton());
    const parts = screen.getByRole('region', { name: 'Parts' });
    const shown = within(parts)
      .getAllByRole('definition')
      .map((line) => line.textContent);
    await user.click(screen.getByRole('button', { name: 'Make it mine' }));
    const { components } = draftBuild.read().value;
    const taken = partLines(components).map(({ part }) => `${partName(part)}${exactDollars(part.price)}`);
    expect(taken).toEqual(shown);
    expect(check(fromComponents(components)).findings.some(({ verdict }) => verdict === 'fail')).toBe(false);
  });
});

test('who has saved builds can put it beside the newest of them; nobody else is offered that', async () => {
  savedBuilds.update((list) => saveBuild(list, mine, new Date('2026-11-02T10:00:00.000Z')));
  visit(shared);
  const newest = savedBuilds.read().value.at(-1)?.id;
  expect(await screen.findByRole('link', { name: 'Compare with a saved build' })).toHaveAttribute(
    'href',
    `/saved-builds/compare?a=${newest}#b=${shared.slice(3)}`,
  );
  act(() => void savedBuilds.update(() => []));
  expect(screen.queryByRole('link', { name: 'Compare with a saved build' })).not.toBeInTheDocument();
});

test('a refused take-over is said', async () => {
  const { user } = visit(shared);
  const button = await screen.findByRole('button', { name: 'Make it mine' });
  refuseWrites();
  await user.click(button);
  expect(await screen.findByText('Failed to save your PC build. Local storage may be unavailable.')).toBeVisible();
});

test.each([
  ['a damaged link', `${shared.slice(0, -2)}xx`, /^This link is damaged\./],
  ['an empty build', hashOf({}), /^The build in this link is empty\./],
  [
    'an unknown part',
    hashOf({ cpu: part('cpu999') }),
    /^This link names a part that the catalogue does not have: CPU number 999\./,
  ],
])('%s gives a clear message and a way on', async (_, hash, message) => {
  visit(hash);
  expect(await screen.findByText('This link cannot be opened')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Create New Build' })).toHaveAttribute('href', paths.picker);
});

test('parts that do not arrive: said, and tried again', async () => {
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  const { user } = visit(shared);
  expect(await screen.findByText('Failed to load components')).toBeVisible();
  loading.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'A build of 2 parts' })).toBeVisible();
});
