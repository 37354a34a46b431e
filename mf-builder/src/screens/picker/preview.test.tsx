import { draftBuild } from '@rig4u/shared/builds';
import { act, screen, waitFor, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import { visit } from '../../../checks/visit';
import { rows, summary } from '../../../checks/in-the-picker';

/** The picker at the cards, with a case chosen: its rows, and what the fit view beside them says. */
async function atTheCards() {
  const [shell] = await builtIn.load('case');
  if (!shell) throw new Error('the catalogue has no case');
  draftBuild.update(() => ({ components: { case: shell } }));
  const { user } = visit('/pc-part-picker?category=gpu');
  const [first, second] = await rows();
  if (!first || !second) throw new Error('the category has no rows');
  const build = await summary();
  const picture = async () =>
    (await within(build).findByRole('img', { name: /^Seen/ })).getAttribute('aria-label') ?? '';
  await waitFor(async () => expect(await picture()).not.toMatch(/graphics card/i));
  const says = (words: RegExp) => waitFor(async () => expect(await picture()).toMatch(words));
  /** The pointer is over a row, at a height of the screen. */
  const over = (target: HTMLElement, screenY: number) => user.pointer({ target, coords: { screenX: 10, screenY } });
  return { first, second, over, says };
}

const card = /graphics card/i;
const noCard = /^(?!.*graphics card)/i;

test('the fit view shows the card that the pointer moves to, and no other one that comes under it while it rests', async () => {
  const { first, second, over, says } = await atTheCards();
  await over(first, 10);
  await says(card);
  // The list changed: the browser says what is under the pointer now.
  await over(second, 10);
  await says(noCard);
  await over(second, 12);
  await says(card);
});

test('it shows the card that the focus is on, and after a change of the build the build alone', async () => {
  const { first, says } = await atTheCards();
  act(() =>
    within(first)
      .getByRole('button', { name: /^Choose / })
      .focus(),
  );
  await says(card);
  const [cpu] = await builtIn.load('cpu');
  act(
    () => void draftBuild.update((build) => ({ ...build, components: { ...build.components, ...(cpu && { cpu }) } })),
  );
  await says(noCard);
  expect(screen.getByRole('heading', { level: 2, name: 'Graphics Card' })).toBeVisible();
});
