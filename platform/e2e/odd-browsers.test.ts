import type { Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import { screenIn } from './support/browser';
import { openScene } from './support/scene';

const scene = openScene();

/** Runs before the page's own scripts. */
type Meddle = Parameters<Page['addInitScript']>[0];

/** What throws in a visitor's browser, by an extension or because it is old: each breaks one step of the boot script. */
const starts: Record<string, Meddle> = {
  'the Trusted Types policy "default" is there already': () =>
    window.trustedTypes?.createPolicy('default', {
      createHTML: (text) => text,
      createScript: (text) => text,
      createScriptURL: (text) => text,
    }),
  'the theme of the system cannot be asked for': () => {
    const ask = window.matchMedia.bind(window);
    let asked = 0;
    window.matchMedia = (query) => {
      if ((asked += 1) === 1) throw new TypeError('not here');
      return ask(query);
    };
  },
  'failed scripts cannot be heard': () => {
    const listen = window.addEventListener.bind(window);
    let asked = 0;
    Object.assign(window, {
      addEventListener: (name: string, act: () => void, how?: boolean) => {
        if (name === 'error' && (asked += 1) === 1) throw new TypeError('not here');
        listen(name, act, how);
      },
    });
  },
  'document.fonts is missing': () => Object.defineProperty(document, 'fonts', { value: undefined }),
  'paints cannot be observed': () => Object.defineProperty(window, 'PerformanceObserver', { value: undefined }),
  'a timer cannot be set': () => {
    const set = window.setTimeout.bind(window);
    let asked = 0;
    Object.assign(window, {
      setTimeout: (act: () => void, ms: number) => {
        if ((asked += 1) === 1) throw new TypeError('not here');
        return set(act, ms);
      },
    });
  },
  'storage throws': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'an attribute of the page cannot be written': () => {
    const write = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset');
    let asked = 0;
    Object.defineProperty(HTMLElement.prototype, 'dataset', {
      get() {
        if ((asked += 1) <= 3) throw new TypeError('not here');
        return write?.get?.call(this);
      },
    });
  },
};

test.each(Object.entries(starts))('%s: the page starts, and leads on', async (_name, meddle) => {
  const { page, context } = await scene.visit();
  await page.addInitScript(meddle);
  await page.goto('/contact?about=1');
  await page.getByLabel('Name').first().fill('Ada');
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).first().click();
  await page.waitForURL('**/guides');
  await screenIn(page);
  await eventually(async () => expect(await page.getByRole('main').getByRole('alert').count()).toBe(0));
  await context.close();
});

/** With these no script of ours can run, or the application cannot be read: the page says so. */
const ends: Record<string, Meddle> = {
  'a foreign policy that lets no script in': () =>
    window.trustedTypes?.createPolicy('default', { createHTML: (text) => text }),
  'no channel of messages': () => Object.defineProperty(window, 'MessageChannel', { value: undefined }),
};

test.each(Object.entries(ends))('%s: the page says that it did not start', async (_name, meddle) => {
  const { page, context } = await scene.visit();
  await page.addInitScript(meddle);
  await page.goto('/contact');
  await page.getByText('Something went wrong. Please refresh the page.').waitFor();
  await context.close();
});
