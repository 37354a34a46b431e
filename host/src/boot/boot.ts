import { applyTheme, preferredTheme, type Registry } from '@rig4u/shared/boot';
import { filesFor, preload, readStored, storedVisitor } from '../remotes/preload';
import { retryOwnScripts } from './retry-own-scripts';

/** Stands inline in the page and runs before anything is painted: theme, preloads, and a second chance for the page's scripts. */
applyTheme(document, preferredTheme(readStored('theme'), matchMedia('(prefers-color-scheme: dark)').matches));
retryOwnScripts(window, document);

try {
  const registry: Registry = JSON.parse(document.getElementById('rig4u-registry')?.textContent ?? '');
  for (const file of filesFor(registry, location.pathname, storedVisitor())) preload(document, file);
} catch (error) {
  // The page reads the registry again, with its schema, and shows what is wrong; here only the head start is lost.
  console.warn('Nothing was preloaded:', error);
}
