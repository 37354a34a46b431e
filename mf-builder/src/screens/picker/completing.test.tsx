import {
  draftBuild,
  editedBuilds,
  knownRules,
  requiredTypes,
  savedBuilds,
  saveBuild,
  verdictOf,
  type BuildComponents,
} from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { openedDialog, shownText } from '@rig4u/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { rulesEdition } from '../../domain/compatibility/rules-edition';
import { region, visit } from '../../../checks/visit';
import { entry, firstChoice, named, report, summary } from '../../../checks/in-the-picker';

const six: BuildComponents = Object.fromEntries(
  requiredTypes.map((type) => [
    type,
    { id: `${type}0`, type, brand: 'Maker', name: `Old ${type}`, price: 100, priceDate: '2025-10-01' },
  ]),
);
const saved = () => savedBuilds.read().value;
const complete = () => named(region('Your PC Build'), 'button', 'Complete Build');
const keepDraft = (components: BuildComponents) => draftBuild.update(() => ({ components }));
const keepSaved = () => {
  savedBuilds.update((list) => saveBuild(list, six, new Date('2026-11-02T10:00:00.000Z')));
  return saved()[0]?.id ?? '';
};

afterEach(() => jest.restoreAllMocks());

test(
  spec('2.51 2.53 5.1 8.34', 'Complete Build rests until the six required parts are chosen, and says what is missing'),
  async () => {
    keepDraft({ ...six, psu: null });
    visit('/pc-part-picker');
    await screen.findByText('Complete Build needs Power Supply.');
    expect(complete()).toBeDisabled();
    expect(complete()).toHaveAccessibleDescription('Complete Build needs Power Supply.');
    expect(region('Your PC Build')).toHaveTextContent('Not Selected');
  },
);

test(spec('2.54', 'completing saves the build, opens it under its address and empties the draft'), async () => {
  keepDraft(six);
  const { user, location } = visit('/pc-part-picker');
  await screen.findByText('Build Ready', { selector: '[aria-labelledby="summary-title"] *' });
  expect(region('Your PC Build')).toHaveTextContent('guide prices of October 2025');
  await user.click(complete());
  await shownText('Your PC build has been saved successfully.');
  expect(saved()).toEqual([expect.objectContaining({ name: 'Build #1', components: six, totalPrice: 600 })]);
  expect(saved().map((build) => verdictOf(build, knownRules.read().value.edition))).toEqual([
    expect.objectContaining({ edition: rulesEdition, fails: 0 }),
  ]);
  await waitFor(() => expect(location().pathname).toBe(paths.savedBuild(saved()[0]?.id ?? '')));
  await waitFor(() => expect(draftBuild.read().value.components).toEqual({}));

  const sheet = await openedDialog('Build #1 is saved');
  for (const name of ['Save to my account', 'Share', 'Purchase'])
    expect(within(sheet).getByRole('button', { name })).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(region('Your PC Build')).toHaveTextContent('Build Ready');
});

describe('a build of which a part does not fit', () => {
  const failing: BuildComponents = {
    ...six,
    cpu: { id: 'own1', type: 'cpu', name: 'Chip', price: 100, specs: { socket: 'AM5' } },
    motherboard: { id: 'own2', type: 'motherboard', name: 'Board', price: 100, specs: { socket: 'LGA1700' } },
  };
  const completed = async () => {
    keepDraft(failing);
    const visited = visit('/pc-part-picker');
    await screen.findByText('Build Ready', { selector: '[aria-labelledby="summary-title"] *' });
    await visited.user.click(complete());
    return { ...visited, sheet: await openedDialog('Build #1 is saved') };
  };

  test('is completed, and the sheet names the fail; Purchase is there, Fix it is filled', async () => {
    const { user, sheet, location } = await completed();
    expect(sheet).toHaveAccessibleDescription(/1 part does not fit: .*AM5.*LGA1700/);
    const [fix, purchase] = ['Fix it', 'Purchase'].map((name) => within(sheet).getByRole('button', { name }));
    if (!fix || !purchase) throw new Error('a button is missing');
    expect(purchase).toBeEnabled();
    expect(getComputedStyle(purchase).backgroundColor).not.toBe(getComputedStyle(fix).backgroundColor);
    await user.click(purchase);
    await waitFor(() => expect(location().pathname).toBe(paths.purchase));
    expect(location().state).toMatchObject({ build: { verdict: { fails: 1, worst: { rule: 'cpu-socket' } } } });
  });

  test('Fix it leads to the finding, and the address is as it was', async () => {
    const { user, sheet, location } = await completed();
    await user.click(within(sheet).getByRole('button', { name: 'Fix it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Worst finding'));
    await waitFor(() => expect(location().search).toBe(''));
  });

  test('where there is no rail, Fix it opens the build at the finding', async () => {
    const unseen = jest.fn(function (this: Element) {
      return this.id !== 'summary-title';
    });
    Object.defineProperty(Element.prototype, 'checkVisibility', { configurable: true, value: unseen });
    try {
      const { user, sheet } = await completed();
      await user.click(within(sheet).getByRole('button', { name: 'Fix it' }));
      const build = await openedDialog('Your PC Build');
      await waitFor(() => expect(within(build).getByRole('group', { name: 'Worst finding' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Open your build/));
    } finally {
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    }
  });

  test.each(['', ').'])('the address leads to the finding from elsewhere, with %j behind it', async (tail) => {
    savedBuilds.update((list) => saveBuild(list, failing, new Date('2026-11-02T10:00:00.000Z')));
    const { location } = visit(`${paths.savedBuild(saved()[0]?.id ?? '')}?category=psu&finding=cpu-socket${tail}`);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Worst finding'));
    await waitFor(() => expect(location().search).toBe('?category=psu'));
  });
});

test(
  spec(
    '2.3',
    'a saved build is changed in its own entry; until then the change is a working copy that outlives a reload',
  ),
  async () => {
    const id = keepSaved();
    const { user, unmount } = visit(`${paths.savedBuild(id)}?category=psu`);
    await user.click(await firstChoice());
    expect(saved()[0]?.components).toEqual(six);
    expect(draftBuild.read().status).toBe('missing');
    unmount();

    const again = visit(paths.savedBuild(id));
    await summary();
    const remove = within(entry('Power Supply')).getByRole('button', { name: /^Remove / });
    expect(remove).not.toHaveAccessibleName('Remove Maker Old psu');
    await again.user.click(complete());
    await screen.findByText('Your PC build has been saved successfully.');
    expect(saved()).toHaveLength(1);
    expect(saved()[0]).toMatchObject({ id, name: 'Build #1', date: '2026-11-02T10:00:00.000Z' });
    expect(saved()[0]?.components.psu).not.toEqual(six.psu);
    await waitFor(() => expect(editedBuilds.read().value).toEqual({}));
  },
);

test('Save as new leaves the first entry as it was', async () => {
  const id = keepSaved();
  const { user, location } = visit(`${paths.savedBuild(id)}?category=psu`);
  await user.click(await firstChoice());
  await user.click(named(report(), 'button', 'Save as new'));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[0]?.components).toEqual(six);
  await waitFor(() => expect(location().pathname).toBe(paths.savedBuild(saved()[1]?.id ?? '')));
});

test('unsaved changes can be dropped', async () => {
  const id = keepSaved();
  const { user } = visit(`${paths.savedBuild(id)}?category=psu`);
  await user.click(await firstChoice());
  await user.click(named(report(), 'button', 'Discard changes'));
  expect(region('Your PC Build')).toHaveTextContent('Old psu');
  expect(within(report()).queryByText('Discard changes')).not.toBeInTheDocument();
});

test(spec('2.3', 'an unknown id says so and leads to the list'), async () => {
  visit(paths.savedBuild('123'));
  expect(await screen.findByText('Build not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Saved Builds' })).toHaveAttribute('href', paths.savedBuilds);
});
