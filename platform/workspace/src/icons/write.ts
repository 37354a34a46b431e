import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { card, cardFile } from '@rig4u/gateway/social-card';
import { root } from '@rig4u/kernel';
import { launchBrowser } from '../browser/launch-browser';
import { appIcons, iconPage } from './app-icons';
import { cardPage } from './social-card';

// npx tsx platform/workspace/src/icons/write.ts: writes the icons of the installed product from host/src/icon.svg, and
// the picture that links to it show, from the drawing of the home page.
const folder = path.join(root, 'host/src/icons');
const svg = await readFile(path.join(root, 'host/src/icon.svg'), 'utf8');
const browser = await launchBrowser();
const page = await browser.newPage();
await mkdir(folder, { recursive: true });
for (const icon of appIcons) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(iconPage(svg, icon));
  await writeFile(path.join(folder, icon.name), await page.screenshot({ omitBackground: true }));
  console.log(`Wrote host/src/icons/${icon.name}`);
}
const source = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
const [hero, tokens] = await Promise.all([
  source('host/src/home/hero.svg'),
  source('shared/src/look/tokens/tokens.css'),
]);
await page.setViewportSize({ width: card.width, height: card.height });
await page.setContent(cardPage({ icon: svg, hero, tokens }));
// At this quality it has 55 KB, and no line of it is torn.
await writeFile(path.join(root, 'host/src', cardFile), await page.screenshot({ type: 'jpeg', quality: 74 }));
console.log(`Wrote host/src/${cardFile}`);
await browser.close();
