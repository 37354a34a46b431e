import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { argv } from 'node:process';
import { prepare } from '@rig4u/workspace/prepare';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { preparedStore, root } from '../support/folders';
import { startProduct } from '../support/product';
import { screens } from '../support/screens';
import { contactSheet } from './sheet';
import { takePictures } from './pictures';

const folder = path.join(root, '.rig4u/contact-sheet');

/**
 * `pnpm contact-sheet [word …]`: pictures of every screen, or of those whose names contain one of the words, in both themes and
 * at three widths, on one page.
 */
const words = argv.slice(2);
const wanted = Object.entries(screens).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (wanted.length === 0) {
  console.error(`No screen has such a name. There are: ${Object.keys(screens).join(', ')}.`);
  process.exit(2);
}
const misfits = await prepare(preparedStore, (text) => process.stdout.write(text));
for (const misfit of misfits) console.log(`Take care: ${misfit}`);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const product = await startProduct({ sharesReleases: true });
const browser = await launchBrowser();
try {
  const { pictures, failures } = await takePictures(browser, product.url, wanted, folder);
  await writeFile(path.join(folder, 'index.html'), contactSheet(pictures));
  console.log(`${pictures.length} pictures are on ${path.join(folder, 'index.html')}`);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await product.close();
}
