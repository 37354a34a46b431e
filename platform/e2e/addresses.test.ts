import path from 'node:path';
import { promote, publish } from '@rig4u/releases';
import { eventually } from '@rig4u/kernel/until';
import { buildVariant } from './support/build-variant';
import { root } from './support/folders';
import { renderedScreens } from './support/rendered-screens';
import { openScene } from './support/scene';
import { screens } from './support/screens';

const scene = openScene();

/** As somebody who opens an address: where it leads, and what search engines are told. */
async function opened(address: string) {
  const answer = await fetch(scene.product().url + address, { headers: { accept: 'text/html' }, redirect: 'manual' });
  await answer.arrayBuffer();
  const { status, headers } = answer;
  return { status, robots: headers.get('x-robots-tag'), to: headers.get('location') };
}

const unknown = [
  ...['/nowhere', '/index.html', '/index.php', '/wp-login.php', '/.env', '/.well-known/security.txt', '/favicon.ico'],
  ...['/de', '/en/guides', '/home', '/login', '/signup', '/cart', '/checkout', '/search?q=rtx', '/blog/2026/11'],
  ...['/guides/no-such-guide', '/guides/pc-building-basic', '/guides/pc-building-basics/print', '/guides/__proto__'],
  ...['/pc-part-picker/1/fit/more', '/pc-part-picker/1/print', '/saved-builds/1', '/saved-builds/compare/1'],
  ...['/account/settings', '/admin/releases', '/contact/form', '/terms/2025', '/privacy-policy', '/contact.'],
];

test('30 addresses that lead nowhere are 404, and for no search engine', async () => {
  const all = await Promise.all(unknown.map(async (address) => [address, await opened(address)] as const));
  const nowhere = { status: 404, robots: 'noindex', to: null };
  expect(all).toEqual(unknown.map((address) => [address, nowhere]));
  expect(unknown).toHaveLength(30);
});

test('no address that the product has is one of them', async () => {
  const { registry } = scene.product();
  const owned = Object.values((await registry()).remotes).flatMap(({ paths }) => paths);
  const builds = owned.filter((one) => one.includes('/:id')).map((one) => one.replace(':id', 'AbC-d_1'));
  const rendered = (await renderedScreens(scene.product())).map((screen) => screen.path);
  const visited = Object.values(screens).map((screen) => screen.path.replace(/#.*/, ''));
  const all = new Set([...owned.filter((one) => !one.includes(':')), ...builds, ...rendered, ...visited, '/privacy']);
  // Two of the screens that are visited say that nothing is there.
  for (const none of ['/guides/nothing-of-that-name', '/no/such/page']) expect(all.delete(none)).toBe(true);
  const answers = await Promise.all([...all].map(async (address) => ({ address, ...(await opened(address)) })));
  expect(answers.filter(({ status, robots }) => status !== 200 || robots !== null)).toEqual([]);
  expect(all.size).toBeGreaterThan(25);
});

test.each([
  ['/Guides', '/guides'],
  ['/GUIDES/PC-Building-Basics?utm_source=mail', '/guides/pc-building-basics?utm_source=mail'],
  ['/PC-Part-Picker/AbC-d_1/Fit', '/pc-part-picker/AbC-d_1/fit'],
  ['/CONTACT/', '/contact'],
  ['/Terms', '/terms'],
])('%s leads to the right letters', async (address, to) => {
  expect(await opened(address)).toEqual({ status: 308, robots: null, to });
});

test('a visitor sees the same screens as before', async () => {
  const { page, context } = await scene.visit();
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
  await page.getByText('Oops! Page not found').waitFor();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await eventually(async () => expect(new URL(page.url()).pathname).toBe('/'));
  expect((await page.goto('/guides/no-such-guide'))?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Guide Not Found' }).waitFor();
  await page.goto('/Guides/Overclocking-Guide#step-2');
  await page.getByRole('heading', { level: 1, name: 'Overclocking Guide' }).waitFor();
  await eventually(async () => expect(page.url()).toMatch(/\/guides\/overclocking-guide#step-2$/));
  await page.goto('/contact.');
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await eventually(async () => expect(new URL(page.url()).pathname).toBe('/contact'));
  await context.close();
});

test('a new guide is found by a release of the guides alone', async () => {
  const { store, registry } = scene.product();
  const before = await registry();
  expect((await opened('/guides/a-sixth-guide')).status).toBe(404);
  const dist = await buildVariant({
    from: path.join(root, 'mf-guides'),
    name: 'mf-guides',
    version: '90.1.0',
    change: { 'package.json': ['"pc-building-basics",', '"pc-building-basics", "a-sixth-guide",'] },
  });
  await publish(store, dist);
  await promote(store, { part: 'mf-guides', version: '90.1.0' });
  expect(await opened('/guides/a-sixth-guide')).toEqual({ status: 200, robots: null, to: null });
  expect((await opened('/guides/a-seventh-guide')).status).toBe(404);
  expect((await registry()).host.version).toBe(before.host.version);
});
