import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { wholeClass } from '../../kernel/contracts/whole-class';

/**
 * A style sheet that begins a new tag for the rules of each task.
 *
 * Chromium works out the style of every element anew when a rule in a cascade layer joins a sheet that is already in
 * use: 140 ms in the picker on a slowed processor. A new sheet concerns only the elements that it matches.
 */
export class SheetByTask extends StyleSheet {
  private open = false;

  override insert(rule: string): void {
    if (!this.open) {
      this.open = true;
      this.ctr = 0; // Emotion begins a tag at zero
      queueMicrotask(() => {
        this.open = false;
      });
    }
    super.insert(rule);
  }
}

/**
 * Rules as they are written. The browsers that can load the product know every property without a prefix; Safari's `userSelect`, the
 * only other one that we use, is written twice.
 */
export const plainStyles = { key: 'css', stylisPlugins: [] };

/** The Emotion cache of the page: rules keep the order in which they came, and those of its prerendered screen are there already. */
export function styleCache(container: Node = document.head): EmotionCache {
  const cache = createCache({ ...plainStyles, container });
  cache.sheet = new SheetByTask({ key: 'css', container, speedy: cache.sheet.isSpeedy });
  for (const name of wholeClasses(container.textContent ?? '')) cache.inserted[name] = true;
  return cache;
}

/** The names of the classes of which a page has all rules. */
function wholeClasses(page: string): string[] {
  const [, ...classes] = page.split(wholeClass);
  // A class may begin with a rule for a width or a theme.
  return classes.flatMap((rules) => /\.css-([\w-]+)/.exec(rules)?.[1] ?? []);
}

let current: EmotionCache | undefined;

/** The cache that the whole page shares; made when it is first asked for, since no page is there when a screen is prerendered. */
export const pageCache = (): EmotionCache => (current ??= styleCache());
