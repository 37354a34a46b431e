import { eventually } from '@rig4u/kernel/until';
import { comeBack } from './support/come-back';
import { openServedScene } from './support/scene';
import { signIn, signUp } from './support/sign-in';
import { headerTexts, moreLinks, putLive } from './support/sixth-remote';
import { expectSoundHeader } from './support/sound-header';

const scene = openServedScene();

test('with six and eight remotes the header fits every width, for visitor, user and owner; what does not fit is in the menu', async () => {
  const { store } = scene.product();
  const visitor = await scene.visit();
  const user = await scene.visit();
  const owner = await scene.visit();
  await putLive(store, 'mf-foreign', moreLinks.foreign);
  await visitor.page.goto('/guides');
  await signUp(user.page, { email: 'mira@workbench.example', password: 'a word of my own' });
  await signIn(owner.page, scene.services().owner);
  const narrowest = async () => {
    const found: number[] = [];
    for (const { page } of [visitor, user, owner]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await comeBack(page);
      found.push(await expectSoundHeader(page));
    }
    return found;
  };
  const six = await narrowest();
  await putLive(store, 'mf-seventh', moreLinks.seventh);
  await putLive(store, 'mf-eighth', moreLinks.eighth);
  const eight = await narrowest();
  expect(six.toSorted((one, two) => one - two)).toEqual(six);
  expect(six.every((width, i) => width < (eight[i] ?? 0))).toBe(true);

  const { page } = owner;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const names = await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').allTextContents();
  expect(names).toEqual(headerTexts(Object.values(moreLinks), 'owner'));
  await eventually(async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320));
  await Promise.all([visitor, user, owner].map(({ context }) => context.close()));
});
