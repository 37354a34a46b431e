import { saveBuild, savedBuilds } from '@rig4u/shared/builds';
import { paths } from '@rig4u/shared/routing';
import { openedDialog } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import { visit } from '../../../checks/visit';

// A busy machine is slower than the default five seconds.

/** The message that has this title and this text. */
const says = async (title: string, text: string) => {
  const line = await screen.findByText(text);
  expect(line.closest('li')).toHaveTextContent(`${title}${text}`);
};
async function confirmDeletion(meanwhile: () => void) {
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
  await confirmDeletion(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
  });
  await says('Error', 'Failed to delete the PC build.');
});

test(spec('8.18', 'a list that cannot be read'), async () => {
  localStorage.setItem(savedBuilds.key, 'not json');
  visit('/saved-builds');
  await says('Error', 'Failed to load saved builds.');
});
