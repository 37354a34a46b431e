import type { Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import { byKeyboard, byMouse, fixOnTheWay } from './support/part-that-does-not-fit';
import { twoUnlike } from './support/sample-builds';
import { openScene } from './support/scene';

const scene = openScene();

const cards = (page: Page) => page.getByRole('button', { name: /^Choose .+, \$/ });
const summary = (page: Page) => page.getByRole('region', { name: 'Your PC Build' });
const report = (page: Page) => page.getByRole('region', { name: 'Full report' });
const category = async (page: Page, name: string) => {
  await page
    .getByRole('complementary', { name: 'Component Selection' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await cards(page).first().waitFor();
};
/** The rows follow search and filters after the paint. */
const rowsFollow = (page: Page) => page.locator('#options-list:not([aria-busy])').waitFor();
const search = async (page: Page, text: string) => {
  await page.getByPlaceholder('Search...').fill(text);
  await page.waitForFunction((query) => new URLSearchParams(location.search).get('q') === query, text);
  await rowsFollow(page);
};

test('a filter outlives a reload and a shared address, and Back closes the category', async () => {
  const { page, context } = await scene.visit();
  await page.goto('/pc-part-picker?category=gpu');
  await cards(page).first().waitFor();
  await page.getByRole('button', { name: /^Chip maker/ }).click();
  await page.getByRole('checkbox', { name: /^AMD/ }).check();
  await rowsFollow(page);
  const left = await cards(page).count();
  expect(left).toBeLessThan(20);
  const address = page.url();
  expect(address).toContain('f.chipMaker=AMD');
  await page.reload();
  await cards(page).first().waitFor();
  await eventually(async () => expect(await cards(page).count()).toBe(left));
  await category(page, 'Storage');
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Graphics Card', exact: true }).waitFor();
  await eventually(async () => expect(page.url()).toBe(address));
  await context.close();
});

test('a board for another socket is found, explained, and swapped only when accepted', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/pc-part-picker');
  await cards(page).first().waitFor();
  await search(page, 'i5-12400F');
  await cards(page).first().click();
  await page.getByRole('heading', { level: 2, name: 'Motherboard', exact: true }).waitFor();
  await cards(page).first().waitFor();
  const misfit = page.getByRole('button', { name: /does not fit: .*AM5/ }).first();
  await misfit.click();
  const check = report(page).getByRole('region', { name: 'Compatibility Check' });
  const finding = check.getByRole('listitem').filter({ hasText: 'Does not fit' }).first();
  await finding.waitFor();
  const text = (await finding.textContent()) ?? '';
  expect(text).toContain('LGA1700');
  expect(text).toContain('AM5');
  await finding
    .getByRole('button', { name: /^Swap to / })
    .first()
    .click();
  await check.getByText('Does not fit').first().waitFor({ state: 'detached' });
  await page.reload();
  await cards(page).first().waitFor();
  await eventually(async () => expect(await check.getByText('Does not fit').count()).toBe(0));
  expect(problems).toEqual([]);
  await context.close();
});

test('a part that does not fit is named up to the purchase page, and Fix it ends in a build that passes', async () => {
  const { page, context, problems } = await scene.visit();
  await fixOnTheWay(page, byMouse);
  expect(problems).toEqual([]);
  await context.close();
});

test('a shared link opens read-only and becomes the visitor’s own when asked', async () => {
  const { page, context } = await scene.visit();
  await page.goto('/pc-part-picker');
  await cards(page).first().waitFor();
  await cards(page).first().click();
  await page.getByRole('heading', { level: 2, name: 'Motherboard', exact: true }).waitFor();
  await report(page).getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox', { name: /link/i }).first().inputValue();
  expect(link).toMatch(/#b=[\w-]{4,150}$/);

  const other = await scene.visit();
  await other.page.goto(new URL(link).pathname + new URL(link).hash);
  await other.page.getByRole('button', { name: 'Make it mine' }).waitFor();
  await eventually(async () => expect(await cards(other.page).count()).toBe(0));
  await other.page.getByRole('button', { name: 'Make it mine' }).click();
  await cards(other.page).first().waitFor();
  await eventually(async () => expect(await summary(other.page).textContent()).toContain('17% Complete'));
  await other.context.close();
  await context.close();
});

test('two saved builds are ticked and compared by keyboard alone, and a build of a link takes a side', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/');
  await page.evaluate((builds) => localStorage.setItem('saved_pc_builds', JSON.stringify(builds)), twoUnlike);
  await page.goto('/saved-builds');
  for (const { name } of twoUnlike) {
    const box = page.getByRole('checkbox', { name: `Compare ${name}` });
    await box.focus();
    await page.keyboard.press('Space');
    await eventually(async () => expect(await box.isChecked()).toBe(true));
  }
  await byKeyboard(page.getByRole('link', { name: 'Compare', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Compare builds' }).waitFor();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
  const [first] = twoUnlike;
  await row('Total').getByText('lower').waitFor();
  await eventually(async () => expect(await row('Result').textContent()).toMatch(/parts? (does|do) not fit/));
  await page.reload();
  await row('Total').getByText('lower').waitFor();

  await page.goto(`/saved-builds/compare?a=${first?.id}#b=EC_wAAEx4dDIRCo8F4BkBw`);
  await page.getByRole('columnheader', { name: 'Linked build' }).waitFor();
  await eventually(async () => expect(await row('Graphics Card').textContent()).toContain('$'));
  await page.getByRole('combobox', { name: 'Second build' }).selectOption('9');
  await page.getByRole('columnheader', { name: /^The other one/ }).waitFor();
  await eventually(async () => expect(page.url()).toMatch(/\/saved-builds\/compare\?a=1&b=9$/));
  expect(problems).toEqual([]);
  await context.close();
});

/** A dozen kept builds: more than a window shows, with nothing to open far down before the cards above it are there. */
const dozen = Array.from({ length: 12 }, (_, at) => ({ ...twoUnlike[0], id: `${at + 1}`, name: `Build #${at + 1}` }));

test('Back and a reload lead to the saved build that the visitor left, far down', async () => {
  const { page, context } = await scene.visit({ viewport: { width: 390, height: 844 } });
  await page.addInitScript((builds) => localStorage.setItem('saved_pc_builds', JSON.stringify(builds)), dozen);
  // Who began in the fallback font has the fonts at the next screen, and lines break elsewhere: a busy machine would be 195 px off.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/saved-builds');
  const view = page.getByRole('link', { name: 'View Build #10' });
  const at = async () => Math.round((await view.boundingBox())?.y ?? Number.NaN);
  await view.scrollIntoViewIfNeeded();
  // Verdicts and prices come late, and lines with them.
  await page.waitForLoadState('networkidle');
  await view.scrollIntoViewIfNeeded();
  const left = await at();
  await view.click();
  await page.locator('#open-build').waitFor();
  await page.goBack();
  await eventually(async () => expect(Math.abs((await at()) - left)).toBeLessThanOrEqual(2));
  await page.reload();
  await eventually(async () => expect(Math.abs((await at()) - left)).toBeLessThanOrEqual(2));
  await context.close();
});

test('a damaged link says so and leads on', async () => {
  const { page, context } = await scene.visit();
  await page.goto('/pc-part-picker#b=AAAA<script>');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByText(/damaged|cannot be read|not complete/i)
    .first()
    .waitFor();
  await eventually(async () => expect(await page.getByRole('main').locator('script').count()).toBe(0));
  await context.close();
});

test(spec('1.3', 'from use and budget to a build, and on into the picker with its parts chosen'), async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/optimal-build');
  await page.getByRole('heading', { name: 'What will you use your PC for?' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: "What's your budget?" }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Your Optimal PC Build' }).waitFor();
  await page.getByRole('button', { name: 'Customize This Build' }).click();
  await summary(page).getByText('Build Ready').first().waitFor();
  await eventually(async () => expect(await summary(page).textContent()).not.toContain('does not fit'));
  expect(problems).toEqual([]);
  await context.close();
});

test('markup in a name, a note and an import is text in the real browser', async () => {
  const { page, context } = await scene.visit();
  const hostile = '<img src=x onerror="window.hit=1">\u202e😀';
  await page.goto('/');
  await page.evaluate((name) => {
    const part = { id: 'own-cpu-1', type: 'cpu', name, price: 10, specs: { socket: name } };
    localStorage.setItem(
      'saved_pc_builds',
      JSON.stringify([
        { id: '1', name, note: name, date: '2026-11-02T10:00:00.000Z', components: { cpu: part }, totalPrice: 10 },
      ]),
    );
    localStorage.setItem(
      'rig4u-draft-build',
      JSON.stringify({
        components: { cpu: part, motherboard: { ...part, id: 'own-motherboard-1', type: 'motherboard' } },
      }),
    );
  }, hostile);
  for (const path of ['/saved-builds', '/pc-part-picker/1', '/pc-part-picker/1/settings', '/pc-part-picker']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(hostile).first().waitFor({ state: 'attached' });
    await eventually(async () => expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined());
  }
  await context.close();
});

test('a build of all 24 types prints on one page, with its name', async () => {
  const { page, context } = await scene.visit();
  const types = [
    ...['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu', 'cooling', 'caseFan', 'thermalPaste'],
    ...['monitor', 'keyboard', 'mouse', 'headset', 'speakers', 'webcam', 'microphone', 'networkCard', 'soundCard'],
    ...['cables', 'controller', 'ups', 'capture', 'os'],
  ];
  const components = Object.fromEntries(
    types.map((type) => [
      type,
      {
        id: `${type}0`,
        type,
        brand: 'Some maker',
        name: `A ${type} with a rather long name, 3rd edition`,
        price: 129.99,
        specs: {},
      },
    ]),
  );
  await page.goto('/');
  await page.evaluate(
    (parts) =>
      localStorage.setItem(
        'saved_pc_builds',
        JSON.stringify([
          { id: '1', name: 'My printed build', date: '2026-11-02T10:00:00.000Z', components: parts, totalPrice: 1 },
        ]),
      ),
    components,
  );
  await page.goto('/pc-part-picker/1');
  await summary(page).getByText('Build Ready').first().waitFor();
  const check = report(page).getByRole('region', { name: 'Compatibility Check' });
  await check.getByText('What is not known').waitFor();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await eventually(async () => expect(await page.getByText('My printed build').first().isVisible()).toBe(true));
  await eventually(async () => expect(await check.isVisible()).toBe(true));
  await eventually(async () =>
    expect(
      await check
        .getByText(/^Not checked: .+\.$/)
        .last()
        .isVisible(),
    ).toBe(true),
  );
  await context.close();
});
