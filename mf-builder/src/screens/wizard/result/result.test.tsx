import { configureAuth, signInWithGoogle, signOut } from '@rig4u/shared/auth';
import { openedDialog, testIdentity, testUser } from '@rig4u/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { wholeDollars } from '@rig4u/shared/format';
import { builtIn } from '../../../catalogue/source';
import { loadPresets, themeLabel } from '../../../domain/presets';
import { distanceText, labelOfUse } from '../../../domain/recommendation';
import { visit } from '../../../../checks/visit';
import { card, matchFor, press, title } from '../../../../checks/in-the-wizard';

afterEach(() => jest.restoreAllMocks());

test(
  spec('2.64 9.29', 'the card: name, price, distance, at most two uses and two looks, four parts, ranges'),
  async () => {
    const { user } = visit('/optimal-build?step=3');
    const build = await card();
    const { name, price, useCase, theme, components } = await matchFor('gaming', 1500);
    expect(build.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(build.getByText(wholeDollars(price))).toBeVisible();
    expect(build.getByText(distanceText(price, 1500))).toBeVisible();
    expect(
      within(build.getByRole('list', { name: 'Uses and looks' }))
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual([...useCase.slice(0, 2).map(labelOfUse), ...theme.slice(0, 2).map(themeLabel)]);
    const { cpu, gpu, ram, storage } = components;
    const shown = within(build.getByText('CPU', { selector: 'dt *' }).closest('dl') ?? document.body);
    for (const [label, part] of [
      ['CPU', cpu],
      ['GPU', gpu],
      ['RAM', ram],
      ['Storage', [storage].flat().join(', ')],
    ] as const) {
      expect(shown.getByText(label)).toBeVisible();
      expect(shown.getByText(part)).toBeVisible();
    }
    expect(build.getByText('More about this build').closest('details')).not.toHaveAttribute('open');
    await user.click(build.getByText('More about this build'));
    for (const range of build.getAllByText(/^\d+–\d+$/)) expect(range).toBeVisible();
    expect(build.getAllByText(/^\d+–\d+$/)).toHaveLength(4);
    expect(build.getByText(/^\d+ (of \d+ )?checks passed/)).toBeVisible();
    expect(build.getByText(/^Gaming estimate \d+–\d+ of 100\. 1440p, .+ PC/)).toBeVisible();
    expect(screen.queryByText(/No build within/)).not.toBeInTheDocument();
  },
);

test('how the ranges came about, and the other parts, open in place', async () => {
  const { user } = visit('/optimal-build?step=3');
  await user.click((await card()).getByText('More about this build'));
  await user.click(await press('How this is estimated'));
  const { components, parts } = await matchFor('gaming', 1500);
  const fromPrice =
    /^Price-based estimate of the whole build: \d+\. Gaming: \d+, Productivity: \d+, Video editing: \d+, Streaming: \d+\./;
  expect(await (await card()).findByText(fromPrice)).toBeVisible();
  expect(
    (await card()).getAllByText(/^Modelled after .+ published comparisons without ray tracing and upscaling, from /),
  ).toHaveLength(2);
  expect((await card()).getByText(components.motherboard)).toBeVisible();
  expect((await card()).getByText('Motherboard', { selector: 'dt' })).toBeVisible();
  expect((await card()).queryAllByText('Case Fans', { selector: 'dt' })).toHaveLength(parts.caseFan ? 1 : 0);
});

test('fans that are bought beside those of the case are among the parts', async () => {
  const { user } = visit('/optimal-build?step=3&build=dream-machine');
  await user.click((await card()).getByText('More about this build'));
  expect((await card()).getByText('Case Fans', { selector: 'dt' })).toBeVisible();
  const { components } = (await loadPresets()).find(({ id }) => id === 'dream-machine') ?? {};
  expect((await card()).getByText(components?.caseFan ?? 'no fans')).toBeVisible();
});

test(spec('3.28', 'outside the window it is said'), async () => {
  visit('/optimal-build?step=3&budget=500');
  expect(await screen.findByText('No build within 10 % of $500; the nearest is $699.')).toBeVisible();
});

test('while the catalogue loads there is a place for the build; a failure can be tried again', async () => {
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  const { user } = visit('/optimal-build?step=3&use=streaming');
  expect(await screen.findByText('Loading builds...')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('The builds could not be loaded');
  loading.mockRestore();
  await user.click(await press('Try Again'));
  await title('Your Optimal PC Build');
});

const provider = (email: string) => testIdentity({ signInWithGoogle: () => Promise.resolve(testUser({ email })) });

test(spec('2.65 2.103', 'only the owner can edit the image'), async () => {
  configureAuth(provider('somebody@rig4u.example'));
  await signInWithGoogle();
  const { user } = visit('/optimal-build?step=3');
  await card();
  expect(screen.queryByRole('button', { name: /^Edit the image/ })).not.toBeInTheDocument();
  configureAuth(provider('owner@rig4u.example'));
  await act(() => signInWithGoogle());
  await user.click(await press(`Edit the image of ${(await matchFor('gaming', 1500)).name}`));
  expect(await openedDialog('Edit Image')).toBeVisible();
  await act(() => signOut());
  configureAuth(undefined);
});
