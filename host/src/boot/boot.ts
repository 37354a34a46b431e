import { applyTheme, preferredTheme, type InlinedRecord, type RegistryIndex, type Release } from '@rig4u/shared/boot';
import type { Config } from '@rig4u/shared/contracts';
import { onHostFailed } from '../load-reports/host-failed';
import { tellHostFailed } from '../load-reports/tell-host-failed';
import { replaceOldPage } from '../old-page/replace-old-page';
import { filesInPage, preload } from '../remotes/preload';
import { readStored, visitorOf } from '../remotes/visitor';
import { eachByItself } from './each-by-itself';
import { markState } from './frame-place';
import { retryOwnScripts } from './retry-own-scripts';
import { runOwnScripts } from './run-own-scripts';
import { guardScripts } from './trusted-types';
import { fetchWebFonts } from './web-fonts';

// The page carries this script inline. It runs before the first paint: theme, the page's own scripts and their retries,
// fonts, preloads. The rule for scripts comes first: before it, no script may be put into the page. A visitor's own script or an odd
// browser may make any step throw, and the page must start all the same.
eachByItself([
  () => guardScripts(window, readConfig()),
  () => applyTheme(document, preferredTheme(readStored('theme'), matchMedia('(prefers-color-scheme: dark)').matches)),
  () => retryOwnScripts(window, document, () => tellHostFailed(window)),
  () => replaceOldPage(window, () => tellHostFailed(window)),
  () => onHostFailed(window, (phase) => tellHostFailed(window, phase)),
  () => fetchWebFonts(document),
  () => markState(document, location),
  () => runOwnScripts(window, document),
  preloadRemote,
]);

/** The head start of a page of a remote: asks for the files of its screen. What is wrong with the registry the application says. */
function preloadRemote(): void {
  const record = document.getElementById('rig4u-record')?.textContent;
  if (!record) return;
  const index: RegistryIndex = JSON.parse(document.getElementById('rig4u-index')?.textContent ?? '');
  const carried: InlinedRecord<Release> = JSON.parse(record);
  for (const file of filesInPage(index, carried, location.pathname, visitorOf(index))) preload(document, file);
}

/** The page's config without its schema; of a damaged one nothing, and the application says what is wrong with it. */
function readConfig(): Pick<Config, 'services'> {
  try {
    const config: Pick<Config, 'services'> = JSON.parse(document.getElementById('rig4u-config')?.textContent ?? '');
    return config;
  } catch (error) {
    console.warn('The config cannot be read:', error);
    return {};
  }
}
