import { eventually } from '@rig4u/kernel/until';
import { applicationIn } from './support/browser';
import { openScene } from './support/scene';

const scene = openScene();

test(spec('4.41', "the page's own script failing once comes in at the next try, without a reload"), async () => {
  const { page, context } = await scene.visit();
  let failed = false;
  await page.route(/\/host\/.*main\..*\.js$/, (route) => {
    if (failed) return route.continue();
    failed = true;
    return route.abort();
  });
  await page.goto('/');
  await applicationIn(page);
  expect(failed).toBe(true);
  await context.close();
});

test(spec('2.108 4.42', 'when it keeps failing the page says so, and coming back to the tab heals it'), async () => {
  const { page, context } = await scene.visit();
  await page.route(/\/host\/.*main\..*\.js/, (route) => route.abort());
  await page.goto('/');
  await page.getByText('Something went wrong. Please refresh the page.').waitFor();
  await page.unroute(/\/host\/.*main\..*\.js/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await applicationIn(page);
  await context.close();
});

test(spec('2.105', 'a config without a name: the start-up screen names it, and Try Again is there'), async () => {
  const { page, context } = await scene.visit();
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"name":"Rig4U",', '') });
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await eventually(async () => expect(await page.textContent('body')).toContain('product.name'));
  await eventually(async () => expect(await page.getByRole('button', { name: 'Try Again' }).isVisible()).toBe(true));
  await eventually(async () => expect(await page.getByRole('button', { name: 'Reload Page' }).isVisible()).toBe(true));
  await context.close();
});
