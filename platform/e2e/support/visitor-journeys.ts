import type { Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import type { Scene } from './scene';

const categories = ['CPU', 'Motherboard', 'Graphics Card', 'Memory', 'Storage', 'Case', 'Power Supply'];
/** The rest of the twenty-four, after the core. */
const around = [
  'CPU Cooler',
  'Case Fans',
  'Thermal Paste',
  'Monitor',
  'Keyboard',
  'Mouse',
  'Headset',
  'Speakers',
  'Webcam',
  'Microphone',
  'Network Card',
  'Sound Card',
  'Cables',
  'Controller',
  'UPS',
  'Capture Card',
  'Operating System',
];
const options = (page: Page) => page.getByRole('button', { name: /^Choose / });
const cents = (text: string | null): number =>
  Math.round(Number(/\$([\d,]+\.\d{2})/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100);

/** The price that an option's button names, in cents. */
const priceOf = async (page: Page, index: number) =>
  cents(
    await options(page)
      .nth(index)
      .getAttribute('aria-label')
      .then(async (label) => label ?? options(page).nth(index).textContent()),
  );

async function checkComplete(page: Page, sum: number): Promise<void> {
  const summary = page.getByRole('region', { name: 'Your PC Build' });
  await summary.getByText('Build Ready').waitFor();
  // The shown total counts up to its value.
  await page.waitForFunction(
    (text) => document.querySelector('[aria-labelledby="summary-title"]')?.textContent?.includes(text),
    dollars(sum),
  );
  await eventually(async () => expect(await totalOf(page)).toBe(sum));
}

const dollars = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const totalOf = async (page: Page): Promise<number> =>
  cents(
    /Total.*?(\$[\d,]+\.\d{2})/i.exec(
      (await page.getByRole('region', { name: 'Your PC Build' }).textContent()) ?? '',
    )?.[1] ?? null,
  );

async function checkSaved(page: Page, sum: number): Promise<void> {
  await page.goto('/saved-builds');
  await page.reload();
  await page.getByRole('heading', { name: 'Build #1' }).waitFor();
  await eventually(async () =>
    expect(await page.getByRole('main').textContent()).toContain(Math.round(sum / 100).toLocaleString('en-US')),
  );
}

/** Presses Tab until the focused element's name matches, and returns it. */
async function tabTo(page: Page, name: RegExp): Promise<string> {
  for (let i = 0; i < 200; i += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(focused.trim())) return focused;
  }
  throw new Error(`Tab never reached ${name}`);
}

/** From the home page to a saved build with the mouse, through all categories, as a test. */
export function mouseJourney(scene: Scene): void {
  test(
    spec(
      '1.2 2.10',
      'with the mouse only, from the home page through all twenty-four categories to a complete, saved build',
    ),
    async () => {
      const { page, context, problems } = await scene.visit();
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: 'Find My PC' }).first().click();
      let sum = 0;
      for (const category of [...categories, ...around]) {
        await page.getByRole('heading', { level: 2, name: category, exact: true }).waitFor();
        await options(page).first().waitFor();
        sum += await priceOf(page, 1);
        await options(page).nth(1).click();
      }
      await checkComplete(page, sum);
      await page.getByRole('button', { name: 'Complete Build' }).first().click();
      await page.getByText('Your PC build has been saved successfully.').first().waitFor();
      await eventually(async () => expect(page.url()).toMatch(/\/pc-part-picker\/\d+/));
      await checkSaved(page, sum);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
}

/** What a visitor does from the home page to a saved build, as tests. */
export function visitorJourneys(scene: Scene): void {
  mouseJourney(scene);

  test('with the keyboard only, from the home page to a complete, saved build', async () => {
    const { page, context } = await scene.visit();
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Find My PC' }).first().waitFor();
    await tabTo(page, /^Find My PC$/);
    await page.keyboard.press('Enter');
    let sum = 0;
    for (const category of categories) {
      await page.getByRole('heading', { level: 2, name: category, exact: true }).waitFor();
      await options(page).first().waitFor();
      // The price of the one that the keyboard is on: a list that is still being sorted may have had another one first.
      sum += cents(await tabTo(page, /^Choose /));
      await page.keyboard.press('Enter');
    }
    await checkComplete(page, sum);
    await tabTo(page, /^Complete Build$/);
    await page.keyboard.press('Enter');
    await page.getByText('Your PC build has been saved successfully.').first().waitFor();
    await checkSaved(page, sum);
    await context.close();
  });

  test('reload, a second tab and Back keep the choices', async () => {
    const { page, context } = await scene.visit();
    await page.goto('/pc-builder');
    await options(page).first().waitFor();
    await options(page).first().click();
    await page.getByRole('heading', { level: 2, name: 'Motherboard', exact: true }).waitFor();
    const total = dollars(await totalOf(page));
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'CPU', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Your PC Build' }).getByText(total).last().waitFor();
    const second = await context.newPage();
    await second.goto('/pc-part-picker');
    await second.getByRole('region', { name: 'Your PC Build' }).getByText(total).last().waitFor();
    await second.getByRole('button', { name: 'Reset Build' }).first().click();
    await page.getByRole('region', { name: 'Your PC Build' }).getByText('$0.00').last().waitFor();
    await context.close();
  });
}
