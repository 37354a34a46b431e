import { applyTheme, preferredTheme, type Registry } from '@rig4u/shared/boot';
import { filesFor, preload } from '../remotes/preload';
import { readStored, storedVisitor } from '../remotes/visitor';
import { retryOwnScripts } from './retry-own-scripts';

// The page carries this script inline. It runs before the first paint: theme, retries of the page's own scripts,
// preloads.
applyTheme(document, preferredTheme(readStored('theme'), matchMedia('(prefers-color-scheme: dark)').matches));
retryOwnScripts(window, document);

try {
  const registry: Registry = JSON.parse(document.getElementById('rig4u-registry')?.textContent ?? '');
  for (const file of filesFor(registry, location.pathname, storedVisitor())) preload(document, file);
} catch (error) {
  // The application reads the registry again, with its schema, and shows what is wrong. Here only the head start is
  // lost.
  console.warn('Nothing was preloaded:', error);
}
