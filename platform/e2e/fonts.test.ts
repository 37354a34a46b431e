import type { Page } from 'playwright-core';
import { eventually } from '@rig4u/kernel/until';
import { openScene } from './support/scene';

const scene = openScene();

/** The font files that a page has asked for, without their folder. */
function fontsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/fonts\/([^/]+)\.woff2$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** How wide a text is in the font of our texts, and in the system's. */
const widths = (page: Page, text: string): Promise<{ ours: number; systems: number }> =>
  page.evaluate(async (shown) => {
    const width = (font: string): number => {
      const line = document.body.appendChild(document.createElement('span'));
      Object.assign(line.style, { font: `400 100px ${font}`, position: 'absolute', whiteSpace: 'nowrap' });
      line.textContent = shown;
      const { width: measured } = line.getBoundingClientRect();
      line.remove();
      return measured;
    };
    await document.fonts.load(`400 100px 'Inter Variable'`, shown);
    return { ours: width(`'Inter Variable', monospace`), systems: width('monospace') };
  }, text);

test('a page of our own texts asks for one small file of each font', async () => {
  const { page, context } = await scene.visit();
  const asked = fontsOf(page);
  await page.goto('/pc-part-picker');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await eventually(async () => expect(asked.toSorted()).toEqual(['inter-basic', 'space-grotesk-basic']));
  await context.close();
});

test.each([
  ['accents', 'éèüñç', 'inter-latin'],
  ['other letters of Latin', 'łğőž', 'inter-latin-ext'],
  ['pounds and euros', '£€', 'inter-latin'],
  ['liras and roubles', '₺₽', 'inter-latin-ext'],
])('%s are drawn in the same font, from a file that comes when they do', async (_what, text, file) => {
  const { page, context } = await scene.visit();
  const asked = fontsOf(page);
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { ours, systems } = await widths(page, text);
  await eventually(async () => expect(asked).toContain(file));
  expect(ours).not.toBe(systems);
  await context.close();
});
