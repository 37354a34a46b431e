import { configureAuth, signInWithGoogle, signOut } from '@rig4u/shared/auth';
import { openedDialog, testIdentity, testUser } from '@rig4u/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { builtIn } from '../../../catalogue/source';
import { visit } from '../../../../checks/visit';
import { card, press, title } from '../../../../checks/in-the-wizard';

afterEach(() => jest.restoreAllMocks());

test(
  spec('2.64 9.29', 'the card: name, price, distance, at most two uses and two looks, four parts, ranges'),
  async () => {
    visit('/optimal-build?step=3');
    const build = await card();
    expect(build.getByRole('heading', { level: 2, name: 'AMD Gaming Rig' })).toBeVisible();
    expect(build.getByText('$1,605')).toBeVisible();
    expect(build.getByText('$105 above your budget')).toBeVisible();
    expect(
      within(build.getByRole('list', { name: 'Uses and looks' }))
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(['Gaming', 'Streaming', 'RGB', 'Sleek']);
    for (const [label, name] of [
      ['CPU', 'AMD Ryzen 7 7800X3D'],
      ['GPU', 'Sapphire PULSE Radeon RX 9070 XT 16GB'],
      ['RAM', /Vengeance 32GB/],
      ['Storage', /NV3 2TB/],
    ] as const) {
      expect(build.getByText(label, { selector: 'dt *' })).toBeVisible();
      expect(build.getByText(name)).toBeVisible();
    }
    expect(build.getAllByText(/^\d+–\d+$/)).toHaveLength(4);
    expect(build.getByText(/of \d+ checks passed/)).toBeVisible();
    expect(screen.queryByText(/No build within/)).not.toBeInTheDocument();
  },
);

test('how the ranges came about, and the other parts, open in place', async () => {
  const { user } = visit('/optimal-build?step=3');
  await user.click(await press('How this is estimated'));
  const fromPrice =
    /^Price-based estimate of the whole build: 80\. Gaming: 88, Productivity: 76, Video editing: 72, Streaming: 68\./;
  expect(await (await card()).findByText(fromPrice)).toBeVisible();
  expect(
    (await card()).getAllByText(/^Modelled after .+ published comparisons without ray tracing and upscaling, from /),
  ).toHaveLength(2);
  await user.click(await press('All parts'));
  expect((await card()).getByText('MSI B650 GAMING PLUS WIFI')).toBeVisible();
  expect((await card()).queryByText('Case fans')).not.toBeInTheDocument();
});

test('fans that are bought beside those of the case are among the other parts', async () => {
  const { user } = visit('/optimal-build?step=3&build=dream-machine');
  await user.click(await press('All parts'));
  expect((await card()).getByText('Case fans', { selector: 'dt' })).toBeVisible();
  expect((await card()).getByText('3 × be quiet! Silent Wings 4 120mm PWM')).toBeVisible();
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
  await user.click(await press('Edit the image of AMD Gaming Rig'));
  expect(await openedDialog('Edit Image')).toBeVisible();
  await act(() => signOut());
  configureAuth(undefined);
});
