import type { EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react/styled-system';
import { system } from '../theme/system';

export type Given = Readonly<Record<string, unknown>>;

/**
 * The classes of elements with one recipe. `isLook` says whether a property is a style or a variant. `classOf` gives the class for the
 * styles and variants of an element, of which `key` is the same for equal ones, and writes its rules into `cache` once. `registers`:
 * Emotion is to know the class again in another element's `className`.
 */
export function classOfStyles(recipe: RecipeDefinition, registers: boolean) {
  const variants = new Set(Object.keys(recipe.variants ?? {}));
  const found = new WeakMap<EmotionCache, Map<string, string>>();
  let look: ReturnType<typeof system.cva> | undefined;

  function write(cache: EmotionCache, given: Given): string {
    const selection: Record<string, unknown> = {};
    const styles: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given)) (variants.has(name) ? selection : styles)[name] = value;
    const { css, ...own } = styles;
    look ??= system.cva(recipe);
    const ofRecipe = Object.fromEntries(Object.entries(look(selection)));
    const ofPlace = [css, own].flat(2).filter(isStyles);
    const rules = serializeStyles([ofPlace.length > 0 ? system.css(ofRecipe, ...ofPlace) : ofRecipe], cache.registered);
    if (!rules.styles) return '';
    insertStyles(cache, rules, !registers);
    return `${cache.key}-${rules.name}`;
  }

  return {
    isLook: (name: string): boolean => variants.has(name) || system.isValidProperty(name),
    classOf(cache: EmotionCache, key: string, given: Given): string {
      let classes = found.get(cache);
      if (!classes) found.set(cache, (classes = new Map()));
      let name = classes.get(key);
      if (name === undefined) classes.set(key, (name = write(cache, given)));
      return name;
    },
  };
}

const isStyles = (value: unknown): value is SystemStyleObject =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;
