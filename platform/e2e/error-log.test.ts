import type { Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import { expectAccessible } from './support/accessible';
import { remotes } from './support/folders';
import { openServedScene } from './support/scene';
import { signIn } from './support/sign-in';

const scene = openServedScene();

const signInAsOwner = (page: Page) => signIn(page, scene.services().owner);

/** An error of the page itself, as a fault in our own code would be one. */
const breakSomething = (page: Page, text: string) =>
  page.evaluate((message) => {
    const script = document.createElement('script');
    setTimeout(() => {
      throw new Error(message);
    });
    return script.tagName;
  }, text);

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test(
  spec(
    '1.10 4.25 7.9 7.11 7.12',
    "a visitor's errors reach the owner, counted and without secrets; the owner resolves and reopens them",
  ),
  async () => {
    const visitor = await scene.visit();
    await visitor.page.goto('/guides?token=abcdef');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    const written = visitor.page.waitForResponse(
      (answer) => /\/rest\/v1\/error_logs/.test(answer.url()) && answer.request().method() === 'POST',
    );
    await breakSomething(visitor.page, 'a fan fell off for mira@workbench.example');
    expect((await written).status()).toBe(201);
    await visitor.page.evaluate(() => void Promise.reject(new Error('a promise fell off')));

    const owner = await scene.visit({ hasTouch: true });
    await signInAsOwner(owner.page);
    await owner.page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
    await row(owner.page, 'a fan fell off for').first().waitFor();
    await row(owner.page, 'a promise fell off').first().waitFor();
    const all = await owner.page.getByRole('main').textContent();
    expect(all).not.toContain('mira@workbench.example');
    expect(all).not.toContain('abcdef');
    await expectAccessible(owner.page);

    await row(owner.page, 'a promise fell off')
      .getByRole('link', { name: /^Details/ })
      .click();
    await owner.page.getByRole('dialog').getByText('unhandledrejection').first().waitFor();
    await expectAccessible(owner.page);
    await owner.page.keyboard.press('Escape');

    await row(owner.page, 'a fan fell off for')
      .getByRole('button', { name: /^Resolve/ })
      .click();
    await row(owner.page, 'a fan fell off for')
      .getByRole('button', { name: /^Reopen/ })
      .waitFor();
    await owner.page.reload();
    await row(owner.page, 'a promise fell off').first().waitFor();
    await eventually(async () => expect(await row(owner.page, 'a fan fell off for').count()).toBe(0));
    await owner.page.goto('/admin?show=resolved');
    await row(owner.page, 'a fan fell off for')
      .getByRole('button', { name: /^Reopen/ })
      .click();
    await row(owner.page, 'a fan fell off for')
      .getByRole('button', { name: /^Resolve/ })
      .waitFor();
    await owner.page.goto('/admin');
    await row(owner.page, 'a fan fell off for').first().waitFor();
    expect(visitor.problems.filter((problem) => !/fell off/.test(problem))).toEqual([]);
    expect(owner.problems).toEqual([]);
    await visitor.context.close();
    await owner.context.close();
  },
);

test(
  spec('2.7 6.7', 'the owner sees what is live; a visitor is asked to sign in, another user finds nothing'),
  async () => {
    const owner = await scene.visit({ hasTouch: true });
    await signInAsOwner(owner.page);
    await owner.page.goto('/admin?view=releases');
    for (const name of remotes) await owner.page.getByText(name, { exact: true }).first().waitFor();
    await expectAccessible(owner.page);

    const visitor = await scene.visit();
    await visitor.page.goto('/admin');
    await visitor.page.getByRole('heading', { level: 2, name: 'User Account' }).waitFor();
    await visitor.page.getByRole('tab', { name: 'Sign Up' }).click();
    const panel = visitor.page.getByRole('tabpanel', { name: 'Sign Up' });
    await panel.getByLabel('Email').fill('nosy@workbench.example');
    await panel.getByLabel('Password').fill('a long sentence');
    await panel.getByRole('button', { name: 'Create Account' }).click();
    await visitor.page.getByText('Oops! Page not found').waitFor();
    await owner.context.close();
    await visitor.context.close();
  },
);
