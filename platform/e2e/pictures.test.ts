import { openScene } from './support/scene';

const scene = openScene();

const elsewhere = 'https://elsewhere.example';

test('a picture from another host is not asked for: not by a stored edit, and not by any element of the page', async () => {
  const { page, context } = await scene.visit();
  const asked: string[] = [];
  // The policy refuses before a request gets here, so whatever gets here would have left the browser.
  await context.route(`${elsewhere}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.goto('/');
  await page.evaluate((host) => {
    const edit = { originalUrl: '', currentUrl: `${host}/edit.png`, timestamp: '2026-01-01', category: 'pc-build' };
    localStorage.setItem('image_edits_tracker', JSON.stringify({ 'sleek-gaming': edit }));
  }, elsewhere);
  await page.goto('/optimal-build');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Sleek Gaming', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');

  const refused = await page.evaluate(async (host) => {
    const violation = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
    });
    const image = new Image();
    const outcome = new Promise<string>((resolve) => {
      image.onload = () => resolve('loaded');
      image.onerror = () => resolve('not loaded');
    });
    image.src = `${host}/pixel.gif`;
    document.body.append(image);
    return [await outcome, await violation];
  }, elsewhere);
  expect(refused).toEqual(['not loaded', 'img-src']);
  expect(asked).toEqual([]);
  await context.close();
});
