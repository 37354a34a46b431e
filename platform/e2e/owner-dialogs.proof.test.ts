import { everyDialogKeepsThePage } from './support/leaving-dialogs';
import { fillAccount, ownerDialogs } from './support/owner-dialogs';
import { openServedScene } from './support/scene';
import { signIn } from './support/sign-in';

const scene = openServedScene();

beforeAll(async () => {
  const { page, context } = await scene.visit();
  await signIn(page, scene.services().owner);
  await fillAccount(page);
  await context.close();
});

everyDialogKeepsThePage(scene, ownerDialogs, (page) => signIn(page, scene.services().owner));
