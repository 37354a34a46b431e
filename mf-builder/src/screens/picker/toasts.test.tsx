import { configureAuth, signInWithGoogle, signOut } from '@rig4u/shared/auth';
import { draftBuild, requiredTypes, savedBuilds, type BuildComponents } from '@rig4u/shared/builds';
import { openedDialog, testIdentity, testUser } from '@rig4u/shared/testing';
import { act, within } from '@testing-library/react';
import { refuseWrites, says, visit } from '../../../checks/visit';
import { named, summary } from '../../../checks/in-the-picker';

const six: BuildComponents = Object.fromEntries(
  requiredTypes.map((type) => [type, { id: `${type}0`, type, brand: 'Maker', name: `Old ${type}`, price: 100 }]),
);

async function complete() {
  draftBuild.update(() => ({ components: six }));
  const { user, location } = visit('/pc-part-picker');
  const build = await summary();
  expect(build).toHaveTextContent('Build Ready');
  const press = () => user.click(named(build, 'button', 'Complete Build'));
  return { user, location, press };
}

afterEach(() => jest.restoreAllMocks());

test(spec('8.15', 'a list that cannot be read'), async () => {
  localStorage.setItem(savedBuilds.key, 'not json');
  visit('/pc-part-picker');
  await says('Error Loading Saved Builds', 'Could not load your saved builds. Local storage may be unavailable.');
});

test(spec('8.16', 'a build that is saved'), async () => {
  const { press } = await complete();
  await press();
  await says('Build Saved', 'Your PC build has been saved successfully.');
});

test(spec('8.17', 'a build that the browser does not keep'), async () => {
  const { press, location } = await complete();
  refuseWrites();
  await press();
  await says('Error', 'Failed to save your PC build. Local storage may be unavailable.');
  expect(location().pathname).toBe('/pc-part-picker');
});

test(spec('6.2 7.19 8.24 8.25 8.26', 'the account: nobody signed in, kept, and refused'), async () => {
  const { user, press } = await complete();
  await press();
  const sheet = await openedDialog('Build #1 is saved');
  const keep = () => user.click(within(sheet).getByRole('button', { name: 'Save to my account' }));
  await keep();
  await says('Not signed in', 'You need to sign in to save builds.');
  configureAuth(testIdentity({ signInWithGoogle: () => Promise.resolve(testUser({ uid: 'mira' })) }));
  await act(() => signInWithGoogle());
  await keep();
  await says('Build Saved', 'Build #1 has been saved to your account.');
  expect(localStorage.getItem('saved-builds-mira')).toContain('"name":"Build #1"');
  refuseWrites();
  await keep();
  await says('Error', 'Could not save your build.');
  jest.restoreAllMocks();
  await act(() => signOut());
  configureAuth(undefined);
});
