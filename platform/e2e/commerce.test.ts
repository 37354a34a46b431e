import { proof } from '@rig4u/kernel/prove';
import { eventually } from '@rig4u/kernel/until';
import { byKeyboard, fixOnTheWay } from './support/part-that-does-not-fit';
import { openScene } from './support/scene';

const scene = openScene();

test('contact: a message and a consultation ask for nothing but the files of the page itself', async () => {
  const { page, context, problems } = await scene.visit();
  const asked: string[] = [];
  context.on('request', (request) =>
    asked.push(`${request.method()} ${request.url().replace(scene.product().url, '')}`),
  );
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Mira Okafor');
  await page.getByLabel('Email').fill('mira@workbench.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Which case is quiet?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message sent!', { exact: true }).first().waitFor();
  await eventually(async () => expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(''));

  await page.getByRole('button', { name: 'Schedule a Consultation' }).click();
  const [invitation] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /\d{1,2}:\d{2}/ })
      .first()
      .click(),
  ]);
  expect(invitation.suggestedFilename()).toMatch(/\.ics$/);
  expect(
    asked.filter(
      (one) =>
        !/^GET \/(contact$|host\/|remotes\/|registry\/index\.json$|config\.json$)/.test(one) &&
        !one.startsWith('GET blob:'),
    ),
  ).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('purchase: without a build it says so, and a build from the wizard is summed up and named', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/purchase');
  await page.getByText('No purchase data was provided').waitFor();
  await page.getByRole('heading', { name: 'Unable to Load Purchase' }).waitFor();
  await page.goto('/optimal-build?step=3&budget=2000');
  await page.getByRole('button', { name: 'Purchase', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Purchase Your PC Build' }).waitFor();
  await page.getByText('Base PC Build').first().waitFor();
  await page.getByText('Products will be automatically added to your', { exact: false }).first().waitFor();
  const cart = new Promise<string>((resolve) =>
    context.on('request', (request) => request.url().includes('ItemList') && resolve(request.url())),
  );
  await context.route(/newegg\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Cart</title>' }),
  );
  await page.getByRole('button', { name: /^Purchase on Newegg/ }).click();
  const url = new URL(await cart);
  expect(url.searchParams.get('Submit')).toBe('ADD');
  expect(url.searchParams.get('ItemList')?.split(',').length).toBeGreaterThan(1);
  expect(problems).toEqual([]);
  await context.close();
});

test('purchase on a phone: the order soon, what is missing above the button, and no toast over the link to the cart', async () => {
  const { page, context, problems } = await scene.visit({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.goto('/contact');
  const part = { id: 'cpu', name: 'Ryzen 7', price: 300, retailerSku: 'N82E16819113793' };
  const components = { cpu: part, cooling: { id: 'own', name: 'Tower & fan', price: 40 } };
  // As the router keeps the state of an entry.
  await page.evaluate(
    (build) => window.history.replaceState({ usr: { build }, key: 'build', idx: 0 }, '', '/purchase'),
    { id: '1', name: 'A build', components },
  );
  await page.reload();
  const button = page.getByRole('button', { name: 'Purchase on Newegg' });
  const search = page.getByRole('link', { name: 'Search Newegg in a new tab for Tower & fan' });
  const query = 'https://www.newegg.com/p/pl?d=Tower%20%26%20fan';
  await eventually(async () => expect(await search.getAttribute('href')).toBe(query));
  await eventually(async () => {
    const [above, below] = [await search.boundingBox(), await button.boundingBox()];
    expect([(above?.y ?? 0) + (above?.height ?? 0) <= (below?.y ?? 0), (below?.y ?? Infinity) < 844]).toEqual([
      true,
      true,
    ]);
  });
  await button.tap();
  const [link, toast] = [
    page.getByRole('link', { name: 'Open the cart' }),
    page.getByRole('region', { name: /^Messages/ }),
  ];
  await toast.getByText('There was a problem redirecting to Newegg. Please try again.').waitFor();
  await eventually(async () => {
    const [about, over] = [await link.boundingBox(), await toast.getByRole('listitem').boundingBox()];
    expect((about?.y ?? Infinity) + (about?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  });
  expect(problems).toEqual([]);
  await context.close();
});

proof('by keyboard: a part that does not fit is named up to the purchase page, and can be fixed', async () => {
  const { page, context, problems } = await scene.visit();
  await fixOnTheWay(page, byKeyboard);
  expect(problems).toEqual([]);
  await context.close();
});
