import { saveBuild, savedBuilds } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { openedDialog } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import { refuseWrites, says, visit } from '../../../checks/visit';

async function confirmDeletion(meanwhile: () => unknown) {
  savedBuilds.update((list) => saveBuild(list, {}, new Date('2026-11-02T10:00:00.000Z')));
  const { user } = visit('/saved-builds');
  await user.click(await screen.findByRole('button', { name: 'Delete Build #1' }));
  const question = within(await openedDialog('Are you sure?', 'alertdialog'));
  meanwhile();
  await user.click(question.getByRole('button', { name: 'Delete' }));
}

afterEach(() => jest.restoreAllMocks());

test(spec('2.55', 'the title of the screen and the way back'), async () => {
  visit('/saved-builds');
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved PC Builds' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to PC Builder' })).toHaveAttribute('href', paths.picker);
});

test(spec('8.19', 'a deletion'), async () => {
  await confirmDeletion(() => undefined);
  await says('Build Deleted', 'The PC build has been deleted successfully.');
});

test(spec('8.20', 'a deletion that the browser refuses'), async () => {
  await confirmDeletion(refuseWrites);
  await says('Error', 'Failed to delete the PC build.');
});

test(spec('8.18', 'a list that cannot be read'), async () => {
  localStorage.setItem(savedBuilds.key, 'not json');
  visit('/saved-builds');
  await says('Error', 'Failed to load saved builds.');
});
