import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@rig4u/kernel';
import { launchBrowser } from '../browser/launch-browser';
import { appIcons, iconPage } from './app-icons';

// npx tsx platform/workspace/src/icons/write.ts: writes the icons of the installed product from host/src/icon.svg.
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
await browser.close();
